import { joinEntries } from '#areas/articles/server/lends/writing.ts'
import { storeEntries } from '#feeds/store/store-entries.ts'
import type { Tools } from '#server/tools.ts'
import { documentOf } from '../day/document-of.ts'
import { readPublishers } from '../day/labelled-day.ts'
import { followFeed } from './load-newswire.ts'

/** Follows the publishers of real days and joins their entries before a moment. */
export async function loadDays(tools: Tools, readerId: string, until: Date): Promise<void> {
  for (const publisher of readPublishers(until.getTime())) {
    const { name, home } = publisher
    const feed = await followFeed(tools, { readerId, address: `${home}all.xml`, name, site: home })
    await storeEntries(tools, feed, documentOf(publisher))
  }
  await joinEntries.run(tools, {})
}
