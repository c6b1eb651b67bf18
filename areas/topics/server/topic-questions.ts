import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import type { HeldQuestions } from '#areas/articles/server/lends/search.ts'
import { topicQuestion } from '../topic-question.ts'
import { lockMatching } from './match-topics.ts'
import { queueTopicRebuild } from './rebuild-topics.ts'

const Keywords = z.object({
  id: z.string(),
  includeKeywords: z.array(z.string()),
  excludeKeywords: z.array(z.string()),
})

/**
 * The keywords of topics, which are stored as full-text queries and have to be rewritten when the
 * search changes.
 */
export const topicQuestions: HeldQuestions = {
  async rewrite({ db }) {
    await db.transaction(async (db) => {
      await lockMatching(db)
      const topics = await db.many(
        Keywords,
        sql`select id, include_keywords, exclude_keywords from topics`,
      )
      for (const { id, includeKeywords, excludeKeywords } of topics)
        await db.run(sql`
          update topics set wanted = ${topicQuestion(includeKeywords)}::tsquery,
            unwanted = ${topicQuestion(excludeKeywords)}::tsquery
          where id = ${id}`)
    })
  },

  async findAgain(tools) {
    await tools.db.run(sql`insert into topics_waiting select id from topics`)
    await queueTopicRebuild(tools)
  },
}
