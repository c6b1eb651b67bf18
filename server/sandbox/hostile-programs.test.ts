import { afterAll, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { testSandbox } from './test-sandbox.ts'

const { run, close } = testSandbox()
afterAll(close)

const TIME = /^time: The code took longer than 0.15 s\.$/
const DEEP = /^error: (RangeError: Maximum call stack size exceeded|The code is nested too deeply)/

/** Harmful programs, each with the message by which it ends, or its harmless result. */
const programs: [name: string, source: string, end: RegExp][] = [
  ['an endless loop', 'for (;;);', TIME],
  ['an endless loop after a wait', 'await null; for (;;);', TIME],
  [
    'a loop that catches its end',
    'for (;;) try { for (;;); } catch {} finally { for (;;); }',
    TIME,
  ],
  [
    'promises that follow each other for ever',
    'const go = () => void Promise.resolve().then(go); go(); await new Promise(() => {})',
    TIME,
  ],
  [
    'promises that wait for each other for ever',
    'const go = () => Promise.resolve().then(go); go(); await new Promise(() => {})',
    /^(?:time|memory): /,
  ],
  ['a function that calls itself', 'const f = () => f() + 1; return f()', DEEP],
  ['a toString that calls itself', 'const o = { toString: () => `${o}` }; return `${o}`', DEEP],
  ['parentheses without end', `return ${'('.repeat(1e5)}1${')'.repeat(1e5)}`, DEEP],
  ['JSON without end', 'return JSON.parse("[".repeat(1e6))', DEEP],
  [
    'lists in lists',
    'let a = []; for (let n = 0; n < 1e4; n++) a = [a]; return a',
    /^(size: The JSON is nested|error: .*(stack|deep))/,
  ],
  [
    'a string that doubles',
    'let s = "x"; for (;;) s += s',
    /^error: InternalError: string too long/,
  ],
  ['an expression that repeats', 'return /^(a+)+$/.test("a".repeat(40) + "!")', TIME],
  ['digits that nothing interrupts', 'return (10n ** 300000n).toString().length', TIME],
  [
    'a join that nothing interrupts',
    'return new Array(5e6).join("abcdef").length',
    /^(memory|time)/,
  ],
  [
    'a long sort',
    'return Array.from({ length: 3e6 }, (_, n) => n).sort(() => 0)',
    /^(memory|time)/,
  ],
  [
    'a look for the host',
    'return [typeof process, typeof require, typeof fetch, typeof WebAssembly, typeof Worker].join()',
    /^undefined,undefined,undefined,undefined,undefined$/,
  ],
  [
    'the constructor of its function',
    'return ask.constructor("return typeof process")()',
    /^undefined$/,
  ],
  [
    'the constructor of the world',
    'return globalThis.constructor.constructor("return typeof process")()',
    /^undefined$/,
  ],
  ['a new Function', 'return new Function("return typeof process")()', /^undefined$/],
  [
    'an import',
    'return (await import("fs")).readFileSync("/etc/passwd")',
    /^error: .*(module|import)/i,
  ],
  [
    'a changed prototype',
    'Object.prototype.polluted = 1; Array.prototype.map = null; return 1',
    /^1$/,
  ],
  ['changed JSON', 'JSON.stringify = JSON.parse = () => { for (;;); }; return 1', /^1$/],
  [
    'changed promises',
    'Promise.prototype.then = () => { for (;;); }; return await 1',
    /^(1$|time)/,
  ],
  ['a result whose getter never ends', 'return { get a() { for (;;); } }', TIME],
  [
    'a result that is a trap',
    'return new Proxy({}, { ownKeys() { for (;;); }, get() { for (;;); } })',
    TIME,
  ],
  ['a result whose toJSON never ends', 'return { toJSON() { for (;;); } }', TIME],
  [
    'an error whose message never ends',
    'throw { get message() { for (;;); }, toJSON() { for (;;); } }',
    TIME,
  ],
  [
    'an error that cannot be shown',
    'throw { toString: null, toJSON() { throw this } }',
    /^error: It threw/,
  ],
  ['code that closes its own function', '}); for (;;); (async () => {', TIME],
  ['a mistake in its grammar', 'return article.title +', /^error: SyntaxError/],
]

test.each(programs)(
  '%s ends in words, the host stays as it is, and the next code runs',
  async (_, source, end) => {
    const outcome = await run(source, { limits: { cpuMs: 150 } })
    const words =
      outcome.kind === 'done'
        ? String(outcome.result)
        : `${outcome.fault.why}: ${outcome.fault.words}`
    expect(words).toMatch(end)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect(await run('return typeof polluted + [1].map((n) => n + 1)')).toMatchObject({
      result: 'undefined2',
    })
  },
  patient(30_000),
)
