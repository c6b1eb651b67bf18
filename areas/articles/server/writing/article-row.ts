import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { titleOfText } from '#engine/summaries/titles/article-title.ts'
import { articleWords } from '#engine/summaries/article-words.ts'
import type { OutletHabits } from '#engine/summaries/outlet-habits.ts'
import { categorize } from '#engine/categories/categorize.ts'
import type { SubjectModel } from '#engine/categories/subject-model.ts'
import { countIndependent } from '#engine/joining/independent-outlets.ts'
import { isSpoken, mainLanguage } from '#engine/words/main-language.ts'
import { LEAD_SENTENCES } from '../reading/stored-article.ts'
import { articleVector } from '../search/article-vector.ts'
import { frontOf } from './front-of-article.ts'
import { newestOfEach, outletsOf, piecesOf, reportsOf, sourceOf } from './pieces.ts'

/**
 * The most entries to read of an article. Further ones add nothing about the subject, and take
 * time.
 */
const ENTRIES_READ = 60

export const EntryOfArticle = z.object({
  articleId: z.int(),
  id: z.int(),
  feedId: z.int(),
  feedName: z.string(),
  originalId: z.nullable(z.int()),
  outlet: z.nullable(z.string()),
  outletName: z.nullable(z.string()),
  isPointer: z.boolean(),
  sourceCategory: z.nullable(z.string()),
  link: z.nullable(z.string()),
  title: z.string(),
  text: z.string(),
  /** The text of the entry's page; null if the page was not read. */
  pageText: z.nullable(z.string()),
  image: z.nullable(z.string()),
  language: z.nullable(z.string()),
  feedCategories: z.array(z.string()),
  publishedAt: Time,
  revisedAt: z.nullable(Time),
})
export type EntryOfArticle = z.infer<typeof EntryOfArticle>

/** An article with at least one entry, first published first. */
export interface ToWrite {
  id: number
  entries: EntryOfArticle[]
}

export type ModelsByLanguage = ReadonlyMap<string, { model: SubjectModel }>

/**
 * Computes the columns of a written article. Its text is in one language (decision 0017). Outlets
 * in other languages are counted, shown and found by search, but their words are not mixed in.
 */
export function articleRow(
  { id, entries }: ToWrite,
  models: ModelsByLanguage,
  habits: OutletHabits,
) {
  const reports = reportsOf(piecesOf(entries))
  const language = mainLanguage(reports)
  const spoken = reports.filter((entry) => isSpoken(language, entry))
  const first = spoken[0]!
  const outlets = outletsOf(entries)
  const { title, summary } = articleWords(
    spoken.map((entry) => ({
      id: entry.id,
      title: entry.title,
      text: entry.text,
      link: entry.link,
      source: sourceOf(entry),
      outlet: entry.outletName ?? entry.feedName,
      publishedAt: Date.parse(entry.publishedAt),
      saidAt: Date.parse(entry.revisedAt ?? entry.publishedAt),
    })),
    { language, lead: LEAD_SENTENCES, habits },
  )
  const category = categorize(
    { language, entries: newestOfEach(spoken, ENTRIES_READ) },
    (language && models.get(language)?.model) || null,
  )
  const lead = summary
    .slice(0, LEAD_SENTENCES)
    .map(({ text }) => text)
    .join(' ')
  const shownTitle =
    title || first.title.trim() || titleOfText(first.text) || `Untitled, ${first.feedName}`
  return {
    id,
    // The following names are those of the columns in `articles`.
    title: shownTitle,
    category,
    ...frontOf(entries, outlets, category),
    language,
    image_entry_id: entries.find((entry) => entry.image !== null)?.id ?? null,
    summary,
    summary_text: lead,
    outlets,
    source_count: outlets.length,
    independent_count: countIndependent(outlets),
    feed_ids: [...new Set(entries.map(({ feedId }) => feedId))],
    search: articleVector({ title: shownTitle, lead, language, entries }),
    first_published_at: entries[0]!.publishedAt,
    published_at: entries.at(-1)!.publishedAt,
  }
}

export type ArticleRow = ReturnType<typeof articleRow>
