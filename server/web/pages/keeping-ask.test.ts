import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { sourceHealth } from '#areas/sources/contracts/source-health.ts'
import { defineContract, read, type Ask } from '#core/contract.ts'
import { keepingAsk } from './keeping-ask.ts'
import { keptAnswers } from './kept-answers.ts'

const lists = defineContract('lists', ['articles'], {
  listNews: read(z.object({ search: z.string() }), z.array(z.string())),
})
const notes = defineContract('notes', { listNotes: read(z.object({}), z.array(z.string())) })

function open() {
  let now = 0
  let asked = 0
  const kept = keptAnswers(() => now)
  const keeping = keepingAsk(kept, [lists, notes])
  const answer = (async () => [`answer ${++asked}`]) as unknown as Ask
  return {
    kept,
    ask: keeping('ada', answer),
    bo: keeping('bo', answer),
    pass: (ms: number) => (now += ms),
  }
}

test('answers that show articles are kept until a change is announced, for half a minute at most', async () => {
  const { kept, ask, pass } = open()
  const list = () => ask(lists.listNews, { search: 'a' })
  expect(await list()).toEqual(['answer 1'])
  pass(29_000)
  expect(await list()).toEqual(['answer 1'])
  kept.forget({ readerId: 'bo' })
  expect(await list()).toEqual(['answer 1'])
  kept.forget({ readerId: 'ada' })
  expect(await list()).toEqual(['answer 2'])
  kept.forget({ area: 'articles' })
  expect(await list()).toEqual(['answer 3'])
  pass(30_000)
  expect(await list()).toEqual(['answer 4'])
})

test('announced progress leaves lists that it does not name', async () => {
  const { kept, ask } = open()
  await ask(lists.listNews, { search: 'a' })
  kept.forget({ area: 'sources/health', operations: ['getNotices'] })
  expect(await ask(lists.listNews, { search: 'a' })).toEqual(['answer 1'])
  expect(await ask(sourceHealth.getNotices, {})).toEqual(['answer 2'])
})

test('another question, another reader, and answers without articles are asked for again', async () => {
  const { ask, bo } = open()
  await ask(lists.listNews, { search: 'a' })
  expect(await ask(lists.listNews, { search: 'b' })).toEqual(['answer 2'])
  expect(await bo(lists.listNews, { search: 'a' })).toEqual(['answer 3'])
  await ask(sourceHealth.getNotices, {})
  await ask(sourceHealth.getNotices, {})
  await ask(notes.listNotes, {})
  expect(await ask(notes.listNotes, {})).toEqual(['answer 6'])
})
