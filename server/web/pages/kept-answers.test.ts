import { expect, test } from 'vitest'
import { keptAnswers } from './kept-answers.ts'

function question() {
  let asked = 0
  return { ask: async () => `answer ${++asked}`, asked: () => asked }
}

test('a crowd that asks the same at the same moment is answered once', async () => {
  const kept = keptAnswers()
  const { ask, asked } = question()
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => kept.answer('ada', '/headlines', ask)),
  )
  expect(new Set(answers)).toEqual(new Set(['answer 1']))
  expect(asked()).toBe(1)
})

test('what is asked after a change is asked anew, even while the former question is being answered', async () => {
  const kept = keptAnswers()
  const { ask } = question()
  const before = kept.answer('ada', '/headlines', ask)
  kept.forget()
  expect(await kept.answer('ada', '/headlines', ask)).toBe('answer 2')
  expect(await before).toBe('answer 1')
})

test('an answer is not kept for longer than a second', async () => {
  let now = 0
  const kept = keptAnswers(() => now)
  const { ask } = question()
  await kept.answer('ada', '/headlines', ask)
  now = 999
  expect(await kept.answer('ada', '/headlines', ask)).toBe('answer 1')
  now = 1000
  expect(await kept.answer('ada', '/headlines', ask)).toBe('answer 2')
})

test('a failure is not kept', async () => {
  const kept = keptAnswers()
  await expect(kept.answer('ada', '/x', () => Promise.reject(new Error('down')))).rejects.toThrow(
    'down',
  )
  expect(await kept.answer('ada', '/x', async () => 'up')).toBe('up')
})

test('each reader has answers of their own, and a change of one leaves those of others', async () => {
  const kept = keptAnswers()
  const { ask } = question()
  expect(await kept.answer('ada', '/notes', ask)).toBe('answer 1')
  expect(await kept.answer('bo', '/notes', ask)).toBe('answer 2')
  kept.forget('ada')
  expect(await kept.answer('bo', '/notes', ask)).toBe('answer 2')
  expect(await kept.answer('ada', '/notes', ask)).toBe('answer 3')
  kept.forget()
  expect(await kept.answer('bo', '/notes', ask)).toBe('answer 4')
})

test('more than what all readers may keep goes, from who asked longest ago', async () => {
  const kept = keptAnswers(() => 0)
  const long = (letter: string) => async () => letter.repeat(6_000_000)
  const first = async (reader: string, question: string) =>
    (await kept.answer(reader, question, async () => 'anew'))[0]
  await kept.answer('ada', '/a', long('a'))
  await kept.answer('bo', '/b', long('b'))
  expect(await first('ada', '/a')).toBe('a')
  await kept.answer('cy', '/c', long('c'))
  expect(await first('ada', '/a')).toBe('a')
  expect(await first('cy', '/c')).toBe('c')
  expect(await kept.answer('bo', '/b', async () => 'anew')).toBe('anew')
})
