import * as z from 'zod/mini'

export const fontNames = [
  'sans',
  'humanist',
  'geometric',
  'round',
  'serif',
  'old-style',
  'slab',
  'mono',
] as const

const Color = z
  .string()
  .check(z.regex(/^#[\da-f]{6}$/, 'Enter a color such as #1f6feb, in lower case'))

/** The three colors that all other colors of a page are derived from. */
const Palette = z.object({
  /** The color of buttons and links. */
  accent: Color,
  /** The color of the background. */
  paper: Color,
  /** The color of text. */
  ink: Color,
})
export type Palette = z.infer<typeof Palette>

/** The look of a site. All fonts are installed on the visitor's system. */
export const Theme = z.object({
  light: Palette,
  dark: Palette,
  /** The palette that visitors see; "auto" follows the setting of their system. */
  appearance: z.enum(['light', 'dark', 'auto']),
  headings: z.enum(fontNames),
  text: z.enum(fontNames),
  corners: z.enum(['square', 'soft', 'round']),
  spacing: z.enum(['tight', 'normal', 'airy']),
  /** The layout of the page header. */
  header: z.enum(['line', 'band', 'centered']),
})
export type Theme = z.infer<typeof Theme>
