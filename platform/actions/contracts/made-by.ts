import * as z from 'zod/mini'

/** The program that made a thing for its reader. */
export const MadeBy = z.object({
  /** "workflow", "agent". */
  kind: z.string(),
  name: z.string(),
  /** The place within the maker, such as "step 3"; empty if unknown. */
  place: z.string(),
  /** The page that shows the making; null if it is gone. */
  page: z.nullable(z.string()),
})
export type MadeBy = z.infer<typeof MadeBy>
