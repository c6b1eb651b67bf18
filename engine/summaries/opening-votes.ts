import { currencyOf } from './current-news.ts'
import type { SummaryEntry } from './sentence-option.ts'
import { reportWeight } from './reports/report-kind.ts'
import { tellsReaction } from './reports/reaction.ts'
import { teases } from './reports/teasing.ts'
import { factWords } from './facts/same-fact.ts'
import { stems } from '../words/terms.ts'

/**
 * The comparison of an article's entries by their openings, which are their headlines and first
 * sentences.
 */
export interface OpeningVotes {
  /** The share of the sources, by weight, whose opening has this word. */
  share: (word: string) => number
  /** Words that many openings share. */
  core: ReadonlySet<string>
  /** A few words that several sources share, those with the largest share first. */
  foremost: readonly string[]
  /** The weight of each entry; newer entries and plain news weigh more. */
  weights: readonly number[]
  /** The share of each headline that other sources have, too. */
  support: readonly number[]
  /** True for each entry that reports the event itself. */
  tells: readonly boolean[]
  /**
   * The degree to which each entry still is the news, from 0 to 1, counted from the newest report
   * of the event with a sentence to show.
   */
  currency: readonly number[]
  /**
   * The share of the common opening words in each entry's opening, relative to the best entry. It
   * is low for an entry about a detail.
   */
  agreement: readonly number[]
}

/** The time by which an entry is older than the newest when it counts half. */
const HALF_MS = 30 * 3_600_000
const LEAST_RECENCY = 0.35
const CORE_SHARE = 0.22
const OPENING_CHARACTERS = 400
/**
 * The least agreement of a report of the event; the next two are the least plainness and support.
 * Columns, guides and live pages are not plain.
 */
const LEAST_AGREEMENT = 0.55
const LEAST_PLAINNESS = 0.7
const LEAST_SUPPORT = 0.25
/** The least number of sources at which others must repeat more of a report's headline. */
const SEVERAL_SOURCES = 4
const SUPPORT_OF_SEVERAL = 0.5
/**
 * The share of the sources that must tell the event plainly, so that mere reactions are not counted
 * as reports of it.
 */
const TELL_PLAINLY = 0.5
const FOREMOST = 6

/**
 * Compares the openings of entries. `firsts` has the first sentence of each entry that may be
 * shown, or "".
 */
export function votesOf(
  entries: readonly SummaryEntry[],
  firsts: readonly string[],
  language: string | null,
): OpeningVotes {
  const [alone, second] = entries
  if (alone && !second) return votesOfOne(openingWords(alone, firsts[0]!, language))
  const newest = Math.max(...entries.map(({ publishedAt }) => publishedAt))
  const plainness = entries.map(reportWeight)
  const weights = entries.map(({ publishedAt }, at) => {
    const recency = 0.5 ** ((newest - publishedAt) / HALF_MS)
    return plainness[at]! * Math.max(LEAST_RECENCY, recency)
  })

  const openings: ReadonlySet<string>[] = []
  const bySource = new Map<number | string, Map<string, number>>()
  const voices = new Map<number | string, number>()
  for (const [at, entry] of entries.entries()) {
    const { source } = entry
    const said = bySource.get(source) ?? new Map<string, number>()
    bySource.set(source, said)
    const weight = weights[at]!
    voices.set(source, Math.max(voices.get(source) ?? 0, weight))
    openings.push(openingWords(entry, firsts[at]!, language))
    for (const word of openings.at(-1)!) said.set(word, Math.max(said.get(word) ?? 0, weight))
  }
  const all = [...voices.values()].reduce((sum, weight) => sum + weight, 0)
  const shares = new Map<string, number>()
  const sayers = new Map<string, number>()
  for (const said of bySource.values()) {
    for (const [word, weight] of said) {
      shares.set(word, (shares.get(word) ?? 0) + weight / all)
      sayers.set(word, (sayers.get(word) ?? 0) + 1)
    }
  }
  const core = new Set(
    [...shares].flatMap(([word, share]) =>
      share >= CORE_SHARE && (sayers.get(word)! > 1 || bySource.size === 1) ? [word] : [],
    ),
  )
  const share = (word: string) => shares.get(word) ?? 0
  const nearness = openings.map(
    (words) => [...words].reduce((sum, word) => sum + share(word), 0) / Math.sqrt(words.size + 1),
  )
  const nearest = Math.max(...nearness)
  const agreement = nearness.map((near) => (nearest > 0 ? near / nearest : 1))
  const support = entries.map(({ title }) => {
    const own = factWords(stems(title, language))
    const shared = [...own].filter((word) => sayers.get(word)! > 1).length
    return bySource.size === 1 ? 1 : shared / (own.size + 1)
  })
  const leastSupport = bySource.size >= SEVERAL_SOURCES ? SUPPORT_OF_SEVERAL : LEAST_SUPPORT
  const about = entries.map(
    ({ title }, at) =>
      agreement[at]! >= LEAST_AGREEMENT &&
      plainness[at]! >= LEAST_PLAINNESS &&
      support[at]! >= leastSupport &&
      !teases(title),
  )
  const tells = withoutReactions(entries, about)
  return {
    share,
    core: bySource.size === 1 ? new Set() : core,
    foremost: [...shares]
      .filter(([word]) => sayers.get(word)! > 1)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, FOREMOST)
      .map(([word]) => word),
    weights,
    support,
    tells,
    currency: currencyOf(entries, (at) => tells[at]! && firsts[at] !== ''),
    agreement,
  }
}

/** The votes for a single report, which has nothing to be compared with. */
function votesOfOne(opening: ReadonlySet<string>): OpeningVotes {
  return {
    share: (word) => (opening.has(word) ? 1 : 0),
    core: new Set(),
    foremost: [],
    weights: [1],
    support: [1],
    tells: [true],
    currency: [1],
    agreement: [1],
  }
}

function openingWords(
  { title }: SummaryEntry,
  first: string,
  language: string | null,
): ReadonlySet<string> {
  return factWords(stems(`${title}. ${first.slice(0, OPENING_CHARACTERS)}`, language))
}

/**
 * Of the reports about an event, leaves out mere reactions. Keeps all if less than half of the
 * sources tell the event plainly.
 */
function withoutReactions(entries: readonly SummaryEntry[], about: readonly boolean[]): boolean[] {
  const plain = entries.map(({ title }, at) => about[at]! && !tellsReaction(title))
  const sourcesOf = (which: readonly boolean[]) =>
    new Set(entries.flatMap(({ source }, at) => (which[at] ? [source] : []))).size
  return sourcesOf(plain) > 0 && sourcesOf(plain) >= sourcesOf(about) * TELL_PLAINLY
    ? plain
    : [...about]
}
