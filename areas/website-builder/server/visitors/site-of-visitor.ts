import * as z from 'zod/mini'
import { prepared } from '#server/database/prepared.ts'
import { sql, type World } from '#server/tools.ts'
import type { SitePlugin } from '../../plugins.ts'
import type { VisitorWords } from '../../visitors/words/visitor-words.ts'
import { visitorWords } from '../../visitors/words/words-by-language.ts'
import type { VisitedSite } from '../serving/visitor-posts.ts'

const SiteFacts = z.object({
  name: z.string(),
  language: z.string(),
  plugins: z.array(z.string()),
})
export type SiteFacts = z.infer<typeof SiteFacts>

/** Data about a site for answering its visitors; null if the site was deleted meanwhile. */
export function siteFacts({ db }: World, { siteId }: VisitedSite): Promise<SiteFacts | null> {
  return db.maybe(
    SiteFacts,
    prepared(
      sql`select name, language, plugins from website_sites where id = ${siteId} and deleted_at is null`,
    ),
  )
}

/** The texts for visitors, in the language of the site. */
export async function wordsOfSite(world: World, site: VisitedSite): Promise<VisitorWords> {
  return visitorWords((await siteFacts(world, site))?.language ?? 'en')
}

/** Says if a plugin of the site is on. */
export async function hasPlugin(
  world: World,
  site: VisitedSite,
  plugin: SitePlugin,
): Promise<boolean> {
  return (await siteFacts(world, site))?.plugins.includes(plugin) ?? false
}
