import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { patient } from '#core/test-patience.ts'
import { sql, type World } from '#server/tools.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { claimRuns } from './performing/claim-runs.ts'
import { performForever } from './performing/perform-runs.ts'
import type { RunKind, RunLimits } from './kinds/run-kind.ts'
import { runKinds, startRun } from './lends.ts'

let tools: TestTools
beforeEach(async () => void (tools = await testTools()))
afterEach(() => tools.close())

const kindOf = (kind: string, atOnce?: RunLimits): RunKind<object> => ({
  area: 'numbers',
  kind,
  input: z.object({}),
  ...(atOnce && { atOnce }),
  perform: async () => ({}),
})

const start = (
  kind: RunKind<object>,
  title: string,
  more: { readerId?: string; parentId?: string; cause?: string; wakeAt?: Date } = {},
) => startRun(tools, kind, { readerId: tools.readerId, title, input: {}, ...more })

async function another(): Promise<string> {
  const id = newId('reader')
  await tools.db.run(sql`insert into readers (id, name, created_at) values (${id}, ${id}, now())`)
  return id
}

/** Claims runs repeatedly, each time as another worker; returns their titles. */
async function claimed(kind: RunKind<object>, free = 100): Promise<string[]> {
  const runs = await claimRuns(tools, kind, free)
  const rows = await tools.db.many(
    z.object({ id: z.string(), title: z.string() }),
    sql`select id, title from runs where state = 'running' order by wake_at, id`,
  )
  return rows.filter(({ id }) => runs.some((run) => run.id === id)).map(({ title }) => title)
}
const end = (title: string) =>
  tools.db.run(sql`update runs set state = 'done', ended_at = now() where title = ${title}`)

describe('runs that are claimed', () => {
  test('are one of a reader, and one in all, where the kind says nothing', async () => {
    const kind = kindOf('plain')
    await start(kind, 'first')
    await start(kind, 'second')
    expect(await claimed(kind)).toHaveLength(1)
    expect(await claimed(kind)).toEqual([])
  })

  test('are so many of each reader, and of all of them, as the kind says', async () => {
    const kind = kindOf('limited', { inAll: 3, perReader: 2 })
    const other = await another()
    for (const nth of [1, 2, 3, 4]) await start(kind, `mine ${nth}`)
    for (const nth of [1, 2]) await start(kind, `theirs ${nth}`, { readerId: other })
    const first = await claimed(kind)
    expect(first).toHaveLength(3)
    expect(first.filter((title) => title.startsWith('mine'))).toHaveLength(
      first.filter((title) => title.startsWith('theirs')).length === 1 ? 2 : 1,
    )
    expect(await claimed(kind)).toEqual([])
    await end(first[0]!)
    expect(await claimed(kind)).toHaveLength(1)
  })

  test('take turns: who waits with one comes before the hundredth of another', async () => {
    const kind = kindOf('fair', { inAll: 2, perReader: 2 })
    const other = await another()
    for (let nth = 0; nth < 100; nth++) await start(kind, `mine ${nth}`)
    await start(kind, 'theirs', { readerId: other })
    expect(await claimed(kind)).toContain('theirs')
  })

  test('are so many of each parent, and another parent goes on beside it', async () => {
    const kind = kindOf('children', { inAll: 10, perReader: 10, perParent: 1 })
    for (const nth of [1, 2, 3]) await start(kind, `a ${nth}`, { parentId: 'a' })
    await start(kind, 'b 1', { parentId: 'b' })
    expect((await claimed(kind)).toSorted()).toEqual(['a 1', 'b 1'])
    expect(await claimed(kind)).toEqual([])
    await end('a 1')
    expect(await claimed(kind)).toEqual(['a 2'])
  })

  test('are never claimed twice, however many workers ask at once', async () => {
    const kind = kindOf('raced', { inAll: 7, perReader: 7 })
    for (let nth = 0; nth < 20; nth++) await start(kind, `run ${nth}`)
    const all = await Promise.all(Array.from({ length: 6 }, () => claimRuns(tools, kind, 3)))
    const ids = all.flat().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(7)
  })

  test('are not due before their time', async () => {
    const kind = kindOf('later', { inAll: 5, perReader: 5 })
    await start(kind, 'later', { wakeAt: new Date(tools.now().getTime() + 60_000) })
    await start(kind, 'now')
    expect(await claimed(kind)).toEqual(['now'])
    tools.setNow(new Date(tools.now().getTime() + 60_000))
    expect(await claimed(kind)).toEqual(['later'])
  })
})

describe('a cause', () => {
  test('begins one run, also after that has ended or was deleted, and at once by many', async () => {
    const kind = kindOf('caused', { inAll: 5, perReader: 5 })
    const all = await Promise.all(
      Array.from({ length: 20 }, () => start(kind, 'once', { cause: 'article:812' })),
    )
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    await end('once')
    expect(await start(kind, 'again', { cause: 'article:812' })).toEqual({
      id: all[0]!.id,
      isNew: false,
    })
    await tools.db.run(sql`delete from runs`)
    await start(kind, 'again', { cause: 'article:812' })
    expect(await claimed(kind)).toEqual([])
  })

  test('is one of its reader and kind', async () => {
    const [kind, other] = [kindOf('caused'), kindOf('caused-otherwise')]
    const first = await start(kind, 'one', { cause: 'article:1' })
    expect(await start(other, 'two', { cause: 'article:1' })).not.toEqual(first)
    const readerId = await another()
    expect(await start(kind, 'three', { readerId, cause: 'article:1' })).not.toEqual(first)
  })

  test('is none where its transaction fails', async () => {
    const kind = kindOf('caused')
    await expect(
      tools.db.transaction(async (db) => {
        const draft = { readerId: tools.readerId, title: 'never', input: {}, cause: 'article:1' }
        await startRun(tools, kind, draft, db)
        throw new Error('Something else fails')
      }),
    ).rejects.toThrow('Something else')
    await start(kind, 'after all', { cause: 'article:1' })
    expect(await claimed(kind)).toEqual(['after all'])
  })
})

test('two areas run at once in one worker, each within a limit of its own', async () => {
  const atWork = { letters: 0, numbers: 0 }
  const most = { letters: 0, numbers: 0 }
  let seenTogether = false
  let ended = 0
  const working = (area: 'letters' | 'numbers', inAll: number): RunKind<object> => ({
    ...{ area, kind: 'work', input: z.object({}), atOnce: { inAll, perReader: inAll } },
    async perform() {
      most[area] = Math.max(most[area], ++atWork[area])
      if (atWork.letters > 0 && atWork.numbers > 0) seenTogether = true
      // Works until both kinds were at work together and this kind has reached its limit, or until
      // nearly all runs have ended.
      await expect
        .poll(() => seenTogether && (most[area] === inAll || ended > 4), { interval: 5 })
        .toBe(true)
      atWork[area]--
      ended++
      return {}
    },
  })
  const kinds = [working('letters', 1), working('numbers', 3)]
  const world: World = {
    ...tools,
    extensions: (point) => (point.name === runKinds.name ? (kinds as never) : []),
  }
  const stop = new AbortController()
  const performing = performForever(world, stop.signal)
  for (const kind of kinds) for (let nth = 0; nth < 6; nth++) await start(kind, `${nth}`)
  await expect.poll(() => ended, { timeout: patient(20_000), interval: 10 }).toBe(12)
  stop.abort()
  await performing
  expect(most).toEqual({ letters: 1, numbers: 3 })
  expect(seenTogether).toBe(true)
})
