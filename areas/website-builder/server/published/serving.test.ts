import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { studioEnvironments } from '#areas/app-studio/contracts/environments.ts'
import { studioProjects } from '#areas/app-studio/contracts/projects.ts'
import { publications } from '../../contracts/publications.ts'
import { newBlock } from '../../blocks/new-block.ts'
import { sites } from '../../contracts/sites.ts'
import { testPublishing } from '../test-publishing.ts'

// The tests share a database and a published site. Tests that change a site have their own.
let tools: TestTools
let builder: ReturnType<typeof testPublishing>
beforeAll(async () => {
  tools = await testTools()
  builder = testPublishing(tools)
  const id = await builder.create('Harbour Café')
  await builder.add(id, 'Our team', 'about/team')
  await builder.ask(sites.switchPlugin, { site: id, plugin: 'contact-form', isOn: true })
  const contact = await builder.add(id, 'Contact', 'contact-us')
  const page = await builder.page(id, 'contact-us')
  expect(page.id).toBe(contact)
  await builder.save(id, page, { content: [newBlock('contact', 'form')] })
  await builder.publish(id)
})
afterAll(() => tools.close())

const load = (path: string, more: Parameters<typeof builder.load>[2] = {}) =>
  builder.load('harbour-cafe', path, more).then((reply) => reply!)

describe('Pages of a published site', () => {
  test('come packed to who takes it, and not again to who has them', async () => {
    const plain = await load('/')
    const packed = await load('/', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers).toMatchObject({
      ...{ 'content-encoding': 'br', vary: 'accept-encoding', 'cache-control': 'public, no-cache' },
      'content-type': 'text/html; charset=utf-8',
    })
    expect(brotliDecompressSync(packed.body).toString()).toBe(plain.text)
    for (const { etag } of [plain.headers, packed.headers] as { etag: string }[]) {
      const headers = { 'if-none-match': `"other", W/${etag}`, 'accept-encoding': 'br' }
      const again = await load('/', { headers })
      expect([again.status, again.text]).toEqual(
        etag.includes('-br') ? [304, ''] : [200, again.text],
      )
    }
  })

  test.each([
    ['/about/team/', '/about/team'],
    ['//about/team', '/about/team'],
    ['/about/team/index.html', '/about/team'],
    ['/index.html', '/'],
    ['/about/team/?a=1', '/about/team?a=1'],
  ])('%s leads to %s', async (path, location) => {
    expect(await load(path)).toMatchObject({
      status: 308,
      headers: { location, 'cache-control': 'no-cache' },
    })
  })

  test('have a sitemap, a word for robots, a style that is kept for good, and an icon that is not', async () => {
    expect((await load('/sitemap.xml')).text).toContain('localhost:4601/about/team</loc>')
    expect((await load('/robots.txt')).text).toContain('sitemap.xml')
    const [, style = ''] = / href="(\/assets\/style-[^"]+)"/.exec((await load('/')).text) ?? []
    expect((await load(style)).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/css; charset=utf-8',
    })
    expect((await load('/assets/icon.svg')).headers?.['cache-control']).toBe('public, no-cache')
  })

  test('are 404 in the look of the site where there are none', async () => {
    for (const path of [
      '/nowhere',
      '/frame',
      '/404.html',
      '/nowhere',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/a%5cb',
    ]) {
      const { status, text } = await load(path)
      expect([path, status]).toEqual([path, 404])
      expect(text).toContain('Page not found')
    }
  })

  test('can only be read', async () => {
    expect((await load('/', { method: 'DELETE' })).status).toBe(405)
    expect((await load('/', { method: 'HEAD' })).status).toBe(200)
  })

  test('with a form are made for each visitor, with a token', async () => {
    const { headers, text } = await load('/contact-us')
    expect(headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(headers).not.toHaveProperty('etag')
    expect(text).not.toContain('%form-token%')
    expect(text).toMatch(/name="token" value="[\da-z]+\.[\w-]+"/)
  })

  test('lead below the path of a host that all share', async () => {
    const { text } = await load('/', { base: '/harbour-cafe', origin: 'http://192.0.2.9:4601' })
    expect(text).toContain('href="/harbour-cafe/about/team"')
    expect(text).not.toMatch(/ (?:href|src)="\/(?!harbour-cafe\/)/)
    const { headers } = await load('/about/team/', { base: '/harbour-cafe' })
    expect(headers).toMatchObject({ location: '/harbour-cafe/about/team' })
  })
})

test('former paths of pages lead to the present ones, and never in a circle', async () => {
  const id = await builder.create('Paths')
  await builder.add(id, 'Menu', 'dishes')
  await builder.publish(id)
  await builder.save(id, await builder.page(id, 'dishes'), { path: 'food' })
  await builder.publish(id)
  const at = async (path: string) => {
    const { status, headers } = (await builder.load('paths', path))!
    return [status, headers?.['location']]
  }
  expect([await at('/dishes'), await at('/food')]).toEqual([
    [308, '/food'],
    [200, undefined],
  ])
  await builder.save(id, await builder.page(id, 'food'), { path: 'dishes' })
  await builder.publish(id)
  expect([await at('/food'), await at('/dishes')]).toEqual([
    [308, '/dishes'],
    [200, undefined],
  ])
  await builder.add(id, 'Other', 'food')
  await builder.publish(id)
  expect(await at('/food')).toEqual([200, undefined])
})

describe('Names', () => {
  const rename = (site: string, name: string) => builder.ask(publications.nameSite, { site, name })

  test('a former name leads to the present one, at the same path', async () => {
    const id = await builder.create('First name')
    await builder.publish(id)
    await rename(id, 'second-name')
    expect(await builder.load('first-name', '/a/b?c=1')).toMatchObject({
      status: 308,
      headers: { location: 'http://second-name.localhost:4601/a/b?c=1' },
    })
    expect(await builder.load('first-name', '/a', { base: '/first-name' })).toMatchObject({
      headers: { location: '/second-name/a' },
    })
    await rename(id, 'first-name')
    expect((await builder.load('first-name'))?.status).toBe(200)
  })

  test('are those of one app or one site, whatever they look like', async () => {
    const project = (await builder.ask(studioProjects.createProject, { name: 'Berth' })).id
    const name = (name: string) => builder.ask(studioEnvironments.nameProject, { project, name })
    const site = await builder.create('Ferry')
    await builder.publish(site)
    await expect(name('ferry')).rejects.toThrow('is taken')
    await expect(name('fer-ry')).rejects.toThrow('is taken')
    await name('berth')
    for (const like of ['berth', 'ber-th'])
      await expect(rename(site, like)).rejects.toThrow('is taken')
    for (const reserved of ['www', 'synthwire-doctor', 'ferry-qa'])
      await expect(rename(site, reserved)).rejects.toMatchObject({ kind: 'invalid' })
    // Only one of the two requests gets the name.
    const both = await Promise.allSettled([name('harbor-light'), rename(site, 'harbor-1ight')])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

test('names that lead nowhere are not sites', async () => {
  for (const name of ['nowhere', 'x', 'synthwire-doctor', 'harbour-cafe-qa', 'a'.repeat(63)])
    expect(await builder.load(name)).toBeNull()
  expect(await builder.load({ domain: 'harbour-cafe.example' })).toBeNull()
})
