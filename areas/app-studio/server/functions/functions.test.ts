import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { projectOf, testBuilder } from '../build/test-builder.ts'
import { filesOf, templates } from '../templates.ts'
import { testStudio } from '../test-studio.ts'
import { studioFunctions } from '../../contracts/functions.ts'
import { callFunction } from './call-function.ts'
import { sweepProjects } from '../sweep.ts'
import { projectData } from './project-data.ts'

const builder = testBuilder()
let tools: TestTools
let studio: ReturnType<typeof testStudio>
let project: string
beforeAll(async () => {
  tools = await testTools()
  studio = testStudio(tools)
})
beforeEach(async () => {
  project = await studio.create()
})
afterAll(async () => {
  await builder.close()
  await tools.close()
})

const GET = { method: 'GET', path: '/', query: {}, headers: {}, body: '' }
const askServer = async () => null
const keptData = (environment: 'local' | 'int' = 'local', reader = tools.readerId) =>
  projectData(tools, { readerId: reader, project, environment })

async function scriptOf(code: string): Promise<string> {
  const entry = 'functions/play.ts'
  const built = await builder.build({
    makes: { kind: 'script', entry },
    files: projectOf({ [entry]: code }),
  })
  if (built.kind === 'failed') throw new Error(JSON.stringify(built.errors))
  return Buffer.from(built.files[0]!.content).toString()
}
const call = async (code: string, data = keptData(), request = GET) =>
  callFunction({ script: await scriptOf(code), request, data, askServer, env: {} }, tools)
const answered = async (code: string, data = keptData()) => {
  const end = await call(
    `export default async () => ({ body: JSON.stringify((await (${code})()) ?? null) })`,
    data,
  )
  return end.kind === 'answered' ? JSON.parse(end.reply.body) : `failed: ${end.words}`
}

describe('Data of a project', () => {
  test('is put, read, listed by prefix and removed', async () => {
    const data = keptData()
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
    const data = keptData()
    const first = `() => data.compareAndSet('count', null, 1)`
    expect([await answered(first, data), await answered(first, data)]).toEqual([true, false])
    const next = `async () => { const { value, version } = await data.read('count'); return [await data.compareAndSet('count', version, value + 1), await data.compareAndSet('count', version, 9), await data.get('count')] }`
    expect(await answered(next, data)).toEqual([true, false, 2])
  })

  test('is that of one environment and one reader', async () => {
    await answered(`() => data.put('a', 1)`)
    expect(await answered(`() => data.get('a')`, keptData('int'))).toBeNull()
    await tools.db.run(sql`insert into readers (id, name) values ('grace', 'Grace')`)
    expect(await answered(`() => data.get('a')`, keptData('local', 'grace'))).toBeNull()
  })

  test('is counted right by requests that write at once', async () => {
    const data = keptData()
    const puts = Array.from({ length: 20 }, (_, nth) => data.put(`k${nth % 5}`, `"${nth}"`))
    await Promise.all(puts)
    const all = await studio.ask(studioFunctions.listData, { project })
    const bytes = all.entries.reduce((sum, { key, value }) => sum + key.length + value.length, 0)
    expect(all).toMatchObject({ keys: 5, bytes, next: null })
    await studio.ask(studioFunctions.deleteData, { project, key: 'k1' })
    expect(await data.list('', null)).toEqual(['k0', 'k2', 'k3', 'k4'])
    await studio.ask(studioFunctions.deleteData, { project })
    expect(await studio.ask(studioFunctions.listData, { project })).toMatchObject({
      keys: 0,
      bytes: 0,
    })
    await data.put('k1', '1')
    expect(await data.get('k1')).toEqual({ value: '1', version: 1 })
  })

  test('is cleared, and put back for ten minutes, beside what was put since', async () => {
    const data = keptData()
    const place = { project, environment: 'local' as const }
    const bytes = async () => (await studio.ask(studioFunctions.listData, place)).bytes
    for (const [key, value] of [
      ['a', '1'],
      ['b', '"\u{1f30a}"'],
    ] as const)
      await data.put(key, value)
    await keptData('int').put('a', '9')
    const before = await bytes()
    await studio.ask(studioFunctions.deleteData, place)
    expect(await studio.ask(studioFunctions.listData, place)).toMatchObject({
      ...{ keys: 0, entries: [] },
      cleared: { keys: 2, until: new Date(tools.now().getTime() + 600_000).toISOString() },
    })
    await data.put('b', '"since"')
    await studio.ask(studioFunctions.restoreData, place)
    const all = await studio.ask(studioFunctions.listData, place)
    expect([all.entries.map(({ key, value }) => [key, value]), all.keys, all.cleared]).toEqual([
      [
        ['a', '1'],
        ['b', '"since"'],
      ],
      2,
      null,
    ])
    expect(all.bytes).toBe(before + '"since"'.length - '"\u{1f30a}"'.length)
    expect(await keptData('int').get('a')).toMatchObject({ value: '9' })

    // Only the last deletion can be undone, within ten minutes.
    await studio.ask(studioFunctions.deleteData, place)
    await data.put('c', '3')
    await studio.ask(studioFunctions.deleteData, place)
    await studio.ask(studioFunctions.deleteData, place)
    studio.later(10)
    await expect(studio.ask(studioFunctions.restoreData, place)).rejects.toThrow('can no longer')
    await sweepProjects.run(tools, {})
    const { left } = await tools.db.one(
      z.object({ left: z.int() }),
      sql`select count(*)::int as left from app_studio_cleared_data`,
    )
    expect(left).toBe(0)
  })

  test('that was cleared comes back only where there is room for it', async () => {
    const full = `async () => { for (let n = 0; n < 99; n++) await data.put(prefix + n, 'x'.repeat(99990)) }`
    await answered(full.replace('prefix', `'k'`))
    await studio.ask(studioFunctions.deleteData, { project })
    await answered(full.replace('prefix', `'m'`))
    await expect(studio.ask(studioFunctions.restoreData, { project })).rejects.toThrow(
      'no room for both',
    )
  })

  test('has limits, which are told', async () => {
    expect(await answered(`() => data.put('x'.repeat(201), 1)`)).toContain('A key is a text')
    expect(await answered(`() => data.put('x', 'x'.repeat(100000))`)).toContain('at most 100,000')
    const full = `async () => { for (let n = 0; n < 99; n++) await data.put('k' + n, 'x'.repeat(99990)) }`
    const data = keptData()
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
  const asked = { script, request: GET, data: keptData(), askServer, env: {} }
  await callFunction({ ...asked, request: { ...GET, method: 'POST', body: '[{"id":"a"}]' } }, tools)
  expect(await callFunction(asked, tools)).toMatchObject({
    kind: 'answered',
    reply: { status: 200, body: '[{"id":"a"}]' },
  })
})

/** On a busy machine one second of processor time may take ten seconds. */
const TOO_LONG = /took longer than 1 s|waited too long/
const hostile: [name: string, code: string, says: string | RegExp][] = [
  ['a loop', 'export default () => { for (;;); }', TOO_LONG],
  ['a loop of promises', 'export default async () => { for (;;) await 0 }', TOO_LONG],
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
  ['an answer of fifty megabytes', `export default () => ({ body: 'x'.repeat(5e7) })`, /./],
  ['itself', `import self from './play'\nexport default () => self()`, /stack|memory/i],
  ['an object that it throws', `export default () => { throw { a: 1 } }`, /./],
  [
    'a hundred headers',
    `export default () => ({ headers: Object.fromEntries(Array.from({ length: 100 }, (_, n) => ['x' + n, ''])) })`,
    /A function returns/,
  ],
  [
    'something that cannot be shown',
    `export default () => { throw { get message() { throw 1 } } }`,
    /./,
  ],
  [
    'the web',
    `export default async () => ({ body: String(await globalThis.fetch('http://169.254.169.254/')) })`,
    /not a function/,
  ],
  ['the process', 'export default () => ({ body: globalThis.process.env.HOME })', /undefined/],
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
