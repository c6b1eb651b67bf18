import { extensionPoint } from '#server/extension-points.ts'
import type { ArticleScope } from '#areas/articles/server/lends/lists.ts'
import type { TitledCandidate } from './candidates.ts'
import type { Learnt } from './rank.ts'

/** Reads what one term of the rank has learnt of a list's reader. */
export type LearntTerm = (scope: ArticleScope) => Promise<Learnt<TitledCandidate>>

/**
 * Terms of the rank in For You that are learnt from a reader's acts and wishes; the rank is their sum and names none of
 * them.
 */
export const learntTerms = extensionPoint<LearntTerm>('learnt-terms')
