import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql } from '#server/tools.ts'
import { openLink } from '#server/fetch/newswire-address.ts'
import { isFetched } from '#feeds/claim/inbox-address.ts'
import { markLetters, withLetters } from '#engine/outlets/mark-letters.ts'
import { nameByKey } from '#engine/outlets/outlet-name.ts'
import { iconShown } from '#feeds/outlets/shown-outlet.ts'
import { tellsOfMany } from '#engine/summaries/reports/round-up.ts'
import type { Coverage, Outlet } from '../../contract.ts'
import { isKept, sourceName, type ArticleScope } from '../reading/article-scope.ts'
import { carryingSources } from '../reading/carrying-sources.ts'
import { sectionOf, shownName } from '../reading/outlet-names.ts'
import { piecesOf, sourceOf } from '../writing/pieces.ts'

const StoredEntry = z.object({
  id: z.int(),
  originalId: z.nullable(z.int()),
  feedId: z.int(),
  isPointer: z.boolean(),
  outlet: z.nullable(z.string()),
  outletName: z.nullable(z.string()),
  ownOutlet: z.nullable(z.string()),
  icon: z.nullable(z.string()),
  sourceId: z.nullable(z.string()),
  sourceName: z.string(),
  feedTitle: z.nullable(z.string()),
  title: z.string(),
  language: z.nullable(z.string()),
  link: z.nullable(z.string()),
  text: z.string(),
  publishedAt: Time,
  revisedAt: z.nullable(Time),
})

/**
 * An entry of an article that the reader may read, from its own feed or from another one with the
 * same report.
 */
export interface EntryRow extends z.infer<typeof StoredEntry> {
  /** The outlet's name as the reader sees it, and the feed's section, which may be null. */
  name: string
  section: string | null
  /** The key of the entry's outlet. */
  source: string
}

/** Reads the entries of an article. A report that several feeds carry is read once. */
export async function entriesOf(scope: ArticleScope, article: number): Promise<EntryRow[]> {
  const entries = await scope.db.many(
    StoredEntry,
    // A mail that has no page on the web is shown by this server.
    sql`select entries.id, original_id, entries.feed_id, is_pointer, entries.outlet, outlets.name as outlet_name,
         feeds.outlet as own_outlet, (select hash from outlet_icons where key = entries.outlet) as icon, sources.id as source_id, ${sourceName} as source_name, feeds.title as feed_title, entries.title, entries.language, text,
         entries.published_at,
         coalesce(link, case when not ${isFetched} then '/mails/' || entries.id end) as link,
         (select max(replaced_at) from entry_revisions where entry_id = entries.id) as revised_at
        from article_entries
        join articles on articles.id = article_id
        join entries on entries.id = entry_id
        left join lateral ${carryingSources(scope.readerId)} on true
        join feeds on feeds.id = coalesce(sources.feed_id, entries.feed_id)
        left join outlets on outlets.key = entries.outlet
        where article_id = ${article} and (sources.id is not null
          or ((feeds.private_to is null or feeds.private_to = ${scope.readerId}) and ${isKept(scope)}))
        order by entries.published_at, entries.id`,
  )
  return piecesOf(entries).map((entry) => {
    const { outlet, ownOutlet, feedTitle: title } = entry
    const feed = { name: entry.sourceName, title, ownOutlet }
    const named = { name: entry.outletName ?? nameByKey(outlet ?? ''), ...(outlet && { outlet }) }
    const name = shownName(named, [feed])
    const section = ownOutlet !== null && ownOutlet === outlet ? sectionOf(name, feed) : null
    return { ...entry, name, section, source: sourceOf(entry) }
  })
}

export function coverageOf(
  { id, name, icon, section, sourceId, revisedAt, ...entry }: EntryRow,
  copyOf?: string,
): Coverage {
  return {
    entry: id,
    outlet: { name, logo: markLetters(name), ...iconShown(icon) },
    ...(section !== null && { section }),
    ...(sourceId !== null && { source: sourceId }),
    title: entry.title,
    link: openLink(entry.link),
    publishedTime: entry.publishedAt,
    ...(copyOf === undefined ? {} : { copyOf }),
    ...(tellsOfMany(entry) && { isRoundUp: true }),
    ...(revisedAt === null ? {} : { revised: { entry: id, time: revisedAt } }),
  }
}

/** Assigns letters to the outlets of a list, different for each outlet. */
export function lettered<Report extends { outlet: Outlet }>(reports: readonly Report[]): Report[] {
  const outlets = withLetters(reports.map(({ outlet }) => outlet))
  return reports.map((report, at) => ({ ...report, outlet: outlets[at]! }))
}
