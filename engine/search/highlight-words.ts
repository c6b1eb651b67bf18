import { wholeWord } from './whole-word.ts'

/** A run of a text, and whether it is highlighted. */
export interface MarkedPart {
  text: string
  isMarked: boolean
}

/**
 * Splits a text at the words and phrases to highlight, in capitals or not. Only whole words match,
 * except in scripts without spaces.
 */
export function highlightWords(text: string, words: readonly string[]): MarkedPart[] {
  const patterns = words
    .map((word) => word.trim())
    .filter((word) => word !== '')
    // Longer words come first, because one may begin with another.
    .toSorted((a, b) => b.length - a.length)
    .map(wholeWord)
  if (patterns.length === 0) return [{ text, isMarked: false }]
  // safe expression: it is made of nothing but escaped words
  const wanted = new RegExp(patterns.join('|'), 'giu')
  const parts: MarkedPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(wanted)) {
    if (index > end) parts.push({ text: text.slice(end, index), isMarked: false })
    parts.push({ text: found, isMarked: true })
    end = index + found.length
  }
  if (end < text.length || parts.length === 0)
    parts.push({ text: text.slice(end), isMarked: false })
  return parts
}
