import * as z from 'zod/mini'
import type { TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import type { FolderDraft } from '../../folder-settings.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { rss, type TestItem } from '#feeds/test-feeds.ts'
import { serverFeedSettings } from './api.ts'

/** Follows a feed with this name and these items, and has articles made of them. */
export async function publish(
  tools: TestTools,
  name: string,
  items: TestItem[],
  category: 'general' | 'technology' | 'business' | 'science' = 'general',
): Promise<void> {
  const address = `https://${name.toLowerCase().replaceAll(' ', '-')}.example/feed`
  const site = address.replace('/feed', '/')
  tools.web.set(
    address,
    rss(
      items.map((item, at) => ({ guid: `${name} ${at}`, link: `${site}${at}`, ...item })),
      { title: name, link: site },
    ),
  )
  const hub = serverSources(tools.desk)
  await hub.followSource({ address, name, category, frequency: 'hourly' })
  await joinEntries.run(tools, {})
}

/** The id of the article whose title contains these words. */
export async function articleOf(tools: TestTools, words: string): Promise<number> {
  const { id } = await tools.db.one(
    z.object({ id: z.int() }),
    sql`select id from articles where strpos(title, ${words}) > 0`,
  )
  return id
}

/** Changes the settings of a folder; fields that are left out keep their default. */
export function editFolder(tools: TestTools, id: string, changes: Partial<FolderDraft> = {}) {
  return serverFeedSettings(tools.desk).saveFolderSettings({
    id,
    sources: ['Every source'],
    includeKeywords: [],
    excludeKeywords: [],
    tone: 'balanced',
    personalizationProfile: 'general',
    ...changes,
  })
}
