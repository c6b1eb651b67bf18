import type { Option } from './sentence-option.ts'
import type { OpeningVotes } from './opening-votes.ts'
import type { NamesInFull } from './names-in-full.ts'
import { bestOf, type FiguresToHeed } from './current-figures.ts'

/**
 * The factor by position, because the first sentence of a report is most likely to be its news.
 * `LATER` is for further ones.
 */
const BY_POSITION = [1, 0.8, 0.6, 0.45]
const LATER = 0.3
const LOADED_SHARE = 0.5
const SHORT_NAME_SHARE = 0.75
const BACKGROUND_SHARE = 0.5
const OPINION_SHARE = 0.5
/**
 * The factor of a sentence that repeats nothing of its report's headline; one that repeats all of
 * it has 1.
 */
const UNTITLED_SHARE = 0.7
/** The factor for an interview, which no other source confirms. */
const INTERVIEW_SHARE = 0.65
const INTERVIEW =
  /\b(?:exclusive|in an interview|told (?:[\p{Lu}]\p{L}+ ){1,3}(?:News|Digital|Times|Post|Beast|Wire))\b/u
/**
 * The factor for a sentence without a name, because news is about somebody or something with a
 * name.
 */
const NAMELESS_SHARE = 0.6
/** Matches a subject without a name, such as "A lawmaker" or "A woman". */
const NAMELESS_SUBJECT = /^(?:An?|One|Two|Three|Four|Several|Some) (?:\p{Ll}[\p{L}-]* ){1,6}/u
const NAMELESS_SUBJECT_SHARE = 0.85
/** The factor of a sentence that shares nothing with the reports; the nearest one has 1. */
const FAR_SHARE = 0.2
const QUOTE_FIRST_SHARE = 0.6
/**
 * The least score, relative to the best, of a sentence without a replaced figure that is chosen
 * instead of one with it.
 */
const WITHOUT_FIGURE = 0.4
const LONG_WORDS = 38
const LONG_SHARE = 0.75
const SHORT_WORDS = 9
const SHORT_SHARE = 0.6
/** A correction for long sentences, which share more words without telling the news better. */
const LENGTH_SMOOTHING = 6

/**
 * The sentence that tells the news best: it says what most reports open with, is complete by
 * itself, and is plain. Null if there is none.
 */
export function leadOf<Id>(
  options: readonly Option<Id>[],
  { share, weights, currency, agreement }: OpeningVotes,
  names: NamesInFull,
  /** The score of the sentence nearest to the center of all reports. */
  nearest: number,
  figures: FiguresToHeed,
): Option<Id> | null {
  const scored: { option: Option<Id>; text: string; score: number }[] = []
  for (const option of options) {
    const { text, facts, position, flaws, loaded, entryAt, saysHeadline } = option
    if (flaws.isUnfit || flaws.isUnfinished || flaws.isDangling || flaws.leansOnHeadline) continue
    let said = 0
    for (const word of facts) said += share(word)
    const length = text.split(/\s+/).length
    const score =
      (said / Math.sqrt(facts.size + LENGTH_SMOOTHING)) *
      (BY_POSITION[position] ?? LATER) *
      Math.sqrt(weights[entryAt]! * agreement[entryAt]!) *
      currency[entryAt]! *
      LOADED_SHARE ** loaded *
      (UNTITLED_SHARE + (1 - UNTITLED_SHARE) * saysHeadline) *
      (FAR_SHARE + (1 - FAR_SHARE) * (option.score / nearest)) *
      (INTERVIEW.test(text) ? INTERVIEW_SHARE : 1) *
      (/\P{Lu}\p{Lu}|\p{Script=Han}|\p{Script=Hiragana}/u.test(text.slice(1))
        ? 1
        : NAMELESS_SHARE) *
      (NAMELESS_SUBJECT.test(text) ? NAMELESS_SUBJECT_SHARE : 1) *
      (flaws.isBackground ? BACKGROUND_SHARE : 1) *
      (flaws.isDemand ? OPINION_SHARE : 1) *
      (names.areShort(text, []) ? SHORT_NAME_SHARE : 1) *
      (/^["“«]/.test(text) ? QUOTE_FIRST_SHARE : 1) *
      (length > LONG_WORDS ? LONG_SHARE : length < SHORT_WORDS ? SHORT_SHARE : 1)
    scored.push({ option, text, score })
  }
  return bestOf(scored, figures, WITHOUT_FIGURE)?.option ?? null
}
