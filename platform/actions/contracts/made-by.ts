import * as z from 'zod/mini'

/** The program that made a thing for its reader. */
export const MadeBy = z.object({
  /** The kind of program, such as "workflow" or "agent". */
  kind: z.string(),
  name: z.string(),
  /** The step within the program, such as "step 3"; empty if unknown. */
  place: z.string(),
  /** The page that shows how the thing was made; null if it is gone. */
  page: z.nullable(z.string()),
})
export type MadeBy = z.infer<typeof MadeBy>
