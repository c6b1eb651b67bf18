import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { SITES } from '#server/second-listener/limits.ts'
import { sql } from '#server/tools.ts'
import { headersOfSite } from '#server/second-listener/passing-headers.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { bytesOf } from '#server/web/routes/test-reply.ts'
import { studioFunctions } from '../../contracts/functions.ts'
import { studioPreview } from '../../contracts/preview.ts'
import { FUNCTIONS } from '../../limits.ts'
import { previewFunctions } from '../preview/route.ts'
import { previewsOf } from '../preview/previews.ts'
import { previewSites } from '../preview/site.ts'
import { workshopOf } from '../workshop.ts'
import { testStudio, writeText } from '../test-studio.ts'
import { answerFunction, type BuiltFunctions } from './answer-function.ts'
import { boundCalls } from './bound-calls.ts'
import { MODULE_NAME } from '../build/module-name.ts'

let tools: TestTools
let studio: ReturnType<typeof testStudio>
beforeAll(async () => {
  tools = await testTools()
  studio = testStudio(tools)
})
afterAll(async () => {
  await workshopOf(tools).builder.close()
  await tools.close()
})

const GET = {
  name: 'f',
  method: 'GET',
  query: new URLSearchParams(),
  headers: {},
  body: Buffer.of(),
}
/** Makes a function as a build would, for an environment of a project. */
const builtOf = (project: string, code: string, more: Partial<BuiltFunctions> = {}) => ({
  ...{ readerId: tools.readerId, project, environment: 'prd' as const },
  functions: new Map([['f', `var ${MODULE_NAME} = { default: ${code} };`]]),
  ...more,
})
const ask = async (project: string, code: string, more: Partial<BuiltFunctions> = {}) =>
  answerFunction(tools, builtOf(project, code, more), GET)

test('the function of a preview is asked with any method, in its frame and at the second listener', async () => {
  const project = await studio.create('Fair')
  const code = `export default async ({ method, body, headers }) => {
    if (method !== 'GET') await data.put('last', { method, body, cookie: headers.cookie ?? null })
    return { status: 201, headers: { location: '/api', 'clear-site-data': '"*"' }, body: JSON.stringify(await data.get('last')) } }`
  const broken = `interface Fare { price: number }\n\nexport default ({ body }: { body: string }) =>\n  (JSON.parse(body) as Fare[])[0]!.price`
  await studio.save(project, [
    ...[writeText('functions/last.ts', code), writeText('functions/broken.ts', broken)],
  ])
  const { address } = await studio.ask(studioPreview.showProject, { project })
  const name = address!.split('/')[2]!
  const send = async (method: string, called = 'last') => {
    const reply = (await previewFunctions.answer(tools, {
      ...{ origin: 'http://127.0.0.1:4600', params: { name, function: called }, method },
      ...{ query: new URLSearchParams(), headers: { cookie: 'synthwire_session=1' } },
      body: { bytes: Buffer.from('a') },
    } as never))!
    return { ...reply, text: (await bytesOf(reply)).toString() }
  }
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const reply = await send(method)
    expect(reply).toMatchObject({
      status: 201,
      text: `{"method":"${method}","body":"a","cookie":null}`,
    })
    expect(reply.headers).toMatchObject({ 'access-control-allow-origin': 'null' })
    expect(reply.headers!['content-security-policy']).toContain('; sandbox allow-scripts')
    expect(Object.keys(reply.headers!)).not.toContain('location')
    expect(Object.keys(reply.headers!)).not.toContain('clear-site-data')
  }
  expect(await send('GET', 'nothing')).toMatchObject({ status: 404 })

  // A new build has the data that the function stored in the one before.
  await studio.save(project, [writeText('README.md', 'Anew')])
  await studio.ask(studioPreview.showProject, { project })
  const site = (await previewSites.find(tools, { name }))!
  const asked = { ...GET, path: '/functions/last', base: '', origin: '', client: '' }
  const reply = await site.answer(asked, new AbortController().signal)
  expect(reply).toMatchObject({ status: 201, body: '{"method":"DELETE","body":"a","cookie":null}' })
  expect(
    await site.answer({ ...asked, method: 'POST', path: '/' }, new AbortController().signal),
  ).toMatchObject({
    status: 405,
  })
  previewsOf(tools).end(name)
  // The preview was removed from memory, as in another process, so it is built again.
  expect(await send('POST')).toMatchObject({ status: 201 })
  expect(await previewSites.find(tools, { name: 'a'.repeat(26) })).toBeNull()

  expect(
    await studio.ask(studioFunctions.callFunction, { project, function: 'last', body: 'b' }),
  ).toMatchObject({ status: 201, body: '{"method":"POST","body":"b","cookie":null}' })
  await expect(
    studio.ask(studioFunctions.callFunction, { project, function: 'none' }),
  ).rejects.toThrow('There is no function “none”')
  await expect(
    studio.ask(studioFunctions.callFunction, { project, function: 'broken', body: '[]' }),
  ).rejects.toThrow('failed (500)')
  const { calls } = await studio.ask(studioFunctions.listCalls, { project })
  expect(calls).toMatchObject([{ status: 500, file: 'functions/broken.ts', line: 4 }])
})

test('a cookie of a function passes on a host of its own alone, and no policy does anywhere', async () => {
  const project = await studio.create()
  const reply = await ask(
    project,
    `() => ({ cookies: ['a=1; Path=/', 'synthwire_session=x', '__Host-synthwire_session=x; Secure; Path=/', 'b=1; Domain=localhost', ' =synthwire_session=x'],
      headers: { 'Set-Cookie': 'synthwire_session=y', 'Clear-Site-Data': '"*"', 'Strict-Transport-Security': 'max-age=9', 'Content-Security-Policy': '', 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/html', etag: '"1"' } })`,
  )
  const sent = [
    ...Object.entries(reply.headers ?? {}),
    ...(reply.cookies ?? []).map((cookie): [string, string] => ['set-cookie', cookie]),
  ]
  const passing = (isShared: boolean) =>
    headersOfSite(sent, { isShared }).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const plain = [
    ['cache-control', 'no-store'],
    ['content-type', 'application/json; charset=utf-8'],
    ['etag', '"1"'],
  ]
  expect(passing(true)).toEqual(plain)
  expect(passing(false)).toEqual([...plain, ['set-cookie', 'a=1; Path=/']])
})

test('a secret that a function prints is hidden, and strangers are told no reasons', async () => {
  const project = await studio.create()
  const secrets = { KEY: 'hush-"hush"-9' }
  const printed = await ask(
    project,
    `() => { console.log(env.KEY, JSON.stringify(env)); return { headers: { etag: env.KEY }, cookies: ['a=' + env.KEY], body: JSON.stringify(env) } }`,
    { secrets, variables: { CITY: 'Oslo' } },
  )
  expect(printed.body).toBe('{"CITY":"Oslo","KEY":"••••••"}')
  const failing = `() => { throw new Error('No ' + env.KEY) }`
  const failed = await ask(project, failing, { secrets })
  expect(failed).toMatchObject({ status: 500, body: 'This function failed.' })
  expect(await ask(project, failing, { secrets, environment: 'local' })).toMatchObject({
    body: expect.stringContaining('No ••••••'),
  })
  expect(JSON.stringify([printed, failed])).not.toContain('hush')
  const rows = await tools.db.many(
    z.object({ row: z.string() }),
    sql`select row::text from app_studio_calls as row`,
  )
  expect(JSON.stringify(rows)).not.toContain('hush')
  const { calls } = await studio.ask(studioFunctions.listCalls, { project, environment: 'prd' })
  expect(calls).toMatchObject([
    { function: 'f', status: 500, fault: expect.stringContaining('No ••••••'), file: null },
    { status: 200, fault: null, lines: [expect.stringContaining('log: ••••••')] },
  ])
})

test('only the newest calls are kept, and those that say nothing not at all', async () => {
  const project = await studio.create()
  await ask(project, `() => ({ body: '1' })`)
  expect(await studio.ask(studioFunctions.listCalls, { project, environment: 'prd' })).toEqual({
    calls: [],
  })
})

test('who is flooded gets what it may, one at a time, and others get theirs', async () => {
  let now = 0
  const calls = boundCalls(() => now)
  const one = async () => ({ cpuMs: 0 })
  const taken = Array.from({ length: 1000 }, () => calls.take('a'))
  expect(taken.filter((turn) => turn !== null)).toHaveLength(FUNCTIONS.callsPerSecond)
  expect(calls.take('b')).not.toBeNull()
  now += 1000
  const ends: (() => void)[] = []
  const work = () =>
    new Promise<{ cpuMs: number }>((resolve) => ends.push(() => resolve({ cpuMs: 1 })))
  const done = Array.from({ length: 3 }, () => calls.take('a')!(work))
  await Promise.resolve()
  expect(ends).toHaveLength(1)
  for (const each of done) {
    await expect.poll(() => ends.length).toBeGreaterThan(0)
    ends.shift()!()
    await each
  }
  // All environments of a project together wait for no more places than one site may use, and leave
  // most places free.
  now += 1000
  const held = Array.from({ length: FUNCTIONS.waiting }, () => calls.take('d')!(work))
  expect(calls.take('d')).toBeNull()
  expect(calls.take('e')).not.toBeNull()
  expect(FUNCTIONS.waiting).toBeLessThanOrEqual(SITES.atOnceOfSite)
  expect(SITES.atOnceOfSite * 4).toBeLessThan(SITES.atOnce)
  for (const each of held) {
    await expect.poll(() => ends.length).toBeGreaterThan(0)
    ends.shift()!()
    await each
  }
  // A function that computes for a long time uses up the limit of its project for all callers.
  now += 1000
  await calls.take('c')!(async () => ({ cpuMs: FUNCTIONS.cpuMsAtOnce + FUNCTIONS.cpuMsPerSecond }))
  expect(calls.take('c')).toBeNull()
  now += 2000
  await calls.take('c')!(one)
})

test('a function that fails is told to whoever follows it, once a minute', async () => {
  const project = await studio.create()
  const broken = `() => { throw new Error('Broken') }`
  for (let nth = 0; nth < 3; nth++) await ask(project, broken)
  const { calls } = await studio.ask(studioFunctions.listCalls, { project, environment: 'prd' })
  expect(calls.map(({ fault }) => fault)).toEqual(
    Array.from({ length: 3 }, () => expect.stringContaining('Broken')),
  )
})
