import type { NewswireSite } from '#server/fetch/newswire-address.ts'

/** Lists of fonts that operating systems include, by kind. */
export const typefaces = {
  bookish: '"Iowan Old Style", "Palatino Linotype", Palatino, Charter, Georgia, serif',
  modern: 'Didot, "Bodoni 72", "Bodoni MT", "Playfair Display", "Times New Roman", serif',
  slab: 'Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", Georgia, serif',
  plain: 'system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif',
  round: '"Avenir Next", Avenir, Montserrat, Corbel, "Trebuchet MS", sans-serif',
  narrow:
    '"Avenir Next Condensed", "Arial Narrow", "Roboto Condensed", "DejaVu Sans Condensed", sans-serif',
  machine: 'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
} as const

/**
 * The style of the outlet's name above its pages: between rules, on a band of color, in a frame, or
 * plain.
 */
export type Masthead = 'rules' | 'band' | 'frame' | 'bare'

export interface Palette {
  paper: string
  ink: string
  quiet: string
  accent: string
  rule: string
  /** The color of the band, followed by that of the name on it. */
  band: string
  onBand: string
}

/** The look of an outlet of the newswire; `dark` is left out if both themes look the same. */
export interface OutletLook {
  name: keyof typeof typefaces
  heads: keyof typeof typefaces
  text: keyof typeof typefaces
  masthead: Masthead
  light: Palette
  dark?: Palette
}

const night: Palette = {
  paper: '#14150f',
  ink: '#efede4',
  quiet: '#b1ada0',
  accent: '#f0a196',
  rule: '#4c4a41',
  band: '#26251d',
  onBand: '#efede4',
}

export const outletLooks: Record<NewswireSite, OutletLook> = {
  'calder-standard': {
    ...{ name: 'bookish', heads: 'bookish', text: 'bookish', masthead: 'rules' },
    light: day({ paper: '#fbfaf5', ink: '#1b1915', accent: '#8f1d14' }),
    dark: night,
  },
  'port-ansel-mercury': {
    ...{ name: 'slab', heads: 'plain', text: 'plain', masthead: 'band' },
    light: day({ paper: '#f6f9fb', ink: '#12222e', accent: '#0b5c7a', band: '#12395b' }),
    dark: { ...night, paper: '#0d161d', accent: '#7cc7e4', band: '#12395b', onBand: '#f2f7fa' },
  },
  'eleven-nations-radio': {
    ...{ name: 'round', heads: 'round', text: 'plain', masthead: 'bare' },
    light: day({ paper: '#fffdfa', ink: '#241a12', accent: '#a8400a' }),
    dark: { ...night, paper: '#1a1410', accent: '#ffab73' },
  },
  'tolle-valley-record': {
    ...{ name: 'slab', heads: 'slab', text: 'bookish', masthead: 'frame' },
    light: day({ paper: '#f7f8f1', ink: '#1a2118', accent: '#2c6131' }),
    dark: { ...night, paper: '#121710', accent: '#9ed29c' },
  },
  'wire-and-ledger': {
    ...{ name: 'machine', heads: 'bookish', text: 'plain', masthead: 'rules' },
    light: day({ paper: '#f1f5ea', ink: '#17201a', accent: '#1d5a45', rule: '#a9bda4' }),
    dark: { ...night, paper: '#101713', accent: '#8fd0b3', rule: '#3a4c3f' },
  },
  lamppost: {
    ...{ name: 'narrow', heads: 'narrow', text: 'plain', masthead: 'bare' },
    light: { ...night, paper: '#1c1b22', ink: '#f3f1ea', quiet: '#b8b5c0', accent: '#f7cf5b' },
  },
  'second-compiler': {
    ...{ name: 'machine', heads: 'machine', text: 'plain', masthead: 'bare' },
    light: day({ paper: '#f4f5f7', ink: '#15181d', accent: '#5a2ca8' }),
    dark: { ...night, paper: '#111418', accent: '#c6adf7' },
  },
  'lattice-review': {
    ...{ name: 'bookish', heads: 'bookish', text: 'bookish', masthead: 'bare' },
    light: day({ paper: '#ffffff', ink: '#1c1c22', accent: '#463a8c' }),
    dark: { ...night, paper: '#15151b', accent: '#b9b0f2' },
  },
  perigee: {
    ...{ name: 'round', heads: 'round', text: 'round', masthead: 'band' },
    light: {
      ...{ paper: '#0b1026', ink: '#eaedfb', quiet: '#a9b1d6', accent: '#8fd3ff' },
      ...{ rule: '#303a66', band: '#050817', onBand: '#eaedfb' },
    },
  },
  'ward-seven': {
    ...{ name: 'plain', heads: 'plain', text: 'plain', masthead: 'band' },
    light: day({ paper: '#f6fbfa', ink: '#14211f', accent: '#0a6460', band: '#0a6460' }),
    dark: { ...night, paper: '#0f1716', accent: '#7fd3cb', band: '#0b4a47', onBand: '#eefaf8' },
  },
  'lindmoorer-anzeiger': {
    ...{ name: 'modern', heads: 'bookish', text: 'bookish', masthead: 'frame' },
    light: day({ paper: '#faf7ef', ink: '#1d1a14', accent: '#6b3d0c' }),
    dark: { ...night, accent: '#e3b780' },
  },
  'gazette-de-valcroix': {
    ...{ name: 'modern', heads: 'modern', text: 'bookish', masthead: 'rules' },
    light: day({ paper: '#fdfcfa', ink: '#14182a', accent: '#1c3f94' }),
    dark: { ...night, paper: '#12141c', accent: '#a8bff5' },
  },
}

function day({
  paper,
  ink,
  accent,
  quiet = '#55534c',
  rule = '#bdb9ad',
  band = ink,
  onBand = '#ffffff',
}: Pick<Palette, 'paper' | 'ink' | 'accent'> & Partial<Palette>): Palette {
  return { paper, ink, accent, quiet, rule, band, onBand }
}
