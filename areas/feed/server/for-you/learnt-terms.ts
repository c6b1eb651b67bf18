import { extensionPoint } from '#server/extension-points.ts'
import type { ArticleScope } from '#areas/articles/server/lends/lists.ts'
import type { TitledCandidate } from './candidates.ts'
import type { Learnt } from './rank.ts'

/** Reads what one term of the rank has learned about the reader of a list. */
export type LearntTerm = (scope: ArticleScope) => Promise<Learnt<TitledCandidate>>

/**
 * Terms of the rank in For You that are learned from a reader's acts and wishes. Other areas add
 * them, and the rank is their sum.
 */
export const learntTerms = extensionPoint<LearntTerm>('learnt-terms')
