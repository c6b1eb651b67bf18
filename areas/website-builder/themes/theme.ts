import * as z from 'zod/mini'

const Colour = z.string().check(z.regex(/^#[\da-f]{6}$/, 'Choose a colour'))

/** The whole look of a site. */
export const Theme = z.object({
  accent: Colour,
  paper: Colour,
  ink: Colour,
  font: z.enum(['serif', 'sans']),
  radiusPx: z.int().check(z.minimum(0), z.maximum(24)),
})
export type Theme = z.infer<typeof Theme>
