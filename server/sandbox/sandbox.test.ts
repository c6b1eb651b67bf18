import { afterAll, expect, test } from 'vitest'
import { SANDBOX } from './limits.ts'
import { Problem } from '#core/problem.ts'
import { answerQuestions, BrokenOut } from './answer-questions.ts'
import { testSandbox } from './test-sandbox.ts'

const { run, close } = testSandbox()
afterAll(close)

const faultOf = async (source: string, more: Parameters<typeof run>[1] = {}) => {
  const outcome = await run(source, more)
  return outcome.kind === 'failed' ? outcome.fault : outcome
}

test('code computes a result from its input, writes a log, and says what it took', async () => {
  const outcome = await run(
    `console.log('Read', input.titles, 2)
     console.warn(new TypeError('odd'))
     return input.titles.map((title) => title.toUpperCase())`,
    { input: { titles: ['ferry'] } },
  )
  expect(outcome).toMatchObject({
    kind: 'done',
    result: ['FERRY'],
    log: [
      { level: 'log', text: 'Read ["ferry"] 2' },
      { level: 'warn', text: 'TypeError: odd' },
    ],
    spent: { questions: 0 },
  })
  expect(outcome.spent!.cpuMs).toBeGreaterThan(0)
  expect(outcome.spent!.memoryBytes).toBeLessThan(5_000_000)
})

test.each([
  ['', null],
  ['return undefined', null],
  ['return () => 1', null],
  ['return new Date()', '2026-03-02T12:00:00.000Z'],
  ['return [NaN, new Map([[1, 2]])]', [null, {}]],
])('a result is what JSON says of it: %s', async (source, result) => {
  expect(await run(source)).toMatchObject({ kind: 'done', result })
})

test.each([
  ['const a = 1\n\nlet b = = 2', 'SyntaxError: unexpected token', 3],
  ['const a = null\nreturn a.title', "TypeError: cannot read property 'title' of null", 2],
  ['const f = () => {\n  throw new Error("No harbour")\n}\n\nf()', 'Error: No harbour', 2],
  ['await null\nthrow new Error("Later")', 'Error: Later', 2],
  ['throw { harbour: 1 }', 'It threw {"harbour":1}', null],
  ['return 1n', 'The result cannot be written as JSON', null],
  ['const a = {}; a.a = a; return a', 'The result cannot be written as JSON', null],
])('a mistake is told in words, with its line: %j', async (source, words, line) => {
  const fault = await faultOf(source)
  expect(fault).toMatchObject({ why: 'error', line })
  expect('words' in fault && fault.words).toContain(words)
})

test('an endless loop is told with the line of its last call', async () => {
  const source = 'const f = (n) => n + 1\nlet n = 0\n\nfor (;;) n = f(n)'
  const fault = await faultOf(source, { limits: { cpuMs: 100 } })
  expect(fault).toEqual({ why: 'time', words: 'The code took longer than 0.1 s.', line: 4 })
})

test('what was logged before a mistake is there', async () => {
  const outcome = await run('console.info("Began"); throw new Error("No harbour")')
  expect(outcome.log).toEqual([{ level: 'info', text: 'Began' }])
})

test('a replay gives the same: clock and chance are those of the run, and nothing stays of the one before', async () => {
  const source = `globalThis.runs = (globalThis.runs ?? 0) + 1
    Date.prototype.getDay = () => 8
    return [runs, Date.now(), new Date(2026, 0, 1).toString(), performance.now(), Math.random(), Math.random()]`
  const [first, again, other] = [
    await run(source),
    await run(source),
    await run(source, { seed: 'tug' }),
  ].map((outcome) => (outcome.kind === 'done' ? (outcome.result as unknown[]) : []))
  expect(first!.slice(0, 4)).toEqual([
    1,
    Date.parse('2026-03-02T12:00:00Z'),
    'Thu Jan 01 2026 00:00:00 GMT+0000',
    0,
  ])
  expect(again).toEqual(first)
  expect(other!.slice(0, 4)).toEqual(first!.slice(0, 4))
  expect(other![4]).not.toBe(first![4])
})

test('answers come in the order of their questions, whichever is ready first', async () => {
  let answerFirst: ((answer: string) => void) | null = null
  const outcome = await run(
    `const order = []
     await Promise.all(['first', 'second'].map(async (name) => order.push(await ask(name))))
     return order`,
    {
      ask: async (name) => {
        if (name === 'first') return new Promise<string>((resolve) => (answerFirst = resolve))
        setImmediate(() => answerFirst?.('FIRST'))
        return 'SECOND'
      },
    },
  )
  expect(outcome).toMatchObject({ result: ['FIRST', 'SECOND'] })
})

test('a mistake of whoever answers is not told to the code: it rises', async () => {
  const asked = run('try { await ask("x") } catch { return "caught" }', {
    ask: () => Promise.reject(new TypeError('db is undefined')),
  })
  await expect(asked).rejects.toThrow('db is undefined')
})

test('code that may not ask is told so', async () => {
  expect(await faultOf('return await ask("x")')).toMatchObject({
    words: 'Error: This code may not ask for anything.',
  })
})

test('too much of anything is refused in words', async () => {
  const answers = { ask: async () => 'x'.repeat(SANDBOX.answerCharacters) }
  const words = [
    await faultOf('x'.repeat(SANDBOX.sourceCharacters + 1)),
    await faultOf('', { input: 'x'.repeat(SANDBOX.inputCharacters) }),
    await faultOf('return "x".repeat(1000000)'),
    await faultOf('return await ask("x")', answers),
    await faultOf('let a = []; for (let n = 0; n < 200; n++) a = [a]; return a'),
  ].map((fault) => ('words' in fault ? fault.words : fault))
  expect(words).toEqual([
    'The code is larger than 1,000,000 characters.',
    'The input is larger than 4,000,000 characters.',
    'The result is larger than 1,000,000 characters.',
    'Error: The answer is larger than 1,000,000 characters.',
    'The JSON is nested more than 100 deep.',
  ])
  const { log } = await run('for (let n = 0; n < 1000; n++) console.log("x".repeat(5000))')
  expect(log).toHaveLength(SANDBOX.logLines)
  expect(log[0]!.text).toHaveLength(SANDBOX.logCharacters)
})

test('few run at once, and the others wait for them', async () => {
  let [open, most] = [0, 0]
  const ask = async () => {
    most = Math.max(most, ++open)
    await new Promise((resolve) => setImmediate(resolve))
    open--
  }
  await Promise.all(Array.from({ length: 6 }, () => run('await ask("x")', { ask })))
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(SANDBOX.processes)
})

test('where too many wait, one more is refused', async () => {
  const cancel = new AbortController()
  const many = Array.from({ length: SANDBOX.processes + SANDBOX.waiting }, () =>
    run('await ask("x")', { ask: () => new Promise(() => {}), signal: cancel.signal }),
  )
  await expect(run('')).rejects.toThrow('Too much code is waiting to be run.')
  cancel.abort(new Problem('conflict', 'Cancelled.'))
  const ends = await Promise.allSettled(many)
  expect(
    ends.every((end) => end.status === 'rejected' && /Cancelled/.test(String(end.reason))),
  ).toBe(true)
})

test('code that waits too long for an answer is ended', async () => {
  const fault = await faultOf('await ask("x")', {
    ask: () => new Promise(() => {}),
    limits: { wallMs: 50 },
  })
  expect(fault).toMatchObject({ why: 'waiting', words: 'The code waited too long for answers.' })
})

test.each([
  [{ name: 'x', question: 7 }],
  [{ name: 'x'.repeat(101), question: 'null' }],
  [{ name: 'x', question: ' '.repeat(SANDBOX.questionCharacters + 1) }],
])('a question that no machine sends is not answered', async (sent) => {
  const answer = answerQuestions(async () => 'a secret', 1)
  await expect(answer(sent as never)).rejects.toThrow(BrokenOut)
})

test('questions are counted outside of the machine, too', async () => {
  const answer = answerQuestions(async () => 1, 1)
  expect(await answer({ name: 'x', question: 'null' })).toBe('1')
  await expect(answer({ name: 'x', question: 'null' })).rejects.toThrow(BrokenOut)
})
