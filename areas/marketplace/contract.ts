import * as z from 'zod/mini'
import { defineContract, Id, read } from '#core/contract.ts'
import { toolCategories, toolPrices } from './tools.ts'

/** Something that somebody of the community built for others. */
export const Tool = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** Names the sign it wears. */
  icon: z.string(),
  category: z.enum(toolCategories),
  author: z.string(),
  price: z.enum(toolPrices),
  /** Stars out of five. */
  rating: z.number().check(z.minimum(0), z.maximum(5)),
  installs: z.int().check(z.nonnegative()),
  comingSoon: z.boolean(),
})
export type Tool = z.infer<typeof Tool>

export const marketplace = defineContract('marketplace', {
  listTools: read(z.object({}), z.array(Tool)),
})
