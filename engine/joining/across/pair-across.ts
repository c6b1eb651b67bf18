import { setImmediate as breathe } from 'node:timers/promises'

/** An article's embedding, and the other facts that decide whether two articles are one. */
export interface Meaning {
  id: number
  /** The vector of its meaning, of which only the direction counts. */
  vector: Int8Array
  /** The language of the article. */
  language: string
  /** Languages of all its counted sources. */
  languages: readonly string[]
  /** Times at which its first and its last source published, in epoch milliseconds. */
  firstAt: number
  lastAt: number
  /** True if it was compared with the other languages before. */
  isCompared: boolean
}

export type Pair = readonly [Meaning, Meaning]

/**
 * The least likeness of two articles on the same event, computed without the part that all articles
 * of a language share.
 */
export const ALIKE = 0.7
/**
 * The least lead of the most alike article over the next. If two are nearly equal, the model cannot
 * tell which one is the same event.
 */
const AHEAD = 0.02
/** The time within which reports of one event are published. */
export const WITHIN_MS = 24 * 60 * 60 * 1000
/** The fewest articles of a language from which its shared part can be computed. */
export const LEAST_OF_LANGUAGE = 5
/** The least difference of an embedding from all others of its language. */
const LEAST_OWN = 0.05
/** The number of articles that are compared before other work gets a turn. */
const AT_ONCE = 20

/** The embedding of an article without what its language shares, of length 1. */
interface Own {
  meaning: Meaning
  own: Float32Array
}

/**
 * Finds pairs of articles on the same event in different languages, the most alike first. Each
 * article is the nearest to the other, similar enough and close in time, and is in one pair only.
 * Pairs of articles that were both compared before are left out.
 */
export async function pairAcross(meanings: readonly Meaning[]): Promise<Pair[]> {
  const languages = ownByLanguage(meanings)
  const found: { pair: Pair; cosine: number }[] = []
  let looked = 0
  for (const [language, articles] of languages) {
    for (const article of articles) {
      if (article.meaning.isCompared) continue
      if (++looked % AT_ONCE === 0) await breathe()
      for (const [other, theirs] of languages) {
        if (other === language) continue
        const near = nearest(article, theirs)
        if (!near || nearest(near.one, articles)?.one !== article) continue
        found.push({ pair: [article.meaning, near.one.meaning], cosine: near.cosine })
      }
    }
  }
  found.sort((a, b) => b.cosine - a.cosine || a.pair[0].id - b.pair[0].id)
  const taken = new Set<number>()
  return found.flatMap(({ pair }) => {
    if (pair.some(({ id }) => taken.has(id))) return []
    for (const { id } of pair) taken.add(id)
    return [pair]
  })
}

/**
 * Subtracts from embeddings the part that all articles of their language share. With some models
 * this is nearly everything: any two articles of a language then look alike, and those of two
 * languages do not.
 */
function ownByLanguage(meanings: readonly Meaning[]): Map<string, Own[]> {
  const size = meanings.at(-1)?.vector.length ?? 0
  const groups = new Map<string, Own[]>()
  for (const meaning of meanings) {
    // Embeddings of different lengths come from different models, so they are not compared.
    if (meaning.vector.length !== size) continue
    const group = groups.get(meaning.language) ?? []
    groups.set(meaning.language, group)
    group.push({ meaning, own: unit(Float32Array.from(meaning.vector)) })
  }
  for (const [language, group] of groups) {
    if (group.length < LEAST_OF_LANGUAGE) {
      groups.delete(language)
      continue
    }
    const common = new Float32Array(size)
    for (const { own } of group) {
      for (let i = 0; i < size; i++) common[i]! += own[i]! / group.length
    }
    const telling = group.filter(({ own }) => {
      for (let i = 0; i < size; i++) own[i]! -= common[i]!
      return Math.sqrt(dot(own, own)) >= LEAST_OWN
    })
    for (const { own } of telling) unit(own)
    groups.set(language, telling)
  }
  return groups
}

/**
 * The article that is most like another, if it is similar enough, clearly ahead of the next, and
 * may be the same event.
 */
function nearest(
  { meaning, own }: Own,
  others: readonly Own[],
): { one: Own; cosine: number } | undefined {
  let best: Own | undefined
  let [cosine, next] = [ALIKE, 0]
  for (const other of others) {
    const alike = mayBeOne(meaning, other.meaning) ? dot(own, other.own) : 0
    if (alike >= cosine) {
      if (best) next = cosine
      ;[best, cosine] = [other, alike]
    } else if (alike > next) next = alike
  }
  return best && cosine - next >= AHEAD ? { one: best, cosine } : undefined
}

/**
 * Says if two articles may be one: they are close in time and share no language, because the joiner
 * compares articles of one language.
 */
function mayBeOne(one: Meaning, other: Meaning): boolean {
  const gap = Math.max(one.firstAt - other.lastAt, other.firstAt - one.lastAt)
  return gap <= WITHIN_MS && !one.languages.some((language) => other.languages.includes(language))
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector))
  if (length > 0) for (let i = 0; i < vector.length; i++) vector[i]! /= length
  return vector
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}
