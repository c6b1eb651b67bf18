import { factWords } from '../../summaries/facts/same-fact.ts'
import { outsideQuotes } from '../../summaries/sentences/outside-quotes.ts'
import { stems } from '../../words/terms.ts'
import type { Story } from '../story.ts'
import { isPerishable, isReversedBy } from './perishable.ts'

/**
 * The least share of common words in the titles at which two stories are one development; the next
 * three constants are for their texts.
 */
const SAME_TITLE = 0.6
const SAME_SHARE = 0.4
const NEAR_SHARE = 0.2
const LEAST_SAME = 5
/** The least share of words at which two developments belong to one story. */
const AFFAIR_SHARE = 0.25
const LEAST_SHARED = 3
/**
 * A word in a larger share of the stories is the subject of the whole piece, so it does not connect
 * any two of them.
 */
const COMMON_SHARE = 0.35
/** A word in a larger share of the stories is a common word, or one of all stories of this kind. */
const EVERYWHERE_SHARE = 0.6
const LEAST_COMMON = 2
const SENTENCES_READ = 2
const HOUR_MS = 3_600_000

/**
 * Leaves out stories that a newer one replaced, because it repeats them, or because the event that
 * they expected has happened or was stopped. The others keep their order. A newer story takes the
 * place of the one that it replaced.
 */
export function newestDevelopments(stories: readonly Story[], language: string): Story[] {
  const told = withoutCommon(stories.map((story) => ({ story, ...openingOf(story, language) })))
  const successors = new Map(
    told.flatMap(({ story, below, facts, title, own, at }, place) => {
      const newer = told.find((other, otherPlace) => {
        if (other.story === story) return false
        const isSame =
          (sharedShare(title, other.title, LEAST_SHARED) >= SAME_TITLE &&
            sharedShare(below, other.below, LEAST_SHARED) >= NEAR_SHARE) ||
          sharedShare(below, other.below, LEAST_SAME) >= SAME_SHARE
        const shared = sharedShare(facts, other.facts, LEAST_SHARED)
        // Of two stories with about the same time, the more important one replaces the other.
        const isNewer = other.at > at + HOUR_MS
        const isOlder = other.at < at - HOUR_MS
        if (isSame) return isNewer || (!isOlder && otherPlace < place)
        if (shared < AFFAIR_SHARE || !isNewer) return false
        return isReversedBy(own, other.own, language) || isPerishable(own, language)
      })
      return newer ? [[story, newer.story] as const] : []
    }),
  )
  return [...new Set(stories.map((story) => newestOf(story, successors)))]
}

/** The last story in the chain of replacements that begins with this one. */
function newestOf(story: Story, successors: ReadonlyMap<Story, Story>): Story {
  const passed = new Set([story])
  let newest = story
  for (let next = successors.get(story); next; next = successors.get(next)) {
    // Two stories of similar age may each seem to replace the other.
    if (passed.has(next)) break
    passed.add(next)
    newest = next
  }
  return newest
}

/** The time of a story's news, in milliseconds. */
export function timeOf({ sentences: [lead], article }: Story): number {
  return Date.parse(lead?.of.publishedAt ?? article.publishedAt) || 0
}

interface Opening {
  title: ReadonlySet<string>
  below: ReadonlySet<string>
  all: ReadonlySet<string>
  /** Facts that only a few of the stories share. */
  facts: ReadonlySet<string>
  /** The title and lead without quotes. */
  own: string
  at: number
}

function openingOf(story: Story, language: string): Opening {
  const { article, sentences } = story
  const [lead] = sentences
  const title = factWords(stems(article.title, language))
  const first = sentences.slice(0, SENTENCES_READ)
  const below = new Set(first.flatMap((sentence) => [...sentence.facts]))
  const all = new Set([...title, ...below])
  const own = outsideQuotes(`${article.title}. ${lead?.text ?? ''}`)
  return { title, below, all, facts: all, own, at: timeOf(story) }
}

function withoutCommon<One extends Opening>(openings: readonly One[]): One[] {
  const counts = new Map<string, number>()
  for (const { all } of openings)
    for (const word of all) counts.set(word, (counts.get(word) ?? 0) + 1)
  const without = (words: ReadonlySet<string>, share: number) => {
    const most = Math.max(LEAST_COMMON, openings.length * share)
    return new Set([...words].filter((word) => counts.get(word)! <= most))
  }
  return openings.map((one) => ({
    ...one,
    title: without(one.title, EVERYWHERE_SHARE),
    below: without(one.below, EVERYWHERE_SHARE),
    facts: without(one.all, COMMON_SHARE),
  }))
}

function sharedShare(one: ReadonlySet<string>, other: ReadonlySet<string>, least: number): number {
  let shared = 0
  for (const word of one) if (other.has(word)) shared++
  return shared < least ? 0 : shared / Math.max(1, Math.min(one.size, other.size))
}
