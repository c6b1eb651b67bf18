import * as z from 'zod/mini'
import { entriesOf, reportedSentences, type EntryRow } from '#areas/articles/server/lends/page.ts'
import { listRelated, readTimeline, SummarySentence } from '#areas/articles/server/lends/article.ts'
import type { ArticleScope } from '#areas/articles/server/lends/lists.ts'
import { tellsOfMany } from '#engine/summaries/reports/round-up.ts'
import type { Extensions } from '#server/extension-points.ts'
import { sql } from '#server/tools.ts'
import { linksOnward, siteOf } from '../../entry-links.ts'
import { chooseFeatures, OF_REPORTING } from '../../recap/key-features.ts'
import { chooseSubjects } from '../../recap/recap-weight.ts'
import { HOUR_MS, readCandidates, type RecapWish } from './read-candidates.ts'

/**
 * A chosen subject as ids and text positions. The text is read when it is shown, with the reader's
 * rights at that time.
 */
export const ChosenItem = z.object({
  article: z.int(),
  /** Sentences for a reader who follows none of the sources that the summary cites. */
  lead: z.array(SummarySentence),
  features: z.array(SummarySentence),
  links: z.array(z.object({ entry: z.int(), name: z.string(), url: z.string() })),
  related: z.array(z.int()),
})
export type ChosenItem = z.infer<typeof ChosenItem>

export const SUBJECTS = 5
/** The number of subjects that are chosen in addition, because some may have nothing to quote. */
const SPARE = 25
const FEATURES = 4
const LINKS = 3
const RELATED = 3
const SUMMARY_SENTENCES = 3

/** Chooses the most important subjects, each with a summary and key features. */
export async function chooseRecap(
  scope: ArticleScope,
  extensions: Extensions,
  wish: RecapWish,
): Promise<{ name: string | null; items: ChosenItem[] }> {
  const { name, candidates } = await readCandidates(scope, extensions, wish)
  const now = scope.now.getTime()
  const window = { since: now - wish.hours * HOUR_MS, now }
  const items: ChosenItem[] = []
  for (const { id } of chooseSubjects(candidates, window, SUBJECTS + SPARE)) {
    if (items.length === SUBJECTS) break
    const item = await readItem(scope, id)
    if (item) items.push(item)
  }
  return { name, items }
}

/**
 * Reads the subject of an article; null if it has no report to quote, or if it was merged
 * meanwhile.
 */
async function readItem(scope: ArticleScope, article: number): Promise<ChosenItem | null> {
  const known = await scope.db.maybe(
    z.object({
      title: z.string(),
      language: z.nullable(z.string()),
      summary: z.array(SummarySentence),
    }),
    sql`select title, language, summary from articles where id = ${article}`,
  )
  if (!known) return null
  const { title, language, summary } = known
  const entries = await entriesOf(scope, article)
  const reports = entries.filter((entry) => !tellsOfMany(entry))
  const reported = reportedSentences(reports, language)
  const shown = summary.filter(({ entry }) => entries.some(({ id }) => id === entry))
  const lead = shown.length > 0 ? [] : openingsOf(reported).slice(0, SUMMARY_SENTENCES)
  const told = [...shown.slice(0, SUMMARY_SENTENCES), ...lead].map(({ text }) => text)
  if (reports.length === 0 || told.length === 0) return null
  const features = chooseFeatures([...shown.slice(SUMMARY_SENTENCES), ...reported], {
    ...{ title, language, told, count: FEATURES },
  })
  return {
    article,
    lead,
    features: features.map(({ text, entry, start, end }) => ({ text, entry, start, end })),
    links: await readLinks(scope, reports),
    related: await readFurther(scope, article),
  }
}

/** The first sentence of each report that is not about reporting, newest report first. */
function openingsOf<Sentence extends { entry: number; text: string }>(
  reported: readonly Sentence[],
): Sentence[] {
  const openings = new Map<number, Sentence>()
  for (const sentence of reported)
    if (!openings.has(sentence.entry) && !OF_REPORTING.test(sentence.text))
      openings.set(sentence.entry, sentence)
  return [...openings.values()].toReversed()
}

async function readLinks(
  scope: ArticleScope,
  reports: readonly EntryRow[],
): Promise<ChosenItem['links']> {
  const rows = await scope.db.many(
    z.object({ id: z.int(), html: z.string() }),
    sql`select id, html from entries
        where id = any(${reports.map(({ id }) => id)}) and html is not null order by id`,
  )
  const sites = reports.flatMap(({ link }) =>
    link !== null && URL.canParse(link) ? [siteOf(new URL(link).hostname)] : [],
  )
  const links = rows.flatMap(({ id, html }) =>
    linksOnward(html, sites, LINKS).map((link) => ({ entry: id, ...link })),
  )
  const once = new Map(links.map((link) => [link.url, link]))
  return [...once.values()].slice(0, LINKS)
}

/** Later articles of the same story, then earlier ones, then similar articles. */
async function readFurther(scope: ArticleScope, article: number): Promise<number[]> {
  const { earlier, later } = await readTimeline(scope, article)
  const story = [...later.toReversed(), ...earlier.toReversed()].map(({ id }) => id)
  if (story.length >= RELATED) return story.slice(0, RELATED)
  const related = await listRelated(scope, article, {
    count: RELATED - story.length,
    besides: story,
  })
  return [...story, ...related.map(({ id }) => id)]
}
