import { stems } from '../../words/terms.ts'
import { factWords } from '../facts/same-fact.ts'
import type { SummaryEntry } from '../sentence-option.ts'

const FALSE = String.raw`(?:an? )?(?:hoax|false|fake|untrue|fabricated|unfounded|incorrect)`
/** Matches a headline that withdraws a report: "Report of her death was a hoax". */
const TAKES_BACK = new RegExp(
  [
    String.raw`\b(?:reports?|claims?|rumou?rs?|posts?|story|stories|news|threats?|calls?|alarms?|alerts?)\b.{0,80}?\b(?:was|were|is|are|turn(?:s|ed) out to be|prov(?:ed|es|en)(?: to be)?|found to be) ${FALSE}\b`,
    String.raw`\bis alive\b.{0,80}?\b(?:hoax|false|fake|untrue|mistaken)\b`,
    String.raw`\bafter (?:false|fake) reports? of (?:his|her|their) death\b`,
    String.raw`^correction\b`,
    String.raw`\bretract(?:s|ed) (?:its |the |an? )?(?:report|story|claim)\b`,
  ].join('|'),
  'iu',
)
/** Matches headlines in which somebody calls something a hoax, which does not correct a report. */
const SOMEBODY_SAYS =
  /^[^,:]{0,60}\b(?:says?|said|claims?|claimed|calls?|called|insists?|den(?:ies|ied)|slams?|blasts?|dismiss(?:es|ed)|tells?|argues?)\b|^[^:]{2,40}:|['‘“"]/iu
const SHARED_WORDS = 2
const CHARACTERS_READ = 300

/**
 * Leaves out reports that a newer one withdraws as a hoax or as false, even if they are many. A
 * report is withdrawn only if its headline shares words with the correction.
 */
export function withoutCorrected<Entry extends SummaryEntry>(
  entries: readonly Entry[],
  language: string | null,
): readonly Entry[] {
  const takesBack = entries.filter(({ title }) => isCorrection(title))
  if (takesBack.length === 0) return entries
  const wordsOf = ({ title }: Entry) => factWords(stems(title, language))
  const corrections = takesBack.map((entry) => ({ entry, words: wordsOf(entry) }))
  return entries.filter((entry) => {
    if (takesBack.includes(entry)) return true
    const words = [...wordsOf(entry)]
    return !corrections.some(
      (correction) =>
        correction.entry.publishedAt > entry.publishedAt &&
        words.filter((word) => correction.words.has(word)).length >= SHARED_WORDS,
    )
  })
}

function isCorrection(title: string): boolean {
  const read = title.slice(0, CHARACTERS_READ)
  return TAKES_BACK.test(read) && !SOMEBODY_SAYS.test(read)
}
