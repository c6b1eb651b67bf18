import type { HighlightColor } from '../contracts/highlights.ts'

/**
 * Names of the colors. Each color has a different underline style, for people who cannot
 * distinguish colors.
 */
export const colorChoices: { value: HighlightColor; label: string }[] = [
  { value: 'yellow', label: 'Yellow' },
  { value: 'green', label: 'Green' },
  { value: 'blue', label: 'Blue' },
  { value: 'pink', label: 'Pink' },
]

export function colorName(color: HighlightColor): string {
  return colorChoices.find(({ value }) => value === color)!.label
}
