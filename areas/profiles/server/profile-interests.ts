import type { PreferredTopic } from '../contract.ts'
import { words } from '#engine/words/word-segments.ts'
import { stems } from '#engine/words/terms.ts'
import { wordsOfTopic } from './meaning/topic-words.ts'

/** A word for a subject that a profile wants, or wants less of. */
export interface Interest {
  /** The stem, made in the same way as stems of articles (see `articles/terms.ts`). */
  stem: string
  /** The first word with this stem, as it was written. */
  word: string
  /** The strength of the interest: 1 for the strongest, below 0 if the word is unwanted. */
  weight: number
  /** The origin of the interest, in words that follow "because": "you chose Science", "of your instructions". */
  because: string
}

/** A text of a profile, and its language. */
export interface ProfileText {
  text: string
  language: string | null
  because: string
}

export interface ProfileContents {
  topics: readonly PreferredTopic[]
  instructions: ProfileText
  /** The texts of uploaded files, and of linked pages that were read. */
  texts: readonly ProfileText[]
}

const TOPIC_WEIGHT = 0.4
const INSTRUCTED_WEIGHT = 1
const TEXT_WEIGHT = 0.8
/**
 * The most words that are taken from a text, strongest first; the others are mostly common words of
 * the language.
 */
const TERMS_OF_TEXT = 60
const MOST_INTERESTS = 1_000
/** A word in more than this share of the articles is too common to be an interest. */
const COMMON_SHARE = 0.1

/** Matches a word that makes its whole clause a refusal. */
const REFUSAL =
  /\b(?:not?|never|without|avoid|ignore|skip|less|except|nothing about|leave out|don['’]t|nicht|kein\w*|ohne|weniger|pas|sans|moins|aucun\w*|sin|menos|evitar?)\b/iu

/**
 * The interests of a profile, strongest first. `shareOf` returns the share of articles (0 to 1)
 * that contain a stem, so that common words are left out.
 */
export function profileInterests(
  { topics, instructions, texts }: ProfileContents,
  shareOf: (stem: string) => number,
): Interest[] {
  const found = new Map<string, Interest>()
  function add(interest: Interest): void {
    const known = found.get(interest.stem)
    // A word that is refused anywhere is unwanted. Otherwise its greatest weight counts.
    if (!known || (known.weight >= 0 && (interest.weight < 0 || interest.weight > known.weight)))
      found.set(interest.stem, interest)
  }

  for (const topic of topics) {
    for (const word of wordsOfTopic(topic)) {
      for (const stem of stems(word, 'en'))
        add({ stem, word, weight: TOPIC_WEIGHT, because: `you chose ${topic}` })
    }
  }
  for (const text of texts) {
    for (const { stem, word, weight } of strongest(text, shareOf))
      add({ stem, word, weight: weight * TEXT_WEIGHT, because: text.because })
  }
  for (const { clause, isRefused } of clausesOf(instructions.text)) {
    for (const { stem, word } of writtenStems({ ...instructions, text: clause })) {
      if (shareOf(stem) > COMMON_SHARE) continue
      const weight = isRefused ? -INSTRUCTED_WEIGHT : INSTRUCTED_WEIGHT
      add({ stem, word, weight, because: instructions.because })
    }
  }
  return [...found.values()]
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, MOST_INTERESTS)
}

/**
 * Splits a text into wanted and unwanted clauses: "Write for ships, not for shares." wants ships,
 * and no shares.
 */
function clausesOf(text: string): { clause: string; isRefused: boolean }[] {
  return text
    .split(/[.!?;:,\n]+/)
    .map((clause) => ({ clause, isRefused: REFUSAL.test(clause) }))
    .filter(({ clause }) => clause.trim() !== '')
}

/** The words that are frequent in a text and rare elsewhere. The strongest has the weight 1. */
function strongest(
  text: ProfileText,
  shareOf: (stem: string) => number,
): { stem: string; word: string; weight: number }[] {
  const counted = new Map<string, { word: string; count: number }>()
  for (const { stem, word } of writtenStems(text)) {
    const known = counted.get(stem)
    if (known) known.count += 1
    else counted.set(stem, { word, count: 1 })
  }
  const weighed = [...counted]
    .map(([stem, { word, count }]) => {
      const share = shareOf(stem)
      const rarity = share > COMMON_SHARE ? 0 : Math.log(1 / Math.max(share, 0.000_1))
      return { stem, word, weight: (1 + Math.log(count)) * rarity }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, TERMS_OF_TEXT)
  const most = weighed[0]?.weight ?? 1
  return weighed.map((term) => ({ ...term, weight: term.weight / most }))
}

/** Yields each word that contains letters and is not a stop word, with its stem. */
function* writtenStems({ text, language }: ProfileText): Generator<{ stem: string; word: string }> {
  for (const word of words(text, language)) {
    if (!/\p{L}/u.test(word)) continue
    const [stem] = stems(word, language)
    if (stem !== undefined) yield { stem, word }
  }
}
