import { afterAll, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { Problem } from '#core/problem.ts'
import { testSandbox } from './test-sandbox.ts'

const { run, close } = testSandbox()
afterAll(close)

/** Runs a service of a package that may ask only for headlines. */
async function serve(source: string) {
  const asked: string[] = []
  const outcome = await run(source, {
    input: { search: 'ferry' },
    limits: { cpuMs: 150, questions: 5 },
    ask: async (name, question) => {
      asked.push(name)
      if (name !== 'listHeadlines') throw new Problem('not-allowed', `It may not use ${name}.`)
      return [{ title: 'The ferry is back', question }]
    },
  })
  const end = outcome.kind === 'done' ? outcome.result : outcome.fault.words
  return { end, line: outcome.kind === 'failed' ? outcome.fault.line : null, asked }
}

test('what is granted is answered', async () => {
  const { end } = await serve('return await ask("listHeadlines", { search: input.search })')
  expect(end).toEqual([{ title: 'The ferry is back', question: { search: 'ferry' } }])
})

test.each([
  ['deleteEverything', 'Error: It may not use deleteEverything.'],
  ['__proto__', 'Error: It may not use __proto__.'],
  ['x'.repeat(5000), `Error: It may not use ${'x'.repeat(100)}.`],
])('what is not granted is refused, at its line: %.20s', async (name, words) => {
  const { end, line } = await serve(`let a = 1\n\na = await ask("${name}")`)
  expect([end, line]).toEqual([words, 3])
})

test('a refusal is caught as an error of its own world', async () => {
  const { end } = await serve(`try { await ask("deleteEverything") } catch (error) {
    return [error.message, error instanceof Error, error.constructor.constructor("return typeof process")()] }`)
  expect(end).toEqual(['It may not use deleteEverything.', true, 'undefined'])
})

test.each([
  ['one after the other', 'for (let n = 0; n < 60; n++) await ask("listHeadlines")'],
  ['at once', 'await Promise.all(Array.from({ length: 60 }, () => ask("listHeadlines")))'],
])('more questions than it may ask end it: %s', async (_, source) => {
  const { end, asked } = await serve(source)
  expect(end).toBe('Error: The code asks more than 5 questions.')
  expect(asked).toHaveLength(5)
})

test('time counts on behind an answer, and a new run begins for others', async () => {
  const { end } = await serve('await ask("listHeadlines"); for (;;);')
  expect(end).toBe('The code took longer than 0.15 s.')
  expect((await serve('return 1')).end).toBe(1)
})

test('nothing of the way out can be reached but `ask`', async () => {
  const { end } = await serve(`return [typeof process, typeof require, typeof fetch,
    await ask.constructor("return typeof process")(), Object.keys(globalThis).join()]`)
  expect(end).toEqual(['undefined', 'undefined', 'undefined', 'undefined', 'performance'])
})

test.each([
  'await new Promise(() => {})',
  'await { then() {} }',
  'await ask("listHeadlines"); await new Promise(() => {})',
])(
  'a wait for nothing ends by itself: %s',
  async (source) => {
    expect((await serve(source)).end).toBe('The code waits for something that never happens.')
  },
  patient(30_000),
)

test.each([
  [
    'a question that is too large',
    'await ask("listHeadlines", "x".repeat(1000001))',
    'The question is larger',
  ],
  [
    'a question that goes too deep',
    'let a = []; for (let n = 0; n < 200; n++) a = [a]; await ask("listHeadlines", a)',
    'nested more than 100 deep',
  ],
  [
    'a question that asks again while it is written',
    'await ask("listHeadlines", { toJSON() { for (;;); } })',
    'longer than 0.15 s',
  ],
])('%s is refused', async (_, source, words) => {
  const { end, asked } = await serve(source)
  expect(end).toContain(words)
  expect(asked).toEqual([])
})
