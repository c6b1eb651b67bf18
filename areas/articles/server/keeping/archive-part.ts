import * as z from 'zod/mini'
import type { ArchivePart } from '#server/archive/archive-part.ts'
import { bytes, each, name, oneOf, shaped, words } from '#server/archive/checks/column-rules.ts'
import { sql, type Database } from '#server/tools.ts'
import { SubjectLessons } from '#engine/categories/subject-model.ts'
import { Category } from '../../contract.ts'
import { Carried } from '../corrections/carried-shape.ts'
import { SeenSentence } from '../last-seen/seen-sentence.ts'
import { ArticleOutlet, SummarySentence } from '../reading/stored-article.ts'
import { WrittenSentence } from '../by-model/article-writing.ts'

const category = oneOf(Category.options)

/**
 * The part of the archive with articles, the rows that belong to them, and everything learned from
 * them.
 */
export const articlesArchive: ArchivePart = {
  tables: {
    articles: {
      columns: {
        title: words,
        private_to: name,
        former_title: words,
        category,
        language: words,
        summary: shaped(z.array(SummarySentence)),
        summary_text: words,
        outlets: shaped(z.array(ArticleOutlet)),
      },
    },
    stale_articles: { columns: {} },
    search_upgrade: { columns: {}, isSingle: true },
    article_entries: { columns: {} },
    possible_joins: { columns: {} },
    article_aliases: { columns: {} },
    articles_past_keeping: { columns: { reader_id: name } },
    article_follow_ups: { columns: {} },
    article_affairs: { columns: { terms: each(words), told: words, shares: bytes } },
    article_quality: {
      columns: { parts: shaped(z.array(z.object({ what: z.string(), by: z.number() }))) },
    },
    articles_apart: { columns: {} },
    article_partings: { columns: {} },
    article_looks: { columns: { reader_id: name, sentences: shaped(z.array(SeenSentence)) } },
    article_vectors: { columns: { reader_id: name, model: name, hash: bytes, vector: bytes } },
    sentence_vectors: { columns: { model: name, hash: bytes, vector: bytes } },
    joining: { columns: {}, isSingle: true },
    join_corrections: {
      columns: { reader_id: name, kind: name, title: words, carried: shaped(Carried) },
    },
    join_correction_entries: { columns: {} },
    subject_lessons: { columns: { language: words, model: shaped(SubjectLessons) } },
    subject_learning: { columns: {}, isSingle: true },
    learnt_names: { columns: { name: words } },
    name_learning: { columns: {}, isSingle: true },
    ai_summaries: {
      columns: {
        reader_id: name,
        state: name,
        basis: name,
        sentences: shaped(z.array(WrittenSentence)),
        endpoint: words,
        model: name,
        message: words,
      },
    },
    articles_filed: { columns: { reader_id: name, folder: name } },
  },
  async settle(db, isBefore) {
    await bringUpToDate(db, isBefore)
    // Older archives mark stale articles in their rows.
    await db.run(sql`select take_over_stale()`)
    // Older archives have the terms of an affair as an array; they are one text now.
    await db.run(sql`select take_over_affair_terms()`)
    // Older archives have an older form of the search index.
    if (isBefore('081-search-in-every-language.sql'))
      await db.run(sql`update search_upgrade set is_done = false, last_at = null, last_id = null`)
    // Older archives have joined entries that were not counted.
    await db.run(sql`select count_what_joined()`)
    // Older archives do not say who may see an article.
    await db.run(sql`select part_private_entries()`)
    // The position must be after all joined entries, or the next entry would never be joined.
    await db.run(sql`
      update joining set position = greatest(position, (select max(position) from article_entries))`)
  },
}

/** Repeats the changes of migrations to existing articles and to learned data. */
async function bringUpToDate(db: Database, isBefore: (migration: string) => boolean) {
  if (isBefore('017-joining.sql'))
    await db.run(sql`update articles set independent_count = source_count`)
  if (isBefore('018-subjects.sql'))
    await db.run(sql`
      update articles set breaking_until = published_at + interval '6 hours' where is_breaking`)
  if (isBefore('034-more-categories.sql')) {
    await db.run(sql`delete from subject_lessons`)
    await db.run(sql`update subject_learning set position = 0`)
  }
  if (isBefore('067-front-page.sql')) await db.run(sql`select know_when_told()`)
  if (isBefore('043-headlines.sql')) await db.run(sql`update articles set title_at = now()`)
}
