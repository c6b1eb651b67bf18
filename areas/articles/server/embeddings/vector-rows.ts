import { createHash } from 'node:crypto'
import { packed } from './packed.ts'

/**
 * An article whose vector may be outdated, with the hash of the text that was embedded; null if
 * there is no vector.
 */
interface TextOfArticle {
  id: number
  text: string
  hash: Uint8Array | null
}

/** A text that must be embedded. */
interface ChangedText {
  id: number
  text: string
  /** The hash of the text. */
  now: Buffer
}

/** A row in the form that the database receives, as JSON. */
export interface VectorRow {
  id: number
  /** The hash as hexadecimal digits; `vector` has the same form. */
  hash: string
  vector: string
}

/** Separates articles with an unchanged text from the others. */
export function compareTexts(articles: readonly TextOfArticle[]): {
  same: number[]
  changed: ChangedText[]
} {
  const same: number[] = []
  const changed: ChangedText[] = []
  for (const { id, text, hash } of articles) {
    const now = createHash('sha256').update(text).digest()
    if (hash !== null && now.equals(hash)) same.push(id)
    else changed.push({ id, text, now })
  }
  return { same, changed }
}

/** Makes rows from texts and their vectors, which must be in the same order. */
export function vectorRows(
  changed: readonly ChangedText[],
  vectors: readonly (readonly number[])[],
): VectorRow[] {
  return changed.map(({ id, now }, at) => ({
    id,
    hash: now.toString('hex'),
    vector: Buffer.from(packed(vectors[at]!)).toString('hex'),
  }))
}
