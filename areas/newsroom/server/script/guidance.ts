import { readTopicWish } from '#areas/articles/server/lends/by-model.ts'
import { appliedProfileWords } from '#areas/profiles/server/lends.ts'
import type { Material } from '#engine/scripts/material.ts'
import type { Desk } from '#server/tools.ts'
import type { Guidance } from './script-question.ts'

/**
 * Reads the reader's wishes for a piece from the profile of their feed and from the topic of the
 * first article.
 */
export async function readGuidance(
  { db, readerId }: Desk,
  { articles }: Material,
): Promise<Guidance> {
  const first = articles[0]
  return {
    profile: await appliedProfileWords(db, readerId),
    topic: first ? await readTopicWish(db, readerId, first.id) : null,
  }
}
