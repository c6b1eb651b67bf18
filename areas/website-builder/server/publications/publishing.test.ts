import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cpuClock } from '#core/test-costs.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import * as z from 'zod/mini'
import { pages } from '../../contracts/pages.ts'
import { publications } from '../../contracts/publications.ts'
import { sites } from '../../contracts/sites.ts'
import { PUBLISHING } from '../../limits.ts'
import { sweepSites } from '../sweep.ts'
import { testPublishing } from '../test-publishing.ts'
import { publishPlanned } from '../publishing/publish-planned.ts'
import { publishSite } from '../publishing/publish-site.ts'

// The tests share a database, but each has its own site.
let tools: TestTools
let builder: ReturnType<typeof testPublishing>
beforeAll(async () => {
  tools = await testTools()
  builder = testPublishing(tools)
})
afterAll(() => tools.close())

const count = async (table: 'contents' | 'publications', site?: string) => {
  const rows = await tools.db.many(
    z.object({ id: z.string() }),
    table === 'contents'
      ? sql`select hash as id from website_contents`
      : sql`select id from website_publications where site_id = ${site}`,
  )
  return rows.length
}

test('a published site is served to strangers, and its drafts are not', async () => {
  const id = await builder.create('Harbour Café')
  expect(await builder.state(id)).toMatchObject({ status: 'staging', name: null, live: null })
  expect(await builder.publish(id)).toMatchObject({ nth: 1, isLive: true })
  expect(await builder.state(id)).toMatchObject({
    ...{ status: 'live', name: 'harbour-cafe', address: 'http://harbour-cafe.localhost:4601/' },
    ...{ reach: 'this-machine', whyNoAddress: null, changes: [], hasNewSettings: false },
  })
  const first = await builder.load('harbour-cafe')
  expect([first?.status, first?.text]).toEqual([200, expect.stringContaining('Harbour Café')])
  await builder.save(id, await builder.page(id), { title: 'Closed for winter' })
  expect((await builder.load('harbour-cafe'))?.text).toBe(first?.text)
  expect((await builder.state(id)).changes).toMatchObject([{ change: 'changed', path: '' }])
  await builder.publish(id)
  expect((await builder.load('harbour-cafe'))?.text).toContain('Closed for winter')
  expect((await builder.state(id)).changes).toEqual([])
})

test('pages are shared with a picture of their title, which is drawn once', async () => {
  const id = await builder.create('Shared')
  await builder.publish(id)
  const image = async (path = '/') => {
    const { text } = (await builder.load('shared', path))!
    return /og:image" content="http:\/\/shared\.localhost:4601(\/assets\/card-[^"]+)"/.exec(
      text,
    )?.[1]
  }
  const first = await image()
  const card = await builder.load('shared', first)
  expect(JSON.parse(card!.text)).toMatchObject({ title: 'Shared', site: 'Shared' })
  expect(card?.headers).toMatchObject({ 'content-type': 'image/png' })
  expect(card?.headers?.['cache-control']).toContain('immutable')
  await builder.add(id, 'Our pier', 'pier')
  await builder.publish(id)
  expect(await image()).toBe(first)
  expect(JSON.parse((await builder.load('shared', await image('/pier')))!.text)).toMatchObject({
    title: 'Our pier',
  })
})

test('publishing twice without a change is one publication', async () => {
  const id = await builder.create('Twice')
  const [one, other] = await Promise.all([builder.publish(id), builder.publish(id)])
  expect(other).toEqual(one)
  expect(await builder.publish(id)).toEqual(one)
  expect(await count('publications', id)).toBe(1)
})

test('a change of settings or of pages is told before it is published', async () => {
  const id = await builder.create('Changes')
  const page = await builder.add(id, 'Boats', 'boats')
  await builder.publish(id)
  await builder.ask(sites.renameSite, { site: id, name: 'Changed' })
  expect(await builder.state(id)).toMatchObject({ hasNewSettings: true })
  await builder.ask(pages.deletePage, { site: id, page })
  await builder.add(id, 'Team', 'team')
  const { changes } = await builder.state(id)
  expect(changes.map(({ path, change }) => [path, change])).toContainEqual(['team', 'new'])
  expect(changes.map(({ path, change }) => [path, change])).toContainEqual(['boats', 'gone'])
})

test('an earlier publication comes back byte for byte within a second', async () => {
  const id = await builder.create('Tides')
  const { id: first } = await builder.publish(id)
  const before = await builder.load('tides')
  await builder.save(id, await builder.page(id), { title: 'Two' })
  await builder.publish(id)
  expect((await builder.load('tides'))?.text).not.toBe(before?.text)
  const spentMs = cpuClock()
  await builder.ask(publications.rollBack, { site: id, publication: first })
  const after = await builder.load('tides')
  expect(spentMs()).toBeLessThan(1000)
  expect(after).toEqual(before)
  const { publications: listed } = await builder.ask(publications.listPublications, { site: id })
  expect(listed.map(({ nth, isLive }) => [nth, isLive])).toEqual([
    [2, false],
    [1, true],
  ])
  // The draft is compared with the publication that visitors now see.
  expect((await builder.state(id)).changes).toHaveLength(1)
})

test('a site that is taken down, and one that is deleted, say so', async () => {
  const id = await builder.create('Lighthouse')
  await builder.publish(id)
  await builder.ask(publications.takeDown, { site: id })
  const down = await builder.load('lighthouse')
  expect([down?.status, down?.text]).toEqual([404, 'This site is not public at present.'])
  await builder.publish(id)
  await builder.ask(sites.deleteSite, { site: id })
  expect(await builder.load('lighthouse')).toMatchObject({ status: 410 })
  builder.later(60 * 24 * 31)
  await sweepSites.run(tools, {})
  expect(await builder.load('lighthouse')).toMatchObject({ status: 410 })
})

test('only the newest publications are kept, and contents go with the last that has them', async () => {
  const id = await builder.create('Often')
  for (let nth = 0; nth < PUBLISHING.kept + 3; nth++) {
    await builder.save(id, await builder.page(id), { title: `Page ${nth}` })
    await builder.publish(id)
  }
  expect(await count('publications', id)).toBe(PUBLISHING.kept)
  const kept = await count('contents')
  await builder.ask(sites.deleteSite, { site: id })
  builder.later(60 * 24 * 31)
  await sweepSites.run(tools, {})
  expect(await count('contents')).toBeLessThanOrEqual(kept - PUBLISHING.kept)
})

describe('nothing half is live', () => {
  test('where the disk is full', async () => {
    const id = await builder.create('Full')
    tools.setShortage({ folder: '/', freeBytes: 0, neededBytes: 1 })
    await expect(builder.publish(id)).rejects.toThrow('Nothing was published')
    tools.setShortage(null)
    expect(await builder.load('full')).toBeNull()
  })

  test('where a write fails', async () => {
    const id = await builder.create('Broken')
    await builder.publish(id)
    const before = await builder.load('broken')
    await builder.save(id, await builder.page(id), { title: 'Broken by a write' })
    await tools.db.run(sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`)
    await tools.db.run(sql`
      create trigger refuse before update on website_live for each row execute function refuse()`)
    await expect(builder.publish(id)).rejects.toThrow()
    await tools.db.run(sql`drop trigger refuse on website_live`)
    expect(await builder.load('broken')).toEqual(before)
    expect(await count('publications', id)).toBe(1)
  })
})

test('a planned publication happens once, at its time', async () => {
  const id = await builder.create('Planned')
  const at = new Date(tools.now().getTime() + 3_600_000).toISOString()
  const plan = (at: string | null) =>
    builder.ask(publications.schedulePublication, { site: id, at })
  await expect(plan(tools.now().toISOString())).rejects.toThrow('within the next year')
  await plan(at)
  await publishPlanned.run(tools, {})
  expect(await builder.load('planned')).toBeNull()
  builder.later(61)
  await Promise.all([publishPlanned.run(tools, {}), publishPlanned.run(tools, {})])
  expect((await builder.load('planned'))?.status).toBe(200)
  expect(await builder.state(id)).toMatchObject({ scheduledAt: null })
  expect(await count('publications', id)).toBe(1)
  // Simulates another worker that has read the same plan.
  expect(await publishSite(deskOf(tools, tools.readerId), id, at)).toBeNull()
})

test('a planned publication that fails is told of once, and not tried again', async () => {
  const id = await builder.create('Refused')
  const at = new Date(tools.now().getTime() + 60_000).toISOString()
  await builder.ask(publications.schedulePublication, { site: id, at })
  builder.later(2)
  await tools.db.run(sql`
    create trigger refuse before insert on website_live for each row execute function refuse()`)
  await publishPlanned.run(tools, {})
  await tools.db.run(sql`drop trigger refuse on website_live`)
  await publishPlanned.run(tools, {})
  expect(await builder.state(id)).toMatchObject({ scheduledAt: null, status: 'staging' })
  const told = await tools.db.many(
    z.object({ id: z.int() }),
    sql`select id from notifications where text like 'Its planned publication failed%'`,
  )
  expect(told).toHaveLength(1)
})
