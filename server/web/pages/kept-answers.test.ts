import { describe, expect, test } from 'vitest'
import { keptAnswers } from './kept-answers.ts'

function question() {
  let asked = 0
  return { ask: async () => `answer ${++asked}`, asked: () => asked }
}

test('a crowd that asks the same at the same moment is answered once', async () => {
  const kept = keptAnswers()
  const { ask, asked } = question()
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => kept.answer('ada', 'feed/list', '/headlines', ask)),
  )
  expect(new Set(answers)).toEqual(new Set(['answer 1']))
  expect(asked()).toBe(1)
})

test('a question after a change is asked again, even while the former one is being answered', async () => {
  const kept = keptAnswers()
  const { ask } = question()
  const before = kept.answer('ada', 'feed/list', '/headlines', ask)
  kept.forget({ area: 'feed' })
  expect(await kept.answer('ada', 'feed/list', '/headlines', ask)).toBe('answer 2')
  expect(await before).toBe('answer 1')
})

test('an answer is not kept for longer than a second', async () => {
  let now = 0
  const kept = keptAnswers(() => now)
  const { ask } = question()
  await kept.answer('ada', 'feed/list', '/headlines', ask)
  now = 999
  expect(await kept.answer('ada', 'feed/list', '/headlines', ask)).toBe('answer 1')
  now = 1000
  expect(await kept.answer('ada', 'feed/list', '/headlines', ask)).toBe('answer 2')
})

test('a failure is not kept', async () => {
  const kept = keptAnswers()
  await expect(
    kept.answer('ada', 'feed/list', '/x', () => Promise.reject(new Error('down'))),
  ).rejects.toThrow('down')
  expect(await kept.answer('ada', 'feed/list', '/x', async () => 'up')).toBe('up')
})

test('each reader has answers of their own, and a change of one leaves those of others', async () => {
  const kept = keptAnswers()
  const { ask } = question()
  expect(await kept.answer('ada', 'feed/list', '/notes', ask)).toBe('answer 1')
  expect(await kept.answer('bo', 'feed/list', '/notes', ask)).toBe('answer 2')
  kept.forget({ readerId: 'ada' })
  expect(await kept.answer('bo', 'feed/list', '/notes', ask)).toBe('answer 2')
  expect(await kept.answer('ada', 'feed/list', '/notes', ask)).toBe('answer 3')
  kept.forget({ area: 'feed' })
  expect(await kept.answer('bo', 'feed/list', '/notes', ask)).toBe('answer 4')
})

test('beyond the limit for all readers, the answers of the reader who asked longest ago are dropped', async () => {
  const kept = keptAnswers(() => 0)
  const long = (letter: string) => async () => letter.repeat(6_000_000)
  const first = async (reader: string, question: string) =>
    (await kept.answer(reader, 'feed/list', question, async () => 'anew'))[0]
  await kept.answer('ada', 'feed/list', '/a', long('a'))
  await kept.answer('bo', 'feed/list', '/b', long('b'))
  expect(await first('ada', '/a')).toBe('a')
  await kept.answer('cy', 'feed/list', '/c', long('c'))
  expect(await first('ada', '/a')).toBe('a')
  expect(await first('cy', '/c')).toBe('c')
  expect(await kept.answer('bo', 'feed/list', '/b', async () => 'anew')).toBe('anew')
})

test('a change of some operations leaves the others as they are, for all readers or for one', async () => {
  const kept = keptAnswers()
  const { ask } = question()
  const list = (reader = 'ada') => kept.answer(reader, 'feed/list', '/list', ask)
  const count = (reader = 'ada') => kept.answer(reader, 'feed/count', '/count', ask)
  expect([await list(), await count(), await count('bo')]).toEqual([
    'answer 1',
    'answer 2',
    'answer 3',
  ])
  kept.forget({ area: 'feed', operations: ['count'] })
  expect(await list()).toBe('answer 1')
  expect(await count()).toBe('answer 4')
  kept.forget({ area: 'feed', operations: ['count'], readerId: 'bo' })
  expect(await count()).toBe('answer 4')
  expect(await count('bo')).toBe('answer 5')
  kept.forget({ area: 'other', operations: ['count', 'list'] })
  expect(await count()).toBe('answer 4')
})

describe('An answer that became old a moment ago', () => {
  function open() {
    let now = 0
    const old: number[] = []
    const kept = keptAnswers(() => now)
    const { ask } = question()
    const times = { keptMs: 30_000, restMs: 2000 }
    return {
      kept,
      old,
      pass: (ms: number) => (now += ms),
      list: () => kept.answer('ada', 'feed/list', '/list', ask, times),
      listOrOld: () => {
        const onOld = (ms: number) => old.push(ms)
        return kept.answer('ada', 'feed/list', '/list', ask, { ...times, onOld })
      },
    }
  }

  test('is given to callers that accept old answers, until half a second has passed', async () => {
    const { kept, old, pass, listOrOld } = open()
    expect(await listOrOld()).toBe('answer 1')
    pass(1500)
    kept.forget({ area: 'articles' })
    pass(400)
    expect(await listOrOld()).toBe('answer 1')
    expect(old).toEqual([1900])
    pass(100)
    expect(await listOrOld()).toBe('answer 2')
    expect(old).toEqual([1900])
  })

  test('is replaced for everybody as soon as another caller asks', async () => {
    const { kept, old, pass, list, listOrOld } = open()
    await list()
    pass(500)
    kept.forget({ area: 'articles' })
    expect(await list()).toBe('answer 2')
    expect(await listOrOld()).toBe('answer 2')
    expect(old).toEqual([])
  })

  test('is not given if the reader changed it, or if it was made longer ago', async () => {
    const { kept, pass, listOrOld } = open()
    await listOrOld()
    kept.forget({ area: 'articles', readerId: 'ada' })
    expect(await listOrOld()).toBe('answer 2')
    kept.forget({ area: 'feed', operations: ['list'], readerId: 'ada' })
    expect(await listOrOld()).toBe('answer 3')
    pass(2000)
    kept.forget({ area: 'articles' })
    expect(await listOrOld()).toBe('answer 4')
  })
})
