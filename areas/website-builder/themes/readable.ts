import { contrast, nearestPassing } from '#core/pages/colors.ts'
import type { Palette, Theme } from './theme.ts'

/** The least contrast of text by WCAG 2 AA. */
export const TEXT_CONTRAST = 4.5

const palettes = ['light', 'dark'] as const

/** A color of a theme that is too close to its background, and the nearest one that can be read. */
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

/** The theme with each color that could not be read replaced by the nearest that can. */
export function readableTheme(theme: Theme): Theme {
  return { ...theme, light: readablePalette(theme.light), dark: readablePalette(theme.dark) }
}

/** The palette that a theme is chosen by: the dark one where visitors see no other. */
export function mainPalette({ appearance }: Theme): ColorFault['palette'] {
  return appearance === 'dark' ? 'dark' : 'light'
}

/** The theme with another accent in its main palette, and the nearest readable one in the other. */
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
