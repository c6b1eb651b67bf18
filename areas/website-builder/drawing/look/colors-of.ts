import { blended, contrast, nearestPassing } from '#core/pages/colors.ts'
import { TEXT_CONTRAST } from '../../themes/readable.ts'
import type { Palette } from '../../themes/theme.ts'

/** The contrast that WCAG 2 AA requires at the edges of inputs. */
const EDGE_CONTRAST = 3

/**
 * Derives all colors of a page from the three of a palette, so that each text can be read on its
 * background.
 */
export function colorsOf({ accent: wanted, paper, ink: wantedInk }: Palette) {
  const ink = nearestPassing(wantedInk, [paper], TEXT_CONTRAST)
  const tinted = blended(ink, paper, 0.05)
  // If the paper has a medium brightness, a tinted background would leave too little contrast.
  const soft = contrast(ink, tinted) >= TEXT_CONTRAST ? tinted : paper
  const grounds = [paper, soft]
  const accent = nearestPassing(wanted, grounds, TEXT_CONTRAST)
  const onAccent =
    [paper, ink].find((color) => contrast(color, accent) >= TEXT_CONTRAST) ??
    nearestPassing(paper, [accent], TEXT_CONTRAST)
  return {
    paper,
    soft,
    ink,
    accent,
    onAccent,
    muted: nearestPassing(blended(ink, paper, 0.7), grounds, TEXT_CONTRAST),
    line: blended(ink, paper, 0.16),
    edge: nearestPassing(blended(ink, paper, 0.5), grounds, EDGE_CONTRAST),
  }
}
