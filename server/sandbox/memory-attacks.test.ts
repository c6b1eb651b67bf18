import { afterAll, expect, test } from 'vitest'
import { SANDBOX } from './limits.ts'
import { patient } from '#core/test-patience.ts'
import { testSandbox } from './test-sandbox.ts'

const { run, close } = testSandbox()
afterAll(close)

/** Ways to use up memory without end. */
const attacks: Record<string, string> = {
  lists: 'for (;;) a.push(new Array(1000).fill(1))',
  texts: 'for (;;) a.push("x".repeat(1e5) + a.length)',
  buffers: 'for (;;) a.push(new ArrayBuffer(1e6))',
  'filled buffers': 'for (;;) a.push(new Uint8Array(1e6).fill(7))',
  'a buffer that grows': 'const b = new ArrayBuffer(1, { maxByteLength: 1e9 }); b.resize(9e8)',
  'shared buffers': 'for (;;) a.push(new SharedArrayBuffer(1e6))',
  'a shared buffer that grows': 'new SharedArrayBuffer(1, { maxByteLength: 1e9 }).grow(9e8)',
  'a map': 'const m = new Map(); for (let n = 0; ; n++) m.set(n, { n })',
  'names of an object': 'const o = {}; for (let n = 0; ; n++) o["k" + n] = n',
  'large numbers': 'for (;;) a.push(2n ** 1000000n)',
  'JSON of JSON':
    'const s = JSON.stringify(Array(1e5).fill("abcdef")); for (;;) a.push(JSON.parse(s))',
  'what is caught': 'for (;;) try { for (;;) a.push(new Array(1e4).fill({})) } catch {}',
  promises: 'for (;;) a.push(new Promise(() => {}))',
  expressions: 'for (let n = 0; ; n++) a.push(new RegExp("a".repeat(1e4) + n))',
  functions: 'for (let n = 0; ; n++) a.push(new Function("return " + n))',
  symbols: 'for (;;) a.push(Symbol("x".repeat(1000)))',
}

test.each(Object.entries(attacks))(
  'memory taken by %s is refused within the machine, and its process goes on',
  async (_, source) => {
    const outcome = await run(`const a = []; ${source}`, { limits: { cpuMs: 400 } })
    expect(outcome.kind === 'failed' && outcome.fault.words).toMatch(
      /^The code (needed more than 32 MB of memory|took longer than 0.4 s)\.$|^(?:Range|Type)Error: /,
    )
    // A process that had to be killed would not report its memory.
    expect(outcome.spent?.memoryBytes).toBeLessThan(2 * SANDBOX.memoryBytes)
  },
  patient(30_000),
)
