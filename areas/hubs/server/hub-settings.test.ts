import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { serverFeed } from '#areas/feed/server/api.ts'
import { serverFeedSettings } from '#areas/feed/server/settings/api.ts'
import { serverOpenFolders } from '#areas/feed/server/settings/open-folders.ts'
import { publish } from '#areas/feed/server/settings/test-articles.ts'
import { serverSourceHealth } from '#areas/sources/server/health/api.ts'
import { serverHubs } from './api.ts'
import { serverMembership } from './members/api.ts'
import { sweepHubs } from './sweep-hubs.ts'
import { serverHubViews } from './views.ts'

const Counts = z.object({ hubs: z.int(), hubsViews: z.int(), foldersOpen: z.int() })

let tools: TestTools
let hub: string
let other: string
beforeEach(async () => {
  tools = await testTools()
  hub = (await serverHubs(tools.desk).addHub({})).id
  other = (await serverHubs(tools.desk).addHub({})).id
})
afterEach(() => tools.close())

const profile = (personalizationProfile: string) => ({
  personalizationProfile,
  selectedSourceTags: [],
})

test('modules go by the settings of the first hub until a hub has its own', async () => {
  const { getModuleSettings, saveModuleSettings } = serverFeedSettings(tools.desk)
  const module = 'headlines'
  await saveModuleSettings({ module, settings: profile('science') })
  expect(await getModuleSettings({ module, hub })).toEqual(profile('science'))
  await saveModuleSettings({ module, hub, settings: profile('business') })
  expect(await getModuleSettings({ module, hub })).toEqual(profile('business'))
  expect(await getModuleSettings({ module, hub: other })).toEqual(profile('science'))
  expect(await getModuleSettings({ module, hub: 'news-hub' })).toEqual(profile('science'))
  const gone = saveModuleSettings({ module, hub: 'hub-of-nobody', settings: profile('general') })
  await expect(gone).rejects.toThrow('This hub no longer exists.')
})

test('breaking news is narrowed by the settings of its hub', async () => {
  await publish(tools, 'Quay Post', [{ title: 'Fog closes the harbor', text: 'Ships wait.' }])
  const [source] = await serverMembership(tools.desk).listCandidates({ hub, kind: 'source' })
  await serverMembership(tools.desk).addMembers({ hub, kind: 'source', members: [source!.id] })
  await tools.db.run(sql`
    update articles set is_breaking = true, breaking_until = '2030-01-01', told_at = array_fill(now(), array[3])`)
  const { listBreaking } = serverFeed(tools.desk)
  expect(await listBreaking({ hub })).toHaveLength(1)
  await serverFeedSettings(tools.desk).saveModuleSettings({
    ...{ module: 'breaking', hub, settings: profile('priority') },
  })
  expect(await listBreaking({ hub })).toEqual([])
  expect(await listBreaking({})).toHaveLength(1)
})

test('folders and the view stay as each hub was left', async () => {
  const folders = serverOpenFolders(tools.desk)
  await folders.saveOpenFolders({ folders: ['Space'] })
  expect(await folders.getOpenFolders({ hub })).toEqual(['Space'])
  await folders.saveOpenFolders({ hub, folders: [] })
  expect(await folders.getOpenFolders({ hub })).toEqual([])
  expect(await folders.getOpenFolders({})).toEqual(['Space'])

  const views = serverHubViews(tools.desk)
  const view = { filter: 'top', viewMode: 'synth', time: 'week' } as const
  expect(await views.getView({ hub })).toBeNull()
  await views.saveView({ hub, view })
  expect(await views.getView({ hub })).toEqual(view)
  expect(await views.getView({ hub: other })).toBeNull()
})

test('the health of sources is listed for those of the hub', async () => {
  await publish(tools, 'Quay Post', [{ title: 'Fog closes the harbor', text: 'Ships wait.' }])
  const health = serverSourceHealth(tools.desk)
  const [report] = await health.listReports({})
  expect(await health.listReports({ hub })).toEqual([])
  await serverMembership(tools.desk).addMembers({ hub, kind: 'source', members: [report!.id] })
  expect(await health.listReports({ hub })).toEqual([report])
})

test('what was deleted a day ago goes with all that was kept of it', async () => {
  const view = { filter: 'top', viewMode: 'synth', time: 'week' } as const
  await serverHubViews(tools.desk).saveView({ hub, view })
  await serverOpenFolders(tools.desk).saveOpenFolders({ hub, folders: ['Space'] })
  await serverHubs(tools.desk).deleteHub({ id: hub })
  await sweepHubs.run(tools, {})
  expect(await countOf('hubs')).toBe(2)
  tools.setNow(new Date(tools.now().getTime() + 25 * 3_600_000))
  await sweepHubs.run(tools, {})
  expect(await countOf('hubs')).toBe(1)
  expect(await countOf('hubs_views')).toBe(0)
  expect(await countOf('folders_open')).toBe(0)
})

async function countOf(table: 'hubs' | 'hubs_views' | 'folders_open'): Promise<number> {
  const { hubs, hubsViews, foldersOpen } = await tools.db.one(
    Counts,
    sql`select (select count(*) from hubs) as hubs, (select count(*) from hubs_views) as hubs_views,
          (select count(*) from folders_open) as folders_open`,
  )
  return { hubs, hubs_views: hubsViews, folders_open: foldersOpen }[table]
}
