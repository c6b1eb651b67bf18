import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answering } from '#server/access/asking.ts'
import { askedFor, testTools, type TestTools } from '#server/test-tools.ts'
import { PUBLISHING } from '../../limits.ts'
import { publications } from '../../contracts/publications.ts'
import { serverPublications } from '../publications/publications-api.ts'
import { testPublishing } from '../test-publishing.ts'
import { siteZip } from '../zip/export-zip.ts'

let tools: TestTools
let builder: ReturnType<typeof testPublishing>
beforeAll(async () => {
  tools = await testTools()
  builder = testPublishing(tools)
})
afterAll(() => tools.close())

const hub = 'http://127.0.0.1:4600'
const open = (site: string, origin = hub) =>
  answering({ sessionId: null, origin }, () => serverPublications(tools.desk).openPreview({ site }))
const nameIn = (address: string | null) => /[a-z2-7]{26}/.exec(address ?? '')?.[0] ?? ''

test('drafts are seen at a name that nobody guesses, as they are now, until it expires', async () => {
  const id = await builder.create('Harbour')
  const added = await builder.add(id, 'History', 'history')
  const { address, expiresAt } = await open(id)
  const name = nameIn(address)
  expect(name).toMatch(/^[a-z2-7]{26}$/)
  const first = (await builder.load(name))!
  expect(first.needs).toEqual({ isFramedByHub: true })
  expect(first.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(first.text).toContain('<script src="/_preview.js" defer></script></head>')
  expect(added).toMatch(/^page-/)
  expect((await builder.load(name, '/history'))?.text).toContain(
    'href="/history" aria-current="page"',
  )
  await builder.save(id, await builder.page(id, 'history'), { title: 'Our history' })
  expect((await builder.load(name, '/history'))?.text).toContain('Our history')
  expect((await builder.load(name, '/nowhere'))?.text).toContain('Page not found')
  expect((await builder.load(name, '/', { method: 'POST' }))?.status).toBe(405)
  const [, style = ''] = / href="(\/assets\/style-[^"]+)"/.exec(first.text) ?? []
  expect((await builder.load(name, style))?.headers?.['content-type']).toContain('text/css')
  // Opening the preview again returns the same address, and makes it valid for longer.
  builder.later(60)
  const again = await open(id)
  expect(again.address).toBe(address)
  expect(again.expiresAt > expiresAt).toBe(true)
  builder.later(PUBLISHING.previewHours * 60 + 1)
  expect(await builder.load(name)).toBeNull()
  expect((await open(id)).address).not.toBe(address)
})

test('its script speaks to the page of the server that opened it alone', async () => {
  const id = await builder.create('Talks')
  const script = async (origin?: string) =>
    (await builder.load(nameIn((await open(id, origin)).address), '/_preview.js'))!.text
  expect(await script()).toContain(`const hub = "${hub}"`)
  expect(await script('https://news.example.org')).toContain(
    'const hub = "https://news.example.org"',
  )
  const { address } = await builder.ask(publications.openPreview, { site: id })
  expect((await builder.load(nameIn(address), '/_preview.js'))?.text).toBe('')
})

test('a site goes out as a ZIP whose links lead to its files', async () => {
  const id = await builder.create('Größe / 1')
  await builder.add(id, 'Team', 'about/team')
  const reply = await siteZip.answer(tools.desk, askedFor(tools.readerId, { site: id }))
  expect(reply?.headers?.['content-disposition']).toContain('Gr%C3%B6%C3%9Fe%20-%201.zip')
  const pieces: Uint8Array[] = []
  for await (const piece of reply!.body as AsyncIterable<Uint8Array>) pieces.push(piece)
  const files = unzipSync(Buffer.concat(pieces))
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['index.html', 'about/team/index.html', '404.html', 'assets/icon.svg']),
  )
  for (const [path, content] of Object.entries(files).filter(([path]) => path.endsWith('.html'))) {
    const html = Buffer.from(content).toString()
    for (const [, address = ''] of html.matchAll(/ (?:href|src)="([^"#]+)"/g)) {
      const target = new URL(address, `http://disk/${path}`).pathname.slice(1)
      expect([path, address, Object.keys(files).includes(target)]).toEqual([path, address, true])
    }
  }
})
