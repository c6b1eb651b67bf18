import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { askedFor, testTools, type TestTools } from '#server/test-tools.ts'
import { sql, type GuardedRequest } from '#server/tools.ts'
import { fetchDueIcons } from './fetch-icons.ts'
import { iconDocument } from './icon-document.ts'
import { icoOf } from './test-icons.ts'

const HOME = 'https://harbour.example/'
const DAY_MS = 86_400_000

let tools: TestTools
let asked: { address: string; request: GuardedRequest | undefined }[]
beforeEach(async () => {
  tools = await testTools()
  asked = []
  const { fetch } = tools
  tools.fetch = async (address, request) => {
    if (!address.endsWith('/robots.txt')) asked.push({ address, request })
    return fetch(address, request)
  }
  await follow('harbour.example', `${HOME}feed`)
  tools.web.set(`${HOME}robots.txt`, { status: 404 })
})
afterEach(() => tools.close())

async function follow(outlet: string, address: string, site: string | null = HOME) {
  const { id } = await tools.db.one(
    z.object({ id: z.int() }),
    sql`insert into feeds (address, outlet, site) values (${address}, ${outlet}, ${site}) returning id`,
  )
  await tools.db.run(sql`
    insert into sources (id, reader_id, feed_id, name, category, frequency)
    values (${address}, ${tools.readerId}, ${id}, 'Harbour', 'general', 'hourly')`)
}

const Icon = z.object({
  hash: z.nullable(z.string()),
  nextAt: z.string(),
  bytes: z.nullable(z.int()),
})
const iconOf = (key = 'harbour.example') =>
  tools.db.maybe(
    Icon,
    sql`select hash, next_at, octet_length(large) as bytes from outlet_icons where key = ${key}`,
  )
const work = (pauseMs = 0) => fetchDueIcons(tools, { pauseMs })
const later = (days: number) => tools.setNow(new Date(tools.now().getTime() + days * DAY_MS))
const drawn = (background: string) =>
  sharp({ create: { width: 96, height: 96, channels: 3, background } })
    .png()
    .toBuffer()
const daysUntilNext = async () =>
  (Date.parse((await iconOf())!.nextAt) - tools.now().getTime()) / DAY_MS

describe('the icon of an outlet', () => {
  test('is the one that its page names, comes once a week, and has another address when it is another one', async () => {
    tools.web.set(HOME, '<head><link rel="icon" sizes="96x96" href="/96.png"></head>')
    tools.web.set(`${HOME}96.png`, { body: await drawn('#24606e') })
    await work()
    const first = (await iconOf())!
    expect(first.hash).toMatch(/^[\w-]{43}$/)
    expect(first.bytes).toBeLessThanOrEqual(4096)
    expect(asked.map(({ address }) => address)).toEqual([HOME, `${HOME}96.png`])
    for (const { request } of asked) expect(request).toMatchObject({ timeoutMs: 10_000 })
    expect(asked[1]!.request!.maxBytes).toBe(500_000)

    later(6)
    await work()
    expect(asked).toHaveLength(2)
    tools.web.set(`${HOME}96.png`, { body: await drawn('#aa2211') })
    later(2)
    await work()
    expect((await iconOf())!.hash).not.toBe(first.hash)
    expect(await shown(first.hash!)).toBeNull()
  })

  test('lies at /favicon.ico where no page names one, and at an address of its site', async () => {
    tools.web.set(HOME, '<html></html>')
    tools.web.set(`${HOME}favicon.ico`, { body: icoOf(32, 32, [200, 30, 30, 255]) })
    await work()
    const { hash } = (await iconOf())!
    const icon = (await shown(hash!))!
    expect(icon).toMatchObject({ type: 'image/png' })
    expect(icon.headers!['cache-control']).toBe('private, max-age=31536000, immutable')
    expect(await sharp(icon.body as Uint8Array).metadata()).toMatchObject({ width: 64 })
    expect(await shown(hash!, '640')).toBeNull()
    expect(await shown(`${hash}'`)).toBeNull()
  })

  test('stays as it was while its site cannot be had, which is asked again after a day', async () => {
    tools.web.set(`${HOME}favicon.ico`, { body: await drawn('#24606e') })
    tools.web.set(HOME, '<html></html>')
    await work()
    const first = await iconOf()
    tools.fetch = async () => {
      throw new Problem('unavailable', 'It does not answer.')
    }
    later(8)
    await work()
    expect((await iconOf())!.hash).toBe(first!.hash)
    expect(Math.round(await daysUntilNext())).toBe(1)
  })

  test('goes with its last feed', async () => {
    await work()
    await tools.db.run(sql`delete from sources`)
    await tools.db.run(sql`delete from feeds`)
    await work()
    expect(await iconOf()).toBeNull()
  })
})

test.each<[string, () => Promise<{ body: Buffer | string; status?: number }>]>([
  ['a page instead of a picture', async () => ({ body: '<!doctype html><title>Sign in</title>' })],
  ['half a picture', async () => ({ body: (await drawn('#24606e')).subarray(0, 80) })],
  ['an error', async () => ({ body: await drawn('#24606e'), status: 500 })],
])('a site that answers with %s has none, and is asked again after a week', async (_, answer) => {
  const { body, status = 200 } = await answer()
  tools.web.set(HOME, '<link rel=icon href=/a.png>')
  for (const file of ['a.png', 'favicon.ico'])
    tools.web.set(HOME + file, { status, body: Buffer.from(body) })
  await work()
  expect((await iconOf())!.hash).toBeNull()
  expect(Math.round(await daysUntilNext())).toBe(7)
})

test('a site is asked as its robots.txt allows, three icons of a hundred, and nobody for what is not followed', async () => {
  tools.web.set(`${HOME}robots.txt`, 'User-agent: *\nDisallow: /')
  await follow('quay.example', 'https://quay.example/feed', null)
  tools.web.set(
    'https://quay.example/',
    Array.from({ length: 100 }, (_, at) => `<link rel=icon href=/${at}>`).join(''),
  )
  await follow('youtube.com/uc1', 'https://youtube.com/feed', 'https://youtube.com/')
  await follow('private.example', 'https://private.example/feed', 'https://private.example/')
  await tools.db.run(
    sql`update feeds set private_to = ${tools.readerId} where outlet = 'private.example'`,
  )
  await work()
  expect(asked.map(({ address }) => new URL(address).host)).toEqual(
    Array.from({ length: 4 }, () => 'quay.example'),
  )
})

function shown(hash: string, px = '64') {
  return iconDocument.answer(tools, askedFor(tools.readerId, { hash, px }))
}
