import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Problem } from '#core/problem.ts'
import { DraftSaver, type DraftChanges, type KeptChanges, type SaveState } from './draft-saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const wait = (ms = 1000) => vi.advanceTimersByTimeAsync(ms)

/** A simulated server with one workflow, which several pages of one browser edit. */
function server() {
  const store = new Map<string, KeptChanges>()
  let saved: DraftChanges & { revision: number } = { revision: 1, name: 'Tides' }
  let network: 'up' | 'down' | 'loses answers' = 'up'
  let saves = 0
  const away = () => new Problem('unavailable', 'There is no network.')

  function openPage() {
    const seen: SaveState[] = []
    const saver = new DraftSaver(
      { id: 'workflow-1', revision: saved.revision },
      {
        async save(revision, changes) {
          saves++
          if (network === 'down') throw away()
          if (revision !== saved.revision) throw new Problem('conflict', 'Changed elsewhere.')
          saved = { ...saved, ...changes, revision: revision + 1 }
          if (network === 'loses answers') throw away()
          return saved.revision
        },
        async read() {
          if (network !== 'up') throw away()
          return saved
        },
        kept: {
          read: (id) => store.get(id) ?? null,
          write: (id, kept) => void store.set(id, kept),
          remove: (id) => void store.delete(id),
        },
        onState: (state) => seen.push(state),
        explain: (error) => (error as Error).message,
      },
    )
    return { saver, kept: saver.open(saved), state: () => seen.at(-1)?.kind ?? 'saved' }
  }
  return {
    openPage,
    store,
    saved: () => saved,
    saves: () => saves,
    set: (now: typeof network) => (network = now),
    /** Saves from another browser. */
    elsewhere: (changes: DraftChanges) =>
      (saved = { ...saved, ...changes, revision: saved.revision + 1 }),
  }
}

test('what is typed is saved once typing pauses, and leaves nothing in the browser', async () => {
  const hub = server()
  const page = hub.openPage()
  for (const name of ['T', 'Ti', 'Tid']) page.saver.add({ name })
  await wait()
  expect([hub.saved().name, hub.saves(), page.state()]).toEqual(['Tid', 1, 'saved'])
  expect(hub.store.size).toBe(0)
})

test('what is typed without a network is saved by itself once there is one', async () => {
  const hub = server()
  const page = hub.openPage()
  hub.set('down')
  page.saver.add({ name: 'Typed' })
  await wait()
  expect(page.state()).toBe('failed')
  page.saver.add({ description: 'offline' })
  await wait(60_000)
  expect(hub.saves()).toBeLessThan(10)
  hub.set('up')
  await wait(30_000)
  expect(hub.saved()).toMatchObject({ name: 'Typed', description: 'offline' })
  expect([page.state(), hub.store.size]).toEqual(['saved', 0])
})

test('what a closed page could not save is there when the workflow is opened again', async () => {
  const hub = server()
  hub.set('down')
  const page = hub.openPage()
  page.saver.add({ name: 'Typed' })
  page.saver.close()
  await wait(120_000)
  hub.set('up')
  const later = hub.openPage()
  expect(later.kept).toEqual({ name: 'Typed' })
  await wait()
  expect([hub.saved().name, later.state(), hub.store.size]).toEqual(['Typed', 'saved', 0])
})

test('a request whose answer was lost is not a conflict, also for the next page', async () => {
  const hub = server()
  const page = hub.openPage()
  hub.set('loses answers')
  page.saver.add({ name: 'Arrived' })
  await wait()
  page.saver.add({ description: 'more' })
  hub.set('up')
  await wait(30_000)
  expect(page.state()).toBe('saved')
  expect(hub.saved()).toMatchObject({ name: 'Arrived', description: 'more' })
  hub.set('loses answers')
  page.saver.add({ name: 'Left' })
  page.saver.leave()
  await wait(0)
  hub.set('up')
  expect(hub.openPage()).toMatchObject({ kept: null })
  expect(hub.store.size).toBe(0)
})

test('a change of another browser meanwhile asks which one stays, and nothing is sent until then', async () => {
  const hub = server()
  hub.set('down')
  const page = hub.openPage()
  page.saver.add({ name: 'Mine' })
  await wait()
  hub.elsewhere({ name: 'Theirs' })
  hub.set('up')
  await wait(30_000)
  expect(page.state()).toBe('conflict')
  const saves = hub.saves()
  page.saver.add({ description: 'more of mine' })
  await wait()
  expect(hub.saves()).toBe(saves)
  page.saver.close()
  const later = hub.openPage()
  expect(later.kept).toEqual({ name: 'Mine', description: 'more of mine' })
  expect([later.state(), hub.saved().name]).toEqual(['conflict', 'Theirs'])
  await later.saver.keepMine()
  expect(hub.saved()).toMatchObject({ name: 'Mine', description: 'more of mine' })
  expect(hub.store.size).toBe(0)
})

test('what the server refuses is said, and not sent again and again', async () => {
  const hub = server()
  const page = hub.openPage()
  const refused = vi.fn(async () => Promise.reject(new Problem('invalid', 'Give it a name.')))
  const saver = new DraftSaver(
    { id: 'workflow-2', revision: 1 },
    {
      ...{ save: refused, read: async () => hub.saved(), onState: () => {}, explain: String },
      kept: { read: () => null, write: () => {}, remove: () => {} },
    },
  )
  saver.open(hub.saved())
  saver.add({ name: '' })
  await wait(60_000)
  expect(refused).toHaveBeenCalledTimes(1)
  page.saver.close()
})
