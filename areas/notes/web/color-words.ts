import type { HighlightColor } from '../contracts/highlights.ts'

/** Names of the colors. Each also has a style of line below the words, for people who do not see the color. */
export const colorChoices: { value: HighlightColor; label: string }[] = [
  { value: 'yellow', label: 'Yellow' },
  { value: 'green', label: 'Green' },
  { value: 'blue', label: 'Blue' },
  { value: 'pink', label: 'Pink' },
]

export function colorName(color: HighlightColor): string {
  return colorChoices.find(({ value }) => value === color)!.label
}
