import { contrast, nearestPassing } from '#core/pages/colors.ts'
import type { Palette, Theme } from './theme.ts'

/** The least contrast of text that WCAG 2 AA requires. */
export const TEXT_CONTRAST = 4.5

const palettes = ['light', 'dark'] as const

/**
 * A color of a theme with too little contrast to its background, and the nearest one with enough.
 */
export interface ColorFault {
  palette: (typeof palettes)[number]
  color: 'ink' | 'accent'
  contrast: number
  proposed: string
}

export function colorFaults(theme: Theme): ColorFault[] {
  return palettes.flatMap((palette) => {
    const given = theme[palette]
    const proposed = readablePalette(given)
    return (['ink', 'accent'] as const).flatMap((color) =>
      proposed[color] === given[color]
        ? []
        : [
            {
              palette,
              color,
              contrast: contrast(given[color], given.paper),
              proposed: proposed[color],
            },
          ],
    )
  })
}

/** Replaces each color of a theme that cannot be read with the nearest one that can. */
export function readableTheme(theme: Theme): Theme {
  return { ...theme, light: readablePalette(theme.light), dark: readablePalette(theme.dark) }
}

/**
 * The palette by which the reader chooses a theme: the dark one if visitors only see that,
 * otherwise the light one.
 */
export function mainPalette({ appearance }: Theme): ColorFault['palette'] {
  return appearance === 'dark' ? 'dark' : 'light'
}

/**
 * Sets the accent of a theme. The main palette gets the accent itself, and the other one the
 * nearest color that can be read there.
 */
export function withAccent(theme: Theme, accent: string): Theme {
  const main = mainPalette(theme)
  const { [main]: chosen, ...others } = readableTheme({
    ...theme,
    light: { ...theme.light, accent },
    dark: { ...theme.dark, accent },
  })
  return { ...theme, ...others, [main]: { ...chosen, accent } }
}

export function readablePalette({ paper, ink, accent }: Palette): Palette {
  return {
    paper,
    ink: nearestPassing(ink, [paper], TEXT_CONTRAST),
    accent: nearestPassing(accent, [paper], TEXT_CONTRAST),
  }
}
