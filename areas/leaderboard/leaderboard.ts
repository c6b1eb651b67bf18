import {
  rankedCategories,
  type ModelCategory,
  type RankedCategory,
  type RankedModel,
} from './contract.ts'

export const modelOrders = ['rank', 'score', 'votes'] as const
export type ModelOrder = (typeof modelOrders)[number]

/** The number of best ranks that get a trophy, in any order of the rows. */
const TROPHIES = 3

const compare: Record<ModelOrder, (a: RankedModel, b: RankedModel) => number> = {
  rank: (a, b) => a.rank - b.rank,
  score: (a, b) => (b.arena_score ?? 0) - (a.arena_score ?? 0) || a.rank - b.rank,
  votes: (a, b) => (b.votes ?? 0) - (a.votes ?? 0) || a.rank - b.rank,
}

/**
 * Finds the models whose name or organization contains the text, ignoring case, and sorts them as
 * chosen.
 */
export function arrangeModels(
  models: readonly RankedModel[],
  { search, order }: { search: string; order: ModelOrder },
): RankedModel[] {
  const wanted = search.trim().toUpperCase()
  return models
    .filter(({ model, organization }) =>
      [model, organization].some((text) => text.toUpperCase().includes(wanted)),
    )
    .toSorted(compare[order])
}

export function hasTrophy({ rank }: RankedModel): boolean {
  return rank <= TROPHIES
}

export function isProprietary({ license }: RankedModel): boolean {
  return license.toLowerCase().includes('proprietary')
}

export function isRanked(category: ModelCategory): category is RankedCategory {
  return rankedCategories.some((ranked) => ranked === category)
}

/** The length of a score's line, from 0 to 1; the lowest score still has a short line. */
export function scoreReach(score: number | null, models: readonly RankedModel[]): number {
  const scores = models.map((model) => model.arena_score ?? 0).filter((known) => known > 0)
  const highest = Math.max(...scores)
  const lowest = Math.min(...scores)
  if (score === null || score <= 0 || scores.length === 0) return 0
  return highest === lowest ? 1 : 0.1 + 0.9 * ((score - lowest) / (highest - lowest))
}

/** The message for the reader if the leaderboard could not be loaded. */
export function explainLeaderboard(error: unknown): string {
  return (error instanceof Error && error.message) || 'Failed to load leaderboard'
}
