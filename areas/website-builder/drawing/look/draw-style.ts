import { hashText } from '#core/seeded.ts'
import { mainPalette } from '../../themes/readable.ts'
import type { Palette, Theme } from '../../themes/theme.ts'
import { colorsOf } from './colors-of.ts'
import { fonts } from './fonts.ts'
import { blockRules } from './block-rules.ts'
import { pageRules } from './page-rules.ts'

/**
 * The complete style sheet of a site. It is a file, because the content security policy of sites
 * forbids styles in pages.
 */
export function drawStyle(theme: Theme): string {
  return `${variables(theme)}${squeezed(pageRules(theme))}${squeezed(blockRules)}${focusRules()}`
}

/** The path of the style sheet. It changes with the content, so that browsers load the new one. */
export function stylePath(theme: Theme): string {
  const known = paths.get(theme)
  if (known !== undefined) return known
  const path = `assets/style-${hashText(drawStyle(theme)).toString(36)}.css`
  paths.set(theme, path)
  return path
}

/** A cache of the paths, so that the style sheet of a theme is made once for all pages. */
const paths = new WeakMap<Theme, string>()

function variables(theme: Theme): string {
  const { dark, appearance } = theme
  const radius = { square: ['0', '0'], soft: ['.5rem', '.4rem'], round: ['1.25rem', '9rem'] }[
    theme.corners
  ]
  const space = {
    tight: 'clamp(2.25rem,5vw,3.5rem)',
    normal: 'clamp(2.75rem,6.5vw,5rem)',
    airy: 'clamp(3.5rem,9vw,7.5rem)',
  }[theme.spacing]
  const first = theme[mainPalette(theme)]
  const scheme = appearance === 'auto' ? 'light dark' : appearance
  const base = `:root{color-scheme:${scheme};--s:${space};--r:${radius[0]};--rb:${radius[1]};--f:${fonts[theme.text].family};--fh:${fonts[theme.headings].family};--wh:${fonts[theme.headings].weight};--tr:${fonts[theme.headings].tracking};${colors(first)}}`
  return appearance === 'auto'
    ? `${base}@media(prefers-color-scheme:dark){:root{${colors(dark)}}}`
    : base
}

function colors(palette: Palette): string {
  return Object.entries(colorsOf(palette))
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')
}

/** Rules for the focus of pictures, in steps of a tenth. */
function focusRules(): string {
  const steps = Array.from({ length: 11 }, (_, step) => step)
  return steps.map((step) => `.x${step}{--x:${step * 10}%}.y${step}{--y:${step * 10}%}`).join('')
}

/** Removes spaces from rules that are only for people. */
function squeezed(rules: string): string {
  return rules
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}')
    .trim()
}
