import { Piece } from '../lists/slab.ts'
import type { KeptTexts } from '../lists/numbered-texts.ts'
import type { KeptArticle, WeighedArticle } from './affair.ts'
import { bytesAt, PackedArticle } from './packed-article.ts'

/**
 * The articles of an affair window with their weights: computing the weights takes nearly all of
 * the time of rebuilding a window. Flat arrays are quick to write and read.
 */
export interface KeptAffairs {
  terms: KeptTexts
  ids: Float64Array
  columns: string[]
  /**
   * The numbers of all articles in one array, `FACTS` for each: its time, its entries, and 1 for a
   * round-up.
   */
  facts: Float64Array
  /**
   * The articles' records, one after the other. The array has the widest type of number, so that each record is
   * aligned.
   */
  records: Float64Array
}

const FACTS = 3

export function keepAffairs(terms: KeptTexts, articles: readonly KeptArticle[]): KeptAffairs {
  const records = new Uint8Array(articles.reduce((all, { bytes }) => all + bytes.length, 0))
  let used = 0
  for (const { bytes } of articles) {
    records.set(bytes, used)
    used += bytes.length
  }
  return {
    terms,
    ids: Float64Array.from(articles, ({ id }) => id),
    columns: articles.map(({ column }) => column),
    facts: Float64Array.from(
      articles.flatMap(({ at, entries, isAlone }) => [at, entries, Number(isAlone)]),
    ),
    records: new Float64Array(records.buffer),
  }
}

/**
 * Yields the articles in their order of arrival. They use the memory of `records` without copying
 * it.
 */
export function* weighedIn({
  ids,
  columns,
  facts,
  records,
}: KeptAffairs): Iterable<WeighedArticle> {
  const { buffer, byteOffset, byteLength } = records
  const piece = new Piece(buffer, byteOffset, byteLength)
  let byte = 0
  for (let nth = 0; nth < ids.length; nth++) {
    const [at, entries, isAlone] = facts.subarray(FACTS * nth, FACTS * (nth + 1))
    const terms = new PackedArticle(piece, byte)
    byte += bytesAt(piece.ints, byte >> 2)
    yield Object.assign(terms, {
      ...{ id: ids[nth]!, at: at!, entries: entries!, column: columns[nth]! },
      isAlone: isAlone === 1,
    })
  }
}
