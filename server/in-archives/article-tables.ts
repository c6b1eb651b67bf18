import * as z from 'zod/mini'
import type { ArchivePart } from '../archive/archive-part.ts'
import { bytes, each, name, oneOf, shaped, words } from '../archive/column-rules.ts'
import { Category } from '#areas/articles/contract.ts'
import { WrittenSentence } from '#areas/articles/server/written/article-writing.ts'
import { SubjectLessons } from '#engine/categories/subject-model.ts'
import { SeenSentence } from '#areas/articles/server/last-seen/seen-sentence.ts'
import { ArticleOutlet, SummarySentence } from '#areas/articles/server/reading/stored-article.ts'
import { Carried } from './carried-shape.ts'

const category = oneOf(Category.options)

/** Articles, what hangs on them, and what was learnt from all of them. */
export const articleTables: ArchivePart['tables'] = {
  articles: {
    columns: {
      title: words,
      former_title: words,
      category,
      language: words,
      summary: shaped(z.array(SummarySentence)),
      summary_text: words,
      outlets: shaped(z.array(ArticleOutlet)),
    },
  },
  article_entries: { columns: {} },
  possible_joins: { columns: {} },
  article_aliases: { columns: {} },
  article_follow_ups: { columns: {} },
  article_affairs: { columns: { terms: each(words) } },
  article_quality: {
    columns: { parts: shaped(z.array(z.object({ what: z.string(), by: z.number() }))) },
  },
  articles_apart: { columns: {} },
  article_looks: { columns: { reader_id: name, sentences: shaped(z.array(SeenSentence)) } },
  article_vectors: { columns: { reader_id: name, model: name, hash: bytes, vector: bytes } },
  joining: { columns: {}, isSingle: true },
  join_corrections: {
    columns: { reader_id: name, kind: name, title: words, carried: shaped(Carried) },
  },
  join_correction_entries: { columns: {} },
  subject_lessons: { columns: { language: words, model: shaped(SubjectLessons) } },
  subject_learning: { columns: {}, isSingle: true },
  learnt_names: { columns: { name: words } },
  name_learning: { columns: {}, isSingle: true },
  trend_sightings: { columns: { language: words, term: words } },
  trend_terms: { columns: { language: words, term: words, words } },
  trend_clock: { columns: {}, isSingle: true },
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
  topic_articles: { columns: { reader_id: name, topic_id: name, judged: name } },
  reading_signals: {
    columns: { reader_id: name, kind: name, put_away_before: name, category, terms: each(name) },
  },
}
