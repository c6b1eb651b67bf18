import type { Desk } from '#server/tools.ts'
import type { ArticleScope } from '#areas/articles/server/lends/lists.ts'
import { learntTerms, type LearntTerm } from './for-you/learnt-terms.ts'

/** The scope of a list on the front page, with the learned terms of the rank in For You. */
export interface FeedScope extends ArticleScope {
  learntTerms: readonly LearntTerm[]
}

/** The scope of a list, for the reader who asks. */
export function scopesOf(tools: Desk): (hub?: string, unreadAt?: string) => FeedScope {
  const { db, readerId } = tools
  const learnt = tools.extensions(learntTerms)
  return (hub, unreadAt) => ({
    ...{ db, readerId, now: tools.now(), hub, unreadAt },
    learntTerms: learnt,
  })
}
