import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import { ALL_SOURCES, type TopicFromSearch } from '../contract.ts'
import { newTopicDraft } from '../topic-draft.ts'
import { readSearchForTopic, titleOfSearch } from '../topic-keywords.ts'
import type { ArticleScope } from '#areas/articles/server/lends/lists.ts'

/**
 * Converts a search to the draft of a topic. `source:` becomes the names of the sources that it
 * matches.
 */
export async function searchAsTopic(
  { db, readerId, now }: ArticleScope,
  search: string,
): Promise<TopicFromSearch> {
  const asked = readSearchForTopic(search, now)
  const followed = await db.many(
    z.object({ name: z.string(), host: z.nullable(z.string()) }),
    sql`select name, host from sources join feeds on feeds.id = feed_id
        where reader_id = ${readerId} order by name`,
  )
  const isChosen = ({ name, host }: (typeof followed)[number]) =>
    asked.sources.every(({ isNot, value }) => {
      const wanted = value.toLowerCase()
      return isNot !== [name, host ?? ''].some((text) => text.toLowerCase().includes(wanted))
    })
  const chosen = followed.filter(isChosen).map(({ name }) => name)
  return {
    draft: {
      ...newTopicDraft(),
      title: titleOfSearch(asked),
      sources: asked.sources.length > 0 ? [...new Set(chosen)] : [ALL_SOURCES],
      includeKeywords: asked.include,
      excludeKeywords: asked.exclude,
      highlightWords: [],
    },
    leftOut: asked.leftOut,
  }
}
