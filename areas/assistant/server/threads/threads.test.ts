import { afterEach, beforeEach, expect, test } from 'vitest'
import { serverSavedLists } from '#areas/saved/server/lists-api.ts'
import { serverSaved } from '#areas/saved/server/saved-articles.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { keepQuestion } from '../chat/ask.ts'
import { goneThread } from './gone-thread.ts'
import { sweepThreads } from './sweep-threads.ts'
import { indexThreads } from './thread-texts.ts'
import { serverThreads } from './threads-api.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

const threads = () => serverThreads(tools.desk)
const list = (search = '') => threads().listThreads({ search })

let minute = 0
async function ask(thread: string, text: string, id = `${thread}-${text}`.slice(0, 200)) {
  tools.setNow(new Date(Date.parse('2026-03-02T12:00:00Z') + 60_000 * ++minute))
  return keepQuestion(tools.desk, { id, thread, text })
}

test('a thread is named by its first question, and the last asked in comes first', async () => {
  await ask('a', 'Who was first at Orrin?')
  await ask('b', 'What changed since Monday?')
  await ask('a', 'And then?')
  const { threads: shown } = await list()
  expect(shown.map(({ title, questions }) => [title, questions])).toEqual([
    ['Who was first at Orrin?', 2],
    ['What changed since Monday?', 1],
  ])
})

test('a question that is told twice is asked once', async () => {
  expect(await ask('a', 'Who was first?', 'one')).toBe(true)
  expect(await ask('a', 'Who was first?', 'one')).toBe(false)
  expect((await list()).threads).toMatchObject([{ questions: 1 }])
})

test('threads go on page by page, each once', async () => {
  for (let nth = 0; nth < 65; nth++) await ask(`thread-${nth}`, `Question ${nth}`)
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof list>> = await threads().listThreads({
      search: '',
      ...(cursor !== null && { cursor }),
    })
    seen.push(...page.threads.map(({ title }) => title))
    cursor = page.next
  } while (cursor !== null)
  expect(seen).toEqual(Array.from({ length: 65 }, (_, at) => `Question ${64 - at}`))
})

test('threads are found by what was asked and answered in them, and by their names', async () => {
  await ask('a', 'Who was first at Orrin?')
  await ask('a', 'How many boats were lost?', 'boats')
  await ask('b', 'Anything else?')
  await threads().renameThread({ id: 'b', title: 'Lighthouse' })
  await tools.db.run(
    sql`update assistant_turns set answer_text = 'Seven crates, 居民们庆祝重建旧码头.' where id = 'boats'`,
  )
  // Answers that an older version stored are indexed, too.
  await indexThreads.run(tools, {})
  for (const [words, ids] of [
    ['boat', ['a']],
    ['crate', ['a']],
    ['码头', ['a']],
    ['lightehouse', ['b']],
    ['lighthouses', ['b']],
    ['submarine', []],
  ] as const)
    expect((await list(words)).threads.map(({ id }) => id)).toEqual(ids)
  expect(await list('Lihgthouses')).toMatchObject({ meant: 'lighthouse', marks: ['Lighthouse'] })
})

test('what is asked and answered is found at once, and no longer by a former name', async () => {
  await ask('a', 'Werden die Kräne im Hafen erneuert?')
  await threads().renameThread({ id: 'a', title: 'Ein Fährunglück' })
  expect((await list('Kran Häfen')).threads).toHaveLength(1)
  await threads().renameThread({ id: 'a', title: 'Segelboote' })
  expect((await list('Fährunglück')).threads).toHaveLength(0)
  expect((await list('segelboot')).marks).toEqual(['Segelboote'])
})

test('deleting can be undone for a day, and is for good afterwards', async () => {
  await ask('a', 'Who was first?')
  await threads().deleteThread({ id: 'a' })
  expect((await list()).threads).toEqual([])
  await expect(threads().deleteThread({ id: 'a' })).rejects.toThrow('That thread was deleted')
  await expect(ask('a', 'And then?')).rejects.toThrow('That thread was deleted')
  await threads().restoreThread({ id: 'a' })
  expect((await list()).threads).toHaveLength(1)
  await threads().deleteThread({ id: 'a' })
  tools.setNow(new Date('2026-03-04T12:00:00Z'))
  await sweepThreads.run(tools, {})
  await expect(threads().restoreThread({ id: 'a' })).rejects.toThrow('That thread was deleted')
})

test('what is saved stands under Saved, and is taken out there without losing the thread', async () => {
  await ask('a', 'Who was first?')
  await ask('b', 'And who was last?')
  await threads().saveThread({ id: 'a', isSaved: true })
  const saved = serverSavedLists(tools.desk)
  expect((await saved.listThreads({ search: '' })).items).toMatchObject([
    { id: 'a', title: 'Who was first?', page: '/news-hub/thread?id=a' },
  ])
  expect((await saved.listThreads({ search: 'last' })).items).toEqual([])
  expect(await saved.countSaved({})).toMatchObject({ threads: 1 })
  await serverSaved(tools.desk).removeSaved({ kind: 'threads', id: 'a' })
  expect(await saved.countSaved({})).toMatchObject({ threads: 0 })
  expect((await list()).threads.map(({ id }) => id)).toEqual(['b', 'a'])
})

test('another reader neither sees nor changes a thread, and may have one of the same id', async () => {
  await ask('a', 'Who was first?', 'one')
  await tools.db.run(
    sql`insert into readers (id, name, sign_in_name) values ('other', 'Other', 'other')`,
  )
  const other = deskOf(tools, 'other')
  const theirs = serverThreads(other)
  expect((await theirs.listThreads({ search: '' })).threads).toEqual([])
  await expect(theirs.renameThread({ id: 'a', title: 'Mine' })).rejects.toThrow('deleted')
  expect(await keepQuestion(other, { id: 'one', thread: 'a', text: 'Mine?' })).toBe(true)
  expect((await list()).threads).toMatchObject([{ title: 'Who was first?', questions: 1 }])
})

test('an address of a thread is missing where the reader has none of that name', async () => {
  const isGone = (id: string, desk = tools.desk, path = '/news-hub/thread') =>
    goneThread(desk, path, new URLSearchParams({ id }))
  await ask('a', 'Who was first?')
  expect(await isGone('a')).toBe(false)
  expect(await isGone('b')).toBe(true)
  expect(await isGone('a', deskOf(tools, 'ada'))).toBe(true)
  expect([await isGone(''), await isGone('b', tools.desk, '/news-hub/feed')]).toEqual([
    false,
    false,
  ])
  await threads().deleteThread({ id: 'a' })
  expect(await isGone('a')).toBe(true)
})
