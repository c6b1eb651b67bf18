import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Problem } from '#core/problem.ts'
import type { NoteDraft, WholeNote } from './contracts/editor.ts'
import { NoteSaver, type KeptDraft, type SaveState } from './note-saver.ts'

const first: WholeNote = {
  ...{
    id: 'note-1',
    category: 'work',
    title: 'Tides',
    text: 'one\ntwo\nthree',
    tags: [],
    revision: 1,
  },
  ...{
    article: null,
    highlight: null,
    createdAt: '2026-03-02T12:00:00Z',
    editedAt: '2026-03-02T12:00:00Z',
  },
}

/** A simulated server with one note, which several windows edit. */
function hub() {
  let stored = first
  const drafts = new Map<string, KeptDraft>()
  let failure: Error | null = null

  function open() {
    const seen = { states: [] as SaveState[], shown: null as NoteDraft | null }
    const saver = new NoteSaver(stored, {
      async save({ revision, id: _id, ...draft }) {
        if (failure) throw failure
        if (revision !== stored.revision)
          return { revision: stored.revision, editedAt: stored.editedAt, current: stored }
        stored = { ...stored, ...draft, revision: revision + 1 }
        return { revision: stored.revision, editedAt: stored.editedAt, current: null }
      },
      drafts: {
        read: (id) => drafts.get(id) ?? null,
        write: (id, kept) => void drafts.set(id, kept),
        remove: (id) => void drafts.delete(id),
      },
      onState: (state) => seen.states.push(state),
      onDraft: (draft) => (seen.shown = draft),
    })
    return { saver, seen, kind: () => seen.states.at(-1)?.kind }
  }
  return {
    open,
    drafts,
    text: () => stored.text,
    stored: () => stored,
    fail: (error: Error | null) => (failure = error),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const wait = (ms = 1000) => vi.advanceTimersByTimeAsync(ms)

test('what is typed is saved once the keys rest', async () => {
  const { open, text, drafts } = hub()
  const { saver, kind } = open()
  saver.change({ text: 'o' })
  await wait(500)
  saver.change({ text: 'one!' })
  expect(kind()).toBe('changed')
  await wait()
  expect([text(), kind(), drafts.size]).toEqual(['one!', 'saved', 0])
})

test('two windows that change other lines both keep theirs', async () => {
  const { open, text } = hub()
  const [one, two] = [open(), open()]
  one.saver.change({ text: 'ONE\ntwo\nthree' })
  await wait()
  two.saver.change({ text: 'one\ntwo\nthree\nfour' })
  await wait()
  await wait()
  expect(text()).toBe('ONE\ntwo\nthree\nfour')
  expect(two.seen.shown?.text).toBe('ONE\ntwo\nthree\nfour')
  expect(two.seen.states.map(({ kind }) => kind)).toContain('merged')
})

test('two windows that change one line are told, and nothing is saved until one is chosen', async () => {
  const { open, text, drafts } = hub()
  const [one, two] = [open(), open()]
  one.saver.change({ text: 'theirs\ntwo\nthree' })
  await wait()
  two.saver.change({ text: 'mine\ntwo\nthree' })
  await wait()
  expect(two.seen.states.at(-1)).toMatchObject({
    kind: 'conflict',
    theirs: { text: 'theirs\ntwo\nthree' },
  })
  two.saver.change({ text: 'mine!\ntwo\nthree' })
  await wait(10_000)
  expect(text()).toBe('theirs\ntwo\nthree')
  expect(drafts.get('note-1')?.draft.text).toBe('mine!\ntwo\nthree')
  two.saver.settle('mine')
  await wait()
  expect([text(), two.kind()]).toEqual(['mine!\ntwo\nthree', 'saved'])
})

test('what cannot be saved is kept, tried again, and there when the note is opened again', async () => {
  const { open, text, fail } = hub()
  fail(new Problem('unavailable', 'No connection'))
  const { saver, kind } = open()
  saver.change({ text: 'offline' })
  await wait()
  expect(kind()).toBe('offline')
  saver.stop()
  const again = open()
  expect(again.saver.draft.text).toBe('offline')
  fail(null)
  await wait(6000)
  expect(text()).toBe('offline')
})

test('a draft of an older revision is merged with what is there', async () => {
  const { open, text, drafts } = hub()
  const one = open()
  one.saver.change({ text: 'ONE\ntwo\nthree' })
  await wait()
  drafts.set('note-1', { base: first, draft: { ...first, text: 'one\ntwo\nthree\nfour' } })
  const two = open()
  expect(two.saver.draft.text).toBe('ONE\ntwo\nthree\nfour')
  await wait()
  expect([text(), two.kind()]).toEqual(['ONE\ntwo\nthree\nfour', 'saved'])
})

test('what the server refuses is said in its words and not tried again', async () => {
  const { open, fail, text } = hub()
  fail(new Problem('invalid', 'A note can have 2,000,000 characters at most.'))
  const { saver, seen } = open()
  saver.change({ text: 'too long' })
  await wait(20_000)
  expect(seen.states.filter(({ kind }) => kind === 'saving')).toHaveLength(1)
  expect(seen.states.at(-1)).toEqual({
    kind: 'refused',
    message: 'A note can have 2,000,000 characters at most.',
  })
  expect(text()).toBe(first.text)
})

test('changes from elsewhere show at once where nothing was typed', async () => {
  const { open } = hub()
  const { saver, seen } = open()
  saver.takeIn({ ...first, text: 'from elsewhere', revision: 2 })
  expect(seen.shown?.text).toBe('from elsewhere')
})
