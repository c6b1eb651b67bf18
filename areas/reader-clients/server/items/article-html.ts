import * as z from 'zod/mini'
import { openLink } from '#server/fetch/newswire-address.ts'
import { sql, type Database } from '#server/tools.ts'

/** The most reports that an item lists; the page of the article lists all of them. */
const REPORTS_SHOWN = 20

const Report = z.object({
  article: z.int(),
  title: z.string(),
  link: z.nullable(z.string()),
  source: z.string(),
})
export type Report = z.infer<typeof Report>

/** Reads the reports of articles, from sources that the reader follows, the earliest first. */
export async function readReports(
  db: Database,
  readerId: string,
  articles: readonly number[],
): Promise<Map<number, Report[]>> {
  const rows = await db.many(
    Report,
    sql`select article_id as article, entries.title, link, sources.name as source
        from article_entries join entries on entries.id = entry_id
          join sources on sources.feed_id = entries.feed_id and sources.reader_id = ${readerId}
        where article_id = any(${[...articles]}) and sources.muted_at is null
        order by entries.published_at, entries.id`,
  )
  const reports = new Map<number, Report[]>()
  for (const row of rows) {
    const report = { ...row, link: openLink(row.link) }
    reports.set(row.article, [...(reports.get(row.article) ?? []), report])
  }
  return reports
}

/** The summary of an article with its sources. */
export function articleHtml(summary: string, reports: readonly Report[]): string {
  const shown = reports.slice(0, REPORTS_SHOWN)
  const more = reports.length - shown.length
  const list = shown.map((report) => `<li>${named(report)} (${escaped(report.source)})</li>`)
  if (more > 0) list.push(`<li>${more} more</li>`)
  return [
    summary === '' ? '' : `<p>${escaped(summary)}</p>`,
    list.length === 0 ? '' : `<ul>${list.join('')}</ul>`,
  ].join('')
}

function named({ title, link }: Report): string {
  const isWeb = link !== null && /^https?:\/\//i.test(link)
  return isWeb ? `<a href="${escaped(link)}">${escaped(title)}</a>` : escaped(title)
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
