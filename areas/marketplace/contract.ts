import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, write } from '#core/contract.ts'
import { Count } from '#core/words.ts'
import { toolCategories } from './tools.ts'

/** The recurring price of a tool. */
export const Price = z.object({
  amountUsd: z.number().check(z.positive()),
  per: z.literal('month'),
})
export type Price = z.infer<typeof Price>

/** A tool that a member of the community built for others. */
export const Tool = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** The name of the tool's icon. */
  icon: z.string(),
  category: z.enum(toolCategories),
  author: z.string(),
  /** Null if the tool is free. */
  price: z.nullable(Price),
  /** Stars out of five. */
  rating: z.number().check(z.minimum(0), z.maximum(5)),
  installs: Count,
  comingSoon: z.boolean(),
  /** True if readers can ask to be notified when the tool is available. */
  takesNotices: z.boolean(),
})
export type Tool = z.infer<typeof Tool>

export const marketplace = defineContract('marketplace', {
  listTools: read(z.object({}), z.array(Tool)),

  /** Notifies the reader, once, when the tool is available. */
  notifyMe: write(z.object({ toolId: Id }), Nothing, ['not-allowed']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    marketplace: typeof marketplace
  }
}
