import { factWords } from '#engine/summaries/facts/same-fact.ts'
import { stems } from '#engine/words/terms.ts'
import type { DraftStory } from './read-stories.ts'

/**
 * Two articles report the same event if they share at least this much of the words in title and
 * lead.
 */
const SAME = { share: 0.4, least: 4 }
/** The limits for all words, including those of the common subject, which `SAME` leaves out. */
const SAME_IN_ALL = { share: 0.5, least: 5 }
/**
 * A word in more articles than this share and than `LEAST_COMMON` belongs to their common subject,
 * and does not tell them apart.
 */
const COMMON_SHARE = 0.5
const LEAST_COMMON = 2

/** Articles about one affair share at least this much of the words in title and lead. */
const AFFAIR = { share: 0.2, least: 3 }
const AFFAIR_IN_ALL = { share: 0.35, least: 5 }
/**
 * Headlines of two developments must share `shared` words. Words in more than `most` headlines, or
 * `mostShare` of them, do not count.
 */
const IN_HEADLINES = { shared: 2, most: 4, mostShare: 0.2 }

/**
 * Leaves out articles about an event that a more important article reports, and moves developments
 * of an affair behind its first article.
 */
export function withoutRetold(stories: readonly DraftStory[]): DraftStory[] {
  const all = stories.map((story) => ({ story, words: wordsOf(story) }))
  const counts = new Map<string, number>()
  for (const { words } of all)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const most = Math.max(LEAST_COMMON, all.length * COMMON_SHARE)
  const kept: { story: DraftStory; words: ReadonlySet<string>; own: ReadonlySet<string> }[] = []
  for (const { story, words } of all) {
    const own = new Set([...words].filter((word) => counts.get(word)! <= most))
    const isTold = kept.some(
      (other) => isSame(other.own, own, SAME) || isSame(other.words, words, SAME_IN_ALL),
    )
    if (!isTold) kept.push({ story, words, own })
  }
  const share = headlineShare(kept.map(({ story }) => story))
  const heads: typeof kept = []
  const placed = kept.map((one) => {
    const head = heads.find(
      ({ story, own, words }) =>
        share(story, one.story) >= IN_HEADLINES.shared &&
        (isSame(own, one.own, AFFAIR) || isSame(words, one.words, AFFAIR_IN_ALL)),
    )
    if (!head) heads.push(one)
    return { ...one.story, under: head ? head.story.article.id : null }
  })
  const headOf = ({ article, under }: DraftStory) => under ?? article.id
  return heads.flatMap(({ story: { article } }) =>
    placed.filter((one) => headOf(one) === article.id),
  )
}

function isSame(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  { share, least }: typeof SAME,
): boolean {
  let shared = 0
  for (const word of one) if (other.has(word)) shared++
  return shared >= least && shared >= Math.min(one.size, other.size) * share
}

/** Returns a function that counts the words shared by two headlines and few others. */
function headlineShare(stories: readonly DraftStory[]) {
  const words = new Map(stories.map((story) => [story, titleWords(story)]))
  const counts = new Map<string, number>()
  for (const set of words.values())
    for (const word of set) counts.set(word, (counts.get(word) ?? 0) + 1)
  const most = Math.max(IN_HEADLINES.most, stories.length * IN_HEADLINES.mostShare)
  return (one: DraftStory, other: DraftStory): number => {
    const others = words.get(other)!
    return [...words.get(one)!].filter((word) => others.has(word) && counts.get(word)! <= most)
      .length
  }
}

const titleWords = ({ article, language }: DraftStory) =>
  new Set(factWords(stems(article.title, language)))

function wordsOf({ article, sentences, language }: DraftStory): Set<string> {
  const title = factWords(stems(article.title, language))
  return new Set([...title, ...(sentences[0]?.facts ?? [])])
}
