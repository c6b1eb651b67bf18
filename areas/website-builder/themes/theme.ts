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

/** The colors that all others of a page are made from. */
const Palette = z.object({
  /** Buttons and links. */
  accent: Color,
  /** The ground. */
  paper: Color,
  /** The text. */
  ink: Color,
})
export type Palette = z.infer<typeof Palette>

/** The look of a site. All fonts are those of the visitor's system. */
export const Theme = z.object({
  light: Palette,
  dark: Palette,
  /** The palette that visitors see; auto follows their system. */
  appearance: z.enum(['light', 'dark', 'auto']),
  headings: z.enum(fontNames),
  text: z.enum(fontNames),
  corners: z.enum(['square', 'soft', 'round']),
  spacing: z.enum(['tight', 'normal', 'airy']),
  /** The header of a page. */
  header: z.enum(['line', 'band', 'centered']),
})
export type Theme = z.infer<typeof Theme>
