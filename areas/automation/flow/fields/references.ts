import { readPath, type Path } from './paths.ts'
import type { Value } from './values.ts'

/** A piece of a text: plain words, or a reference, whose path is null if it cannot be read. */
export type Piece = { words: string } | { reference: string; path: Path | null }

/**
 * Splits a text at its references. It searches for brackets instead of using a regular expression,
 * so that its time is linear for any text.
 */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (;;) {
    const start = text.indexOf('{{', at)
    const end = start < 0 ? -1 : text.indexOf('}}', start + 2)
    if (end < 0) break
    if (start > at) pieces.push({ words: text.slice(at, start) })
    const reference = text.slice(start + 2, end).trim()
    pieces.push({ reference, path: readPath(reference) })
    at = end + 2
  }
  if (at < text.length) pieces.push({ words: text.slice(at) })
  return pieces
}

/** The JavaScript of a text that begins with "="; null for any other. */
export function codeOf(text: string): string | null {
  return text.startsWith('=') ? text.slice(1).trim() : null
}

export interface Found {
  references: { text: string; path: Path | null }[]
  /** Code that the sandbox has to run before the value can be filled in. */
  code: string[]
}

/** Finds all references in a value, and all code. */
export function findIn(value: Value): Found {
  const found: Found = { references: [], code: [] }
  const waiting: Value[] = [value]
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (typeof one === 'string') {
      const code = codeOf(one)
      if (code !== null) found.code.push(code)
      else
        for (const piece of piecesOf(one))
          if ('reference' in piece)
            found.references.push({ text: piece.reference, path: piece.path })
    } else if (one !== null && typeof one === 'object') {
      waiting.push(...Object.values(one).toReversed())
    }
  }
  return found
}
