import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskOf } from '#server/tools.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import { publications } from '../../contracts/publications.ts'
import { testPublishing } from '../test-publishing.ts'
import { DOMAINS } from '../../limits.ts'
import { askAgain } from './ask-again.ts'
import { serverDomains } from './domains-api.ts'
import type { DomainResolver } from './resolve-domain.ts'

let tools: TestTools
let builder: ReturnType<typeof testPublishing>
const texts = new Map<string, string[]>()
let isSilent = false
const resolver: DomainResolver = {
  async texts(name) {
    if (isSilent) throw new Error('timeout')
    return texts.get(name) ?? []
  },
  addresses: async (name) => (name.endsWith('cafe.example') ? ['192.0.2.7'] : ['192.0.2.9']),
}
beforeAll(async () => {
  tools = await testTools()
  tools.publicAddress = 'https://news.hub.example'
  builder = testPublishing(tools)
})
afterAll(() => tools.close())

const domains = (readerId = tools.readerId) => serverDomains(deskOf(tools, readerId), resolver)
const prove = async (domain: string) => {
  const { token } = await tools.db.one(
    z.object({ token: z.string() }),
    sql`select token from website_domains where domain = ${domain} order by number desc limit 1`,
  )
  texts.set(`_synthwire.${domain}`, ['v=spf1', `synthwire-site=${token}`])
}

test('a domain is served once its owner proved it, and no longer once it is removed', async () => {
  const site = await builder.create('Café')
  await builder.publish(site)
  const called = { domain: 'cafe.example' }
  const { id, records } = await domains().addDomain({ site, domain: 'https://Cafe.example/' })
  expect(records).toEqual([
    { type: 'A', name: 'cafe.example', value: 'ADDRESS-OF-THIS-MACHINE' },
    {
      type: 'TXT',
      name: '_synthwire.cafe.example',
      value: expect.stringMatching(/^synthwire-site=[\da-f]{32}$/),
    },
  ])
  expect(await builder.load(called)).toBeNull()
  texts.set('_synthwire.cafe.example', ['synthwire-site=other'])
  expect(await domains().checkDomain({ site, domain: id })).toMatchObject({
    isVerified: false,
    findings: { proof: 'other', addresses: ['192.0.2.7'], leadsHere: false, visited: null },
  })
  expect(await builder.load(called)).toBeNull()
  await prove('cafe.example')
  expect(await domains().checkDomain({ site, domain: id })).toMatchObject({
    isVerified: true,
    isMain: true,
  })
  expect((await builder.load(called))?.text).toContain('<title>Café')
  // A test request finds out with which scheme the site can be reached.
  tools.web.set('https://cafe.example/.well-known/synthwire/site', () => ({
    body: new TextEncoder().encode(site),
  }))
  expect((await builder.load(called, '/.well-known/synthwire/site'))?.text).toBe(site)
  expect(await domains().checkDomain({ site, domain: id })).toMatchObject({
    findings: { visited: 'https' },
  })
  // The domain does not change while the DNS does not answer.
  isSilent = true
  expect(await domains().checkDomain({ site, domain: id })).toMatchObject({
    isVerified: true,
    findings: { proof: 'unknown' },
  })
  isSilent = false
  const published = await builder.publish(site)
  expect(published.nth).toBe(2)
  expect((await builder.load(called))?.text).toContain(
    'rel="canonical" href="https://cafe.example/"',
  )
  expect(await builder.ask(publications.getPublishing, { site })).toMatchObject({
    address: 'https://cafe.example/',
  })
  const { proxies } = await domains().listDomains({ site })
  expect(proxies?.caddy).toContain('cafe.example {\n\treverse_proxy 127.0.0.1:4601')
  expect(proxies?.nginx).toContain('server_name cafe.example;')
  await domains().removeDomain({ site, domain: id })
  expect(await builder.load(called)).toBeNull()
})

test('a verified domain ends after days without its record, and its reader is told', async () => {
  const site = await builder.create('Rowers')
  await builder.publish(site)
  const called = { domain: 'rowers.example' }
  const { id } = await domains().addDomain({ site, domain: 'rowers.example' })
  await prove('rowers.example')
  await domains().checkDomain({ site, domain: id })
  const listed = async () => (await domains().listDomains({ site })).domains[0]!
  const start = tools.now()
  const askAfter = async (days: number) => {
    tools.setNow(new Date(start.getTime() + days * 86_400_000))
    await askAgain(tools, resolver)
  }
  await askAfter(1)
  expect((await listed()).endsAt).toBeNull()
  const record = texts.get('_synthwire.rowers.example')!
  texts.delete('_synthwire.rowers.example')
  await askAfter(2)
  const ends = new Date(start.getTime() + (2 + DOMAINS.missingDays) * 86_400_000).toISOString()
  expect(await listed()).toMatchObject({ isVerified: true, endsAt: ends })
  // A record that is found again ends the countdown; a DNS that does not answer changes nothing.
  texts.set('_synthwire.rowers.example', record)
  await askAfter(3)
  expect((await listed()).endsAt).toBeNull()
  isSilent = true
  await askAfter(20)
  isSilent = false
  expect(await listed()).toMatchObject({ isVerified: true, endsAt: null })
  texts.delete('_synthwire.rowers.example')
  await askAfter(21)
  await askAfter(25)
  expect(await builder.load(called)).not.toBeNull()
  await askAfter(26)
  expect(await listed()).toMatchObject({ isVerified: false, endsAt: null })
  expect(await builder.load(called)).toBeNull()
  const told = await tools.db.many(
    z.object({ title: z.string() }),
    sql`select title from notifications where event like ${`site-domain/${id}/%`} order by event`,
  )
  expect(told.map(({ title }) => title)).toEqual([
    'rowers.example no longer shows Rowers',
    'The record of rowers.example is missing',
    'The record of rowers.example is missing',
  ])
  tools.setNow(start)
})

test('a domain is that of one site, and never the server’s or one that looks like another', async () => {
  const [mine, other] = [await builder.create('Mine'), await builder.create('Other')]
  const add = (site: string, domain: string) => domains().addDomain({ site, domain })
  for (const ofServer of ['news.hub.example', 'hub.example', 'a.news.hub.example'])
    await expect(add(mine, ofServer)).rejects.toMatchObject({ kind: 'invalid' })
  await expect(add(mine, 'new5.hu-b.example')).rejects.toThrow('looks like the one of this server')
  await expect(add(mine, 'localhost')).rejects.toMatchObject({ kind: 'invalid' })
  // Both readers may add the domain; the one who proves ownership gets it.
  const first = await add(mine, 'www.harbour.example')
  const second = await add(other, 'www.harbour.example')
  expect(first.records[0]).toEqual({
    type: 'CNAME',
    name: 'www.harbour.example',
    value: 'news.hub.example',
  })
  expect((await add(mine, 'www.harbour.example')).id).toBe(first.id)
  await prove('www.harbour.example')
  expect(await domains().checkDomain({ site: mine, domain: first.id })).toMatchObject({
    isVerified: false,
  })
  expect(await domains().checkDomain({ site: other, domain: second.id })).toMatchObject({
    isVerified: true,
  })
  texts.set('_synthwire.www.harbour.example', [first.records[1]!.value])
  await expect(domains().checkDomain({ site: mine, domain: first.id })).rejects.toThrow(
    'Another site',
  )
  await tools.db.run(sql`insert into readers (id, name, role) values ('reader-b', 'Ben', 'reader')`)
  await tools.db.run(sql`
    insert into website_sites (id, reader_id, name, language, theme, contact, created_at, edited_at)
    select 'site-b', 'reader-b', name, language, theme, contact, created_at, edited_at from website_sites
    where id = ${mine}`)
  const byBen = (domain: string) => domains('reader-b').addDomain({ site: 'site-b', domain })
  await expect(byBen('www.harbour.example')).rejects.toThrow('Another site')
  await expect(byBen('www.har-bour.example')).rejects.toThrow('looks like one')
  await expect(domains('reader-b').listDomains({ site: mine })).rejects.toMatchObject({
    kind: 'not-found',
  })
})
