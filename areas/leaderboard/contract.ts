import * as z from 'zod/mini'
import { defineContract, read, Time } from '#core/contract.ts'

/** The fields in which models are compared, in the order of the tabs. */
export const modelCategories = [
  'overview',
  'text',
  'webdev',
  'vision',
  'text-to-image',
  'image-edit',
  'search',
  'text-to-video',
  'image-to-video',
  'copilot',
] as const
export type ModelCategory = (typeof modelCategories)[number]

/** Categories with a public dataset; the others are only announced. */
export const rankedCategories = ['overview', 'text'] as const
export type RankedCategory = (typeof rankedCategories)[number]

/** A row of the leaderboard, as its dataset states it. */
export const RankedModel = z.object({
  /** The position in the dataset, from 1, which does not depend on searching and sorting. */
  rank: z.int(),
  /** "Unknown" if the dataset has no value; the same applies to the other texts below. */
  model: z.string(),
  /** Null if the dataset has no value; the same applies to `votes`. The demo has 0 instead. */
  arena_score: z.nullable(z.number()),
  votes: z.nullable(z.number()),
  organization: z.string(),
  license: z.string(),
  knowledge_cutoff: z.string(),
})
export type RankedModel = z.infer<typeof RankedModel>

/** A count; the real number may be larger if `isMore`. */
const Amount = z.object({ count: z.number(), isMore: z.boolean() })
export type Amount = z.infer<typeof Amount>

/** The dataset of the leaderboard, and the age of its rows. */
export const RankedDataset = z.object({
  name: z.string(),
  /** The web page about the dataset; null if none is known. */
  page: z.nullable(z.string()),
  /**
   * The time at which the rows were fetched; null if there are none yet, or if each visit fetches
   * them.
   */
  copiedAt: z.nullable(Time),
  /** The number of models; null if there are no rows yet. */
  models: z.nullable(Amount),
  /** The sum of all rows' votes; null if none states a number. */
  votes: z.nullable(Amount),
  /** The least hours between two fetches; null if rows are fetched for each visit. */
  refreshHours: z.nullable(z.int()),
  /** The reason why the last attempt to fetch failed; null if it did not fail. */
  trouble: z.nullable(z.string()),
})
export type RankedDataset = z.infer<typeof RankedDataset>

/** A comparison of language models. */
export const leaderboard = defineContract('leaderboard', {
  listModels: read(z.object({ category: z.enum(rankedCategories) }), z.array(RankedModel), [
    'unavailable',
  ]),
  getDataset: read(z.object({}), RankedDataset),
})

declare module '#core/contract.ts' {
  interface Contracts {
    leaderboard: typeof leaderboard
  }
}
