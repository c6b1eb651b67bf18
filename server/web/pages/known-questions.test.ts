import { expect, test } from 'vitest'
import type { Ask } from '#core/contract.ts'
import { knownQuestions } from './known-questions.ts'

function asker() {
  const asked: string[] = []
  const ask = (async ({ path }: { path: string }, input: unknown) => {
    asked.push(`${path} ${JSON.stringify(input)}`)
    if (path === 'hubs/gone') throw new Error('gone')
    return `answer of ${path}`
  }) as unknown as Ask
  return { ask, asked }
}

test('the questions of a page are asked all at once when it is opened again', async () => {
  const known = knownQuestions()
  const { ask, asked } = asker()
  expect(await known.askAhead('ada', '/feed', ask)).toEqual({})

  known.note('ada', '/feed', ['feed/getHub {}', 'feed/listHeadlines {"search":"a b"}'])
  expect(await known.askAhead('ada', '/feed', ask)).toEqual({
    'feed/getHub {}': 'answer of feed/getHub',
    'feed/listHeadlines {"search":"a b"}': 'answer of feed/listHeadlines',
  })
  expect(asked).toEqual(['feed/getHub {}', 'feed/listHeadlines {"search":"a b"}'])
})

test('questions of another reader or another address are not asked', async () => {
  const known = knownQuestions()
  const { ask, asked } = asker()
  known.note('ada', '/feed', ['feed/getHub {}'])
  await known.askAhead('bo', '/feed', ask)
  await known.askAhead('ada', '/feed?q=ferry', ask)
  expect(asked).toEqual([])
})

test('a question that fails is left to the page', async () => {
  const known = knownQuestions()
  known.note('ada', '/feed', ['hubs/gone {}', 'feed/getHub {}'])
  const answers = await known.askAhead('ada', '/feed', asker().ask)
  expect(Object.keys(answers)).toEqual(['feed/getHub {}'])
})

test('the address that was opened longest ago is forgotten for others', async () => {
  const known = knownQuestions()
  const { ask, asked } = asker()
  for (let nth = 0; nth <= 1000; nth++)
    known.note('ada', `/feed/${nth}`, [`feed/getHub {"nth":${nth}}`])
  await known.askAhead('ada', '/feed/0', ask)
  await known.askAhead('ada', '/feed/1', ask)
  known.note('ada', `/${'long'.repeat(100)}`, ['feed/getHub {}'])
  await known.askAhead('ada', `/${'long'.repeat(100)}`, ask)
  expect(asked).toEqual(['feed/getHub {"nth":1}'])
})
