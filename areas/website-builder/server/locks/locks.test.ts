import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { SiteRequest } from '#server/second-listener/sites.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { newBlock } from '../../blocks/new-block.ts'
import { media } from '../../contracts/media.ts'
import { pages } from '../../contracts/pages.ts'
import { publications } from '../../contracts/publications.ts'
import { sites } from '../../contracts/sites.ts'
import { LOCKS } from '../../limits.ts'
import { testPicture, testVideo } from '../media/test-media.ts'
import { drawAll } from '../publishing/draw-files.ts'
import { readSite } from '../publishing/read-site.ts'
import { testPublishing } from '../test-publishing.ts'

// The tests share a database, but each has its own site.
let tools: TestTools
let builder: ReturnType<typeof testPublishing>
let site: string
let page: string
let name: string
let start: Date
beforeAll(async () => {
  tools = await testTools()
  builder = testPublishing(tools)
  start = tools.now()
})
afterAll(() => tools.close())
beforeEach(async () => {
  tools.setNow(start)
  site = await builder.create()
  await builder.ask(sites.switchPlugin, { site, plugin: 'search', isOn: true })
  page = await builder.add(site, 'Wedding', 'wedding')
  const content = [{ type: 'text', props: { id: 'a', title: 'Programme', words: 'At noon.' } }]
  const draft = await builder.page(site, 'wedding')
  await builder.save(site, draft, { content, description: 'Everything of the day' })
  await builder.publish(site)
  name = (await builder.state(site)).name!
})

const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const lock = (password: string | null, of = page) =>
  builder.ask(pages.lockPage, { site, page: of, password })
const get = async (path: string) => (await builder.load(name, path))!
const send = async (password: string, more: Partial<SiteRequest> = {}) =>
  (await builder.load(name, '/wedding', {
    ...{ method: 'POST', body: new TextEncoder().encode(`${new URLSearchParams({ password })}`) },
    ...more,
  }))!

test('visitors see a page by its password alone, for some hours, without a cookie', async () => {
  expect((await get('/wedding')).text).toContain('At noon.')
  await lock('rice and  roses')
  const closed = await get('/wedding')
  expect(closed).toMatchObject({ status: 403 })
  expect(closed.headers!['cache-control']).toBe('no-store')
  expect(closed.text).toContain('type="password"')
  expect(closed.text).not.toMatch(/At noon|Everything of the day/)
  expect(await send('rice and rosés')).toMatchObject({ status: 403 })
  expect(await send('')).toMatchObject({ status: 403 })

  const right = await send(' rice and roses ')
  expect(right.status).toBe(303)
  const way = right.headers!['location']!
  const opened = await get(way)
  expect(opened).toMatchObject({ status: 200 })
  expect(opened.text).toContain('At noon.')
  expect(opened.headers).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  // Other paths of the same file redirect to the path of the page.
  for (const path of ['/wedding/', '/wedding/index.html', '//wedding'])
    expect(await get(path)).toMatchObject({ status: 308 })
  expect(await get(`${way}a`)).toMatchObject({ status: 403 })
  tools.setNow(new Date(start.getTime() + LOCKS.openMs + 1))
  expect(await get(way)).toMatchObject({ status: 403 })
  tools.setNow(start)
  await lock('another one')
  expect(await get(way)).toMatchObject({ status: 403 })
  await lock(null)
  expect((await get('/wedding')).text).toContain('At noon.')
})

test('its words stand nowhere else', async () => {
  const found = async () => (await get('/search?q=programme')).text
  expect(await found()).toContain('At noon.')
  await lock('rice and roses')
  expect(await found()).not.toContain('At noon.')
  await builder.publish(site)
  expect((await get('/sitemap.xml')).text).not.toContain('wedding')
  const { headers } = await send('rice and roses')
  const { text } = await get(headers!['location']!)
  expect(text).toContain('<meta name="robots" content="noindex">')
  expect(text).not.toMatch(/rel="canonical"|og:image|Everything of the day/)
  const of = { db: tools.db, readerId: tools.readerId }
  const read = await readSite(of, site, { origin: null, now: tools.now() })
  const files = drawAll(read.site, 'files')
  expect(files.filter(({ path, body }) => /wedding/.test(path + String(body as string)))).toEqual(
    [],
  )
})

test('an earlier publication and copies have the password, too', async () => {
  const draft = await builder.page(site, 'wedding')
  await builder.save(site, draft, { path: 'the-day' })
  await builder.publish(site)
  await lock('rice and roses')
  expect(await get('/the-day')).toMatchObject({ status: 403 })
  expect(await get('/wedding')).toMatchObject({ status: 308 })
  const { publications: kept } = await builder.ask(publications.listPublications, { site })
  await builder.ask(publications.rollBack, { site, publication: kept[1]!.id })
  expect(await get('/wedding')).toMatchObject({ status: 403 })
  await builder.ask(pages.duplicatePage, { site, page })
  const { site: copy } = await builder.ask(sites.duplicateSite, { site })
  const locked = async (of: string) =>
    (await builder.site(of)).pages.filter(({ isLocked }) => isLocked).map(({ path }) => path)
  expect(await locked(site)).toEqual(['the-day', 'the-day-2'])
  expect(await locked(copy)).toEqual(['the-day', 'the-day-2'])
})

test('guesses are bounded for a network, and count before they are compared', async () => {
  await lock('rice and roses')
  const client = '192.0.2.77'
  for (let nth = 0; nth < LOCKS.triesPerHour; nth++)
    expect(await send(`guess ${nth}`, { client })).toMatchObject({ status: 403 })
  expect(await send('rice and roses', { client })).toMatchObject({ status: 429 })
  expect(await send('rice and roses', { client: '192.0.2.78' })).toMatchObject({ status: 303 })
  // The stored counts do not reveal the network of a visitor.
  const rows = await tools.db.many(
    z.object({ key: z.string() }),
    sql`select key from website_hour_counts where site_id = ${site}`,
  )
  expect(JSON.stringify(rows)).not.toContain('192')
})

test('guesses of many networks slow a page down, and close it for nobody', async () => {
  await lock('rice and roses')
  const guess = (nth: number, password = `guess ${nth}`) =>
    send(password, { client: `192.0.2.${nth}` })
  await guess(1)
  await tools.db.run(sql`
    update website_hour_counts set times = ${LOCKS.triesOfPage} where site_id = ${site}`)
  // A network that has reached its own limit does not use up the tries of others.
  expect(await guess(1)).toMatchObject({ status: 429 })
  expect(await guess(2)).toMatchObject({ status: 403 })
  expect(await guess(3, 'rice and roses')).toMatchObject({ status: 503 })
  tools.setNow(new Date(tools.now().getTime() + LOCKS.slowMs))
  expect(await guess(3, 'rice and roses')).toMatchObject({ status: 303 })
})

test('media that only pages with a password show need its way, and no cache keeps them', async () => {
  const add = async (name: string, content: Uint8Array) =>
    (await builder.ask(media.addMedia, { site, name, content: toBase64(content) })).id
  const shown = (kind: 'picture' | 'video', id: string, as: string) => {
    const block = newBlock(kind, as)
    return { ...block, props: { ...block.props, [kind]: id } }
  }
  const open = shown('picture', await add('quay.png', await testPicture(40, 20, 'png')), 'open')
  const closed = shown('picture', await add('vows.png', await testPicture(60, 20, 'png')), 'closed')
  const film = shown('video', await add('vows.mp4', await testVideo()), 'film')
  await builder.save(site, await builder.page(site, 'wedding'), { content: [open, closed, film] })
  await builder.save(site, await builder.page(site), { content: [open] })
  await builder.publish(site)
  const mediaOf = ({ text }: { text: string }) => [
    ...new Set(text.match(/\/media\/[\da-f]{16}[-.][^"\s]+/g)),
  ]
  const [quay] = mediaOf(await get('/'))
  const [vows, vowed] = mediaOf(await get('/wedding')).filter((path) => path !== quay)
  const statuses = async (...paths: (string | undefined)[]) =>
    Promise.all(paths.map(async (path) => (await get(path!)).status))
  expect(await statuses(quay, vows, vowed)).toEqual([200, 200, 200])

  await lock('rice and roses')
  expect(await statuses(quay, vows, vowed)).toEqual([200, 403, 403])
  const way = (await send('rice and roses')).headers!['location']!
  const ways = mediaOf(await get(way)).filter((path) => path !== quay)
  expect(ways.map((path) => path.replace(/\?.+/, ''))).toEqual([vows, vowed])
  for (const path of ways) {
    const kept = { 'cache-control': 'no-store' }
    expect(await get(path)).toMatchObject({ status: 200, headers: kept })
  }
  // The token of one file opens neither another file nor the page.
  const [token] = new URL(ways[0]!, 'https://x.example').searchParams.values()
  expect(await statuses(`${vowed}?open=${token}`, `/wedding?open=${token}`)).toEqual([403, 403])
  tools.setNow(new Date(start.getTime() + LOCKS.openMs + 1))
  expect(await statuses(...ways)).toEqual([403, 403])
  tools.setNow(start)
  await lock(null)
  expect(await statuses(vows, vowed)).toEqual([200, 200])
})

test('a password that is too short is refused', async () => {
  await expect(lock('a    b')).rejects.toThrow('6 characters at least')
})
