import type { KeptTexts } from '../lists/numbered-texts.ts'
import type { KeptArticle } from './affair.ts'

/**
 * The articles of an affair window with their weights, which take nearly all of the time of rebuilding it. They are
 * flat arrays, which are quick to write and read.
 */
export interface KeptAffairs {
  terms: KeptTexts
  ids: Float64Array
  columns: string[]
  /** `FACTS` numbers of each article, then the lengths of its `listsOf`. */
  facts: Float64Array
  lists: Int32Array
  weights: Float64Array
}

/** An article without its affair, which may change before it is read. */
export type WeighedArticle = Omit<KeptArticle, 'affair' | 'seat'>

const FACTS = 3
const LISTS = 3
const NUMBERS = FACTS + LISTS

function listsOf({ counted, names, vector }: WeighedArticle): Int32Array[] {
  return [counted, names, vector.terms]
}

export function keepAffairs(terms: KeptTexts, articles: readonly WeighedArticle[]): KeptAffairs {
  const sum = (lengthOf: (article: WeighedArticle) => number) =>
    articles.reduce((all, article) => all + lengthOf(article), 0)
  const kept: KeptAffairs = {
    terms,
    ids: Float64Array.from(articles, ({ id }) => id),
    columns: articles.map(({ column }) => column),
    facts: new Float64Array(NUMBERS * articles.length),
    lists: new Int32Array(
      sum((article) => listsOf(article).reduce((all, list) => all + list.length, 0)),
    ),
    weights: new Float64Array(sum(({ vector }) => vector.weights.length)),
  }
  const at = { lists: 0, weights: 0 }
  for (const [nth, article] of articles.entries()) {
    const { at: published, entries, isAlone, vector } = article
    const lists = listsOf(article)
    const lengths = lists.map(({ length }) => length)
    kept.facts.set([published, entries, Number(isAlone), ...lengths], NUMBERS * nth)
    for (const list of lists) {
      kept.lists.set(list, at.lists)
      at.lists += list.length
    }
    kept.weights.set(vector.weights, at.weights)
    at.weights += vector.weights.length
  }
  return kept
}

/** The articles in the order in which they came; each shares the memory of the whole. */
export function weighedIn(kept: KeptAffairs): WeighedArticle[] {
  const at = { lists: 0, weights: 0 }
  return kept.columns.map((column, nth) => {
    const facts = kept.facts.subarray(NUMBERS * nth, NUMBERS * (nth + 1))
    const [published, entries, isAlone, ...lengths] = facts as unknown as number[]
    const [counted, names, terms] = lengths.map((length) =>
      kept.lists.subarray(at.lists, (at.lists += length)),
    ) as [Int32Array, Int32Array, Int32Array]
    const weights = kept.weights.subarray(at.weights, (at.weights += terms.length))
    return {
      ...{ id: kept.ids[nth]!, at: published!, entries: entries!, column },
      isAlone: isAlone === 1,
      ...{ counted, names, vector: { terms, weights } },
    }
  })
}
