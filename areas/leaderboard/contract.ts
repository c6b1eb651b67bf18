import * as z from 'zod/mini'
import { defineContract, read, Time } from '#core/contract.ts'

/** Fields in which models are compared, in the order of the tabs. */
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

/** Categories with a public dataset; the rest is announced. */
export const rankedCategories = ['overview', 'text'] as const
export type RankedCategory = (typeof rankedCategories)[number]

/** A row of the leaderboard, in the words of its dataset. */
export const RankedModel = z.object({
  /** Its position in the dataset, from 1; searching and sorting do not change it. */
  rank: z.int(),
  /** "Unknown" where the dataset says nothing, as in all texts below. */
  model: z.string(),
  /** Null if the dataset has no value, and so in `votes`; the demo has 0 instead. */
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

/** The dataset of the rows, and how old they are. */
export const RankedDataset = z.object({
  name: z.string(),
  /** The web page about the dataset; null if none is known. */
  page: z.nullable(z.string()),
  /** The time at which the rows that are shown were fetched; null where they are fetched each time. */
  copiedAt: z.nullable(Time),
  /** Null where there are no rows yet. */
  models: z.nullable(Amount),
  /** The sum of all rows' votes; null if none states a number. */
  votes: z.nullable(Amount),
  /** The least hours between two fetches; null where rows are fetched each time. */
  refreshHours: z.nullable(z.int()),
  /** The reason why the last attempt to fetch failed; null if it succeeded. */
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
