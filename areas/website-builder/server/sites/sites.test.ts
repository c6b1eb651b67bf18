import { afterAll, beforeAll, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf } from '#server/tools.ts'
import { websiteBuilder } from '../../contract.ts'
import { pages } from '../../contracts/pages.ts'
import { sites } from '../../contracts/sites.ts'
import { PAGES } from '../../limits.ts'
import { sweepSites } from '../sweep.ts'
import { serverPages } from '../pages/pages-api.ts'
import { testBuilder } from '../test-builder.ts'
import { serverSites } from './sites-api.ts'

// The tests share a database, but each has its own sites.
let tools: TestTools
let builder: ReturnType<typeof testBuilder>
beforeAll(async () => {
  tools = await testTools()
  builder = testBuilder(tools)
})
afterAll(() => tools.close())

test('a site is made from answers, renamed, copied, deleted and restored', async () => {
  const { ask } = builder
  const site = await builder.create('Harbour Café')
  const made = await builder.site(site)
  expect(made).toMatchObject({ name: 'Harbour Café', status: 'staging', address: null })
  expect(made.pages.filter(({ path }) => path === '')).toHaveLength(1)

  await ask(sites.renameSite, { site, name: 'Pilot House' })
  const { site: copy } = await ask(sites.duplicateSite, { site })
  expect((await builder.site(copy)).name).toBe('Pilot House (copy)')
  expect((await builder.site(copy)).pages.map(({ path }) => path)).toEqual(
    made.pages.map(({ path }) => path),
  )
  expect((await ask(websiteBuilder.listSites, { search: 'pilot' })).map(({ id }) => id)).toEqual([
    copy,
    site,
  ])

  await ask(sites.deleteSite, { site })
  await expect(ask(sites.getSite, { site })).rejects.toThrow('That site is already gone.')
  const [deleted] = await ask(websiteBuilder.listSites, { shelf: 'deleted' })
  expect(deleted).toMatchObject({ id: site, isDeleted: true })
  await ask(sites.restoreSite, { site })
  expect(await ask(websiteBuilder.listSites, { search: 'pilot' })).toHaveLength(2)

  await ask(sites.deleteSite, { site })
  tools.setNow(new Date(tools.now().getTime() + (PAGES.restoredDays + 1) * 86_400_000))
  await sweepSites.run(tools, {})
  expect(await ask(websiteBuilder.listSites, { shelf: 'deleted' })).toEqual([])
})

test('settings that somebody else saved since are not overwritten', async () => {
  const site = await builder.create()
  const { name, tagline, language, theme, contact, version } = await builder.site(site)
  const settings = { name, tagline, language, theme, contact }
  const saved = await builder.ask(sites.saveSite, {
    ...{ site, version, settings: { ...settings, tagline: 'Coffee by the water' } },
  })
  expect(saved.version).toBe(version + 1)
  await expect(builder.ask(sites.saveSite, { site, version, settings })).rejects.toThrow(
    'Somebody else changed these settings',
  )
  expect((await builder.site(site)).tagline).toBe('Coffee by the water')
})

test('of two editors of one page, the second one is told', async () => {
  const site = await builder.create()
  const read = await builder.page(site)
  await builder.save(site, read, { title: 'First' })
  await expect(builder.save(site, read, { title: 'Second' })).rejects.toMatchObject({
    kind: 'conflict',
  })
  expect((await builder.page(site)).title).toBe('First')
})

test('pages are added, ordered, copied and deleted, and never share a path', async () => {
  const { ask } = builder
  const site = await builder.create()
  const { page } = await ask(pages.addPage, { site, title: 'Boats', path: 'boats' })
  await expect(ask(pages.addPage, { site, title: 'Ships', path: 'boats' })).rejects.toThrow(
    'The page "Boats" is at that path already.',
  )
  const { page: copy } = await ask(pages.duplicatePage, { site, page })
  expect(await ask(pages.getPage, { site, page: copy })).toMatchObject({
    ...{ title: 'Boats (copy)', path: 'boats-2' },
  })
  await ask(pages.orderPages, { site, pages: [copy, page] })
  const order = (await builder.site(site)).pages.map(({ id }) => id)
  expect(order.slice(0, 2)).toEqual([copy, page])

  await ask(pages.deletePage, { site, page })
  const { page: other } = await ask(pages.addPage, { site, title: 'Ships', path: 'boats' })
  await ask(pages.restorePage, { site, page })
  expect(await ask(pages.getPage, { site, page })).toMatchObject({ path: 'boats-3' })
  expect(await ask(pages.getPage, { site, page: other })).toMatchObject({ path: 'boats' })

  const first = await builder.page(site)
  await expect(ask(pages.deletePage, { site, page: first.id })).rejects.toThrow(
    'A site needs its first page.',
  )
})

test('the words of an unpublished draft are all new', async () => {
  const site = await builder.create()
  const { id: page } = await builder.page(site)
  const { lines } = await builder.ask(pages.comparePage, { site, page })
  expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(['added']))
  await expect(builder.ask(pages.revertPage, { site, page })).rejects.toThrow(
    'This page is not published yet.',
  )
})

test('another reader finds none of it', async () => {
  const site = await builder.create()
  const { id: page } = await builder.page(site)
  const other = deskOf(tools, 'other')
  await expect(serverSites(other).getSite({ site })).rejects.toThrow('already gone')
  await expect(serverSites(other).deleteSite({ site })).rejects.toThrow('already gone')
  await expect(serverPages(other).getPage({ site, page })).rejects.toThrow('already gone')
})
