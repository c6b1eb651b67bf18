import { afterAll, describe, expect, test } from 'vitest'
import { projectOf, testBuilder } from '../build/test-builder.ts'
import { filesOf, templates } from '../templates.ts'
import type { SandboxRun } from '#server/sandbox/sandbox.ts'
import { testSandbox } from '#server/sandbox/test-sandbox.ts'
import { callFunction } from './call-function.ts'
import { dataInMemory } from './project-data.ts'

const builder = testBuilder()
const sandbox = testSandbox()
afterAll(async () => {
  await builder.close()
  await sandbox.close()
})

const tools = {
  runCode: ({ source, ...run }: SandboxRun) => sandbox.run(source, run),
  now: () => new Date('2026-03-02T12:00:00Z'),
}
const GET = { method: 'GET', path: '/', query: {}, body: '' }

async function scriptOf(code: string): Promise<string> {
  const entry = 'functions/play.ts'
  const built = await builder.build({
    makes: { kind: 'script', entry },
    files: projectOf({ [entry]: code }),
  })
  if (built.kind === 'failed') throw new Error(JSON.stringify(built.errors))
  return Buffer.from(built.files[0]!.content).toString()
}
const call = async (code: string, data = dataInMemory(), request = GET) =>
  callFunction(await scriptOf(code), request, data, tools)
const answered = async (code: string, data = dataInMemory()) => {
  const end = await call(
    `export default async () => ({ body: JSON.stringify((await (${code})()) ?? null) })`,
    data,
  )
  return end.kind === 'answered' ? JSON.parse(end.reply.body) : `failed: ${end.words}`
}

describe('Data of a project', () => {
  test('is put, read, listed by prefix and removed', async () => {
    const data = dataInMemory()
    await answered(
      `async () => { for (const id of [3, 1, 2]) await data.put('task/' + id, { id }); await data.put('other', 1) }`,
      data,
    )
    expect(await answered(`() => data.list('task/')`, data)).toEqual(['task/1', 'task/2', 'task/3'])
    expect(await answered(`() => data.list('task/', 'task/1')`, data)).toEqual(['task/2', 'task/3'])
    expect(
      await answered(
        `async () => { await data.remove('task/1'); return [await data.get('task/1'), await data.get('task/2')] }`,
        data,
      ),
    ).toEqual([null, { id: 2 }])
  })

  test('is set only where nobody else has changed it', async () => {
    const data = dataInMemory()
    const first = `() => data.compareAndSet('count', null, 1)`
    expect([await answered(first, data), await answered(first, data)]).toEqual([true, false])
    const next = `async () => { const { value, version } = await data.read('count'); return [await data.compareAndSet('count', version, value + 1), await data.compareAndSet('count', version, 9), await data.get('count')] }`
    expect(await answered(next, data)).toEqual([true, false, 2])
  })

  test('has limits, which are told', async () => {
    expect(await answered(`() => data.put('x'.repeat(201), 1)`)).toContain('A key is a text')
    expect(await answered(`() => data.put('x', 'x'.repeat(100000))`)).toContain('at most 100,000')
    const full = `async () => { for (let n = 0; n < 99; n++) await data.put('k' + n, 'x'.repeat(99990)) }`
    const data = dataInMemory()
    await answered(full, data)
    expect(await answered(full.replace(`'k'`, `'m'`), data)).toContain('is full')
  })
})

test('the function of a template keeps what it is given', async () => {
  const files = await filesOf(templates.find(({ id }) => id === 'web-application')!)
  const built = await builder.build({
    makes: { kind: 'script', entry: 'functions/items.ts' },
    files,
  })
  if (built.kind === 'failed') throw new Error(JSON.stringify(built.errors))
  const script = Buffer.from(built.files[0]!.content).toString()
  const data = dataInMemory()
  await callFunction(script, { ...GET, method: 'POST', body: '[{"id":"a"}]' }, data, tools)
  expect(await callFunction(script, GET, data, tools)).toMatchObject({
    kind: 'answered',
    reply: { status: 200, body: '[{"id":"a"}]' },
  })
})

const hostile: [name: string, code: string, says: string | RegExp][] = [
  ['a loop', 'export default () => { for (;;); }', /computed|time|1 s|second/i],
  [
    'a loop of promises',
    'export default async () => { for (;;) await 0 }',
    /computed|time|1 s|second/i,
  ],
  [
    'an answer that never comes',
    'export default () => new Promise(() => {})',
    /wait|answer|nothing/i,
  ],
  [
    'all memory',
    'export default () => { const all = []; for (;;) all.push(new Uint8Array(1e6)) }',
    /memory/i,
  ],
  [
    'a text that doubles',
    `export default () => { let text = 'x'; for (;;) text += text }`,
    /memory|too long/i,
  ],
  ['an answer of thirty megabytes', `export default () => ({ body: 'x'.repeat(3e7) })`, /./],
  [
    'something that cannot be shown',
    `export default () => { throw { get message() { throw 1 } } }`,
    /./,
  ],
  [
    'the web',
    `export default async () => ({ body: String(await fetch('http://169.254.169.254/')) })`,
    /fetch/,
  ],
  ['the process', 'export default () => ({ body: process.env.HOME })', /process/],
  ['questions without end', `export default async () => { for (;;) await data.get('x') }`, /./],
  [
    'a call that there is none of',
    `export default async () => ({ body: JSON.stringify(await ask('exec', {})) })`,
    /./,
  ],
  ['another shape', 'export default () => ({ status: 99 })', 'A function returns'],
]

describe('A function that tries', () => {
  test.each(hostile)(
    '%s fails in words, and the next call finds nothing of it',
    async (_, code, says) => {
      const end = await call(code)
      expect(end).toMatchObject({ kind: 'failed', words: expect.stringMatching(says) })
      expect(await answered('() => 1 + 1')).toBe(2)
    },
  )

  test('to leave something behind finds it gone', async () => {
    const leave = `() => { const left = globalThis.left; globalThis.left = 1; Object.prototype.left = 1; return left ?? null }`
    expect([await answered(leave), await answered(leave)]).toEqual([null, null])
  })

  test('to reach a prototype by a key keeps a value by that name', async () => {
    expect(
      await answered(
        `async () => { await data.put('__proto__', { a: 1 }); return [await data.get('__proto__'), ({}).a ?? null] }`,
      ),
    ).toEqual([{ a: 1 }, null])
  })
})
