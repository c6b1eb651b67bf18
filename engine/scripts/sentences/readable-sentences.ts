import { readOptions, type Option } from '../../summaries/sentence-option.ts'
import type { OutletHabits } from '../../summaries/outlet-habits.ts'
import { isFragment } from '../../summaries/sentences/leans-on-headline.ts'
import { outsideQuotes } from '../../summaries/sentences/outside-quotes.ts'
import { languageByWords } from '../../words/language.ts'
import { sourceOf, type MaterialEntry } from '../material.ts'
import { countWords } from './count-words.ts'
import { isAhead, isCaveat, type Part } from './cues.ts'
import { leansOnAnother, runsOn } from './leans-on-another.ts'
import { isNotForReading } from './not-for-reading.ts'

/** A sentence of an entry that may be read out. */
export interface ReadableSentence extends Option<number> {
  of: MaterialEntry
  part: Part
  /** The number of words that a voice says. */
  spokenWords: number
}

/** Matches outlets whose texts come from readers, not journalists. They are announced as such. */
const OF_READERS = /^r\/|\breddit\b|\bforum\b|\bhacker news\b/iu

/** Matches openings such as "It is unclear", whose "it" does not refer to an earlier sentence. */
const OPENS_WITH_DOUBT =
  /^It(?:['’]s| is| was| remains| remained) (?:still )?(?:not (?:yet |immediately )?(?:clear|known)|unclear|unknown|uncertain)\b/u
/** Emoji with their modifiers. */
const PICTURES = /(?:\p{Emoji_Presentation}|[\u{1f000}-\u{1faff}]|\ufe0f|\u200d)+/gu

/**
 * Replaces each emoji by line ends of the same length, so that all other text keeps its position.
 */
function withoutPictures(text: string): string {
  return text.replace(PICTURES, ({ length }) => '\n'.repeat(length))
}

const TALKS_TO =
  /\b(?:spoke|speaks?|talk(?:s|ed)?|sat down|sits down|joins?|joined)(?: to| with)? $/iu
const READ_BEFORE = 24

/**
 * Says if a sentence only announces an outlet's own interview: "Mara Veil spoke to Orlan Radio
 * about the storm".
 */
function isInvitation(text: string, outlet: string): boolean {
  const at = outlet === '' ? -1 : text.toLowerCase().indexOf(outlet.toLowerCase())
  // A sentence that begins with the outlet is about itself: "Orlan Radio's Mara Veil has the
  // story", "Orlan Radio leads all stations".
  if (at === 0) return true
  return at > 0 && TALKS_TO.test(text.slice(Math.max(0, at - READ_BEFORE), at))
}

/**
 * Matches clauses that state a time by another event, such as "after he was", which captions have.
 */
const WHEN =
  /(?<!\p{L})(?:after|before|when|since|as|where|while) (?:it|he|she|they|the \p{Ll}+|\p{Lu}\p{L}+) (?:was |were |had )?\p{Ll}+ed(?!\p{L})/gu
/** Matches a participle: "planned" after such a word is not a verb. */
const PARTICIPLE =
  /(?<!\p{L})(?:an?|the|his|her|its|their|of|by|in|with|for|previously|recently) \p{Ll}+ed(?!\p{L})/gu

/**
 * Says if a sentence is a caption without a verb: "Mara Veil at an earlier hearing, ahead of a
 * scheduled trial."
 */
function tellsNothing(own: string): boolean {
  return isFragment(own.replaceAll(WHEN, ' ').replaceAll(PARTICIPLE, ' '))
}

/**
 * The sentences of an entry. Those that cannot be read out are marked as unfit, but kept, so that
 * positions stay the same.
 */
export function readableSentences(
  entry: MaterialEntry,
  entryAt: number,
  language: string,
  habits: OutletHabits,
): ReadableSentence[] {
  const asSource = {
    id: entry.id,
    title: entry.title,
    text: withoutPictures(entry.text),
    source: sourceOf(entry),
    publishedAt: Date.parse(entry.publishedAt) || 0,
  }
  const isFromReaders = OF_READERS.test(entry.outlet)
  return readOptions(asSource, entryAt, language, habits).map((option) => {
    const { text, flaws } = option
    const own = outsideQuotes(text)
    const spoken = flaws.isUnfit ? null : languageByWords(text)
    const isUnfit =
      flaws.isUnfit ||
      text !== entry.text.slice(option.start, option.end) ||
      isNotForReading(text, own) ||
      runsOn(own) ||
      isInvitation(text, entry.outlet) ||
      (language === 'en' && tellsNothing(own)) ||
      (spoken !== null && spoken !== language)
    const part = isFromReaders
      ? 'reports'
      : flaws.isBackground
        ? 'background'
        : isCaveat(own, language)
          ? 'caveats'
          : isAhead(own, language)
            ? 'next'
            : 'news'
    return {
      ...option,
      flaws: {
        ...flaws,
        isUnfit,
        isDangling: !OPENS_WITH_DOUBT.test(text) && (flaws.isDangling || leansOnAnother(text, own)),
      },
      of: entry,
      part,
      spokenWords: isUnfit ? 0 : countWords(text, language),
    }
  })
}
