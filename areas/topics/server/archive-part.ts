import type { ArchivePart } from '#server/archive/archive-part.ts'
import { each, name, oneOf, words } from '#server/archive/checks/column-rules.ts'
import { sql } from '#server/tools.ts'
import { topicStyles, topicTones } from '../contract.ts'

/** Topics and the articles in them. */
export const topicsArchive: ArchivePart = {
  tables: {
    topics: {
      columns: {
        id: name,
        reader_id: name,
        title: words,
        sources: each(words),
        tone: oneOf(topicTones),
        style: oneOf(topicStyles),
        include_keywords: each(name),
        exclude_keywords: each(name),
        highlight_words: each(name),
        summarization_instructions: words,
        judging_trouble: words,
      },
    },
    topics_waiting: { columns: { topic_id: name } },
    topic_articles: { columns: { reader_id: name, topic_id: name, judged: name } },
  },
  async settle(db, isBefore) {
    if (isBefore('066-recount-topics.sql')) await db.run(sql`select recount_topics()`)
  },
}
