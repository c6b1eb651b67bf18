import { uncovered } from '#engine/claims/coverage/coverage-check.ts'
import { speaksToModel } from '#engine/claims/speaks-to-model.ts'
import { languageByWords } from '#engine/words/language.ts'
import { isWholeSentence } from '#engine/words/whole-sentence.ts'
import { checkWritten } from '#areas/articles/server/lends/by-model.ts'
import { newId } from '#core/id.ts'
import type { Citation, Part, Run } from '../../../drafts/draft.ts'
import { areQuotesWhole } from './whole-quotes.ts'
import type { WrittenPart, WrittenSentence } from './read-parts.ts'

/** A report as the model received it. Its id is the index into the sources of the draft. */
export interface GivenSource {
  id: number
  outlet: string
  title: string
  text: string
}

/** All material that a text may state facts from. */
export interface Ground {
  sources: readonly GivenSource[]
  /** Words of the reader: the brief, allowed notes, and the part that is being rewritten. */
  own: string
  language: string
}

export type UnprovenChoice = 'drop' | 'mark'

/** Counts of an answer's sentences, by the result of the check. */
export interface Counts {
  kept: number
  dropped: number
  marked: number
}

export const noCounts = (): Counts => ({ kept: 0, dropped: 0, marked: 0 })

const MOST_CHARACTERS = 600
/** The fewest characters of a quotation: a shorter passage occurs in many texts. */
const LEAST_QUOTED = 30
const MARKUP = /<[a-z/!]|[{}]|\*\*|```|^#/i
const OWN = -1

/** Returns the part with the sentences that passed the check; null if none did. */
export function checkPart(
  written: WrittenPart,
  ground: Ground,
  unproven: UnprovenChoice,
  counts: Counts,
): Part | null {
  const runs: Run[] = []
  for (const sentence of written.sentences) {
    const run = checkSentence(sentence, ground, unproven)
    if (run === null) {
      counts.dropped++
      continue
    }
    if (run.isUnproven) counts.marked++
    else counts.kept++
    if (runs.length > 0) runs.push(ownWords(' '))
    runs.push(run)
  }
  if (runs.length === 0) return null
  const { kind, variant = null } = written
  const isVariant = variant !== null && variant >= 1 && variant <= 9
  return { id: newId('part'), kind, variant: isVariant ? variant : null, isCutShort: false, runs }
}

/**
 * Checks a sentence and adds its citations. Names, numbers, dates and quotations need a source, or
 * must be the reader's own; a sentence without proof is marked if requested, otherwise null.
 */
export function checkSentence(
  { text: wordy, sources: cited = [] }: WrittenSentence,
  ground: Ground,
  unproven: UnprovenChoice,
): Run | null {
  const text = plainText(wordy)
  if (text === '' || text.length > MOST_CHARACTERS) return null
  if (MARKUP.test(text) || speaksToModel(text)) return null
  const quoted = quotedFrom(text, ground.sources)
  if (quoted) return { text, by: 'source', citations: [quoted], isUnproven: false }
  if (isOfOtherLanguage(text, ground)) return null
  const areQuotes = areQuotesWhole(text, [
    ...ground.sources.map((source) => source.text),
    ground.own,
  ])
  const citations = areQuotes ? proofsOf(text, cited, ground) : null
  if (citations !== null) return { ...ownWords(text), citations }
  if (areQuotes && uncovered(text, [ground.own], ground.language).length === 0)
    return ownWords(text)
  return unproven === 'mark' ? { ...ownWords(text), isUnproven: true } : null
}

/**
 * Says if a sentence is not in the requested language: some models answer in another one. The
 * reader's own words are allowed in any language.
 */
function isOfOtherLanguage(text: string, { own, language }: Ground): boolean {
  const told = languageByWords(text)
  return told !== null && told !== language && !own.includes(text)
}

export function ownWords(text: string): Run {
  return { text, by: 'model', citations: [], isUnproven: false }
}

/** Removes line breaks, invisible characters and citation marks. */
function plainText(text: string): string {
  return text
    .slice(0, MOST_CHARACTERS * 2)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replaceAll(/ ?\[\d{1,3}(?:, ?\d{1,3}){0,9}\]/g, '')
    .trim()
}

/**
 * Finds the passage of a source that equals the text letter for letter, so that the text is a
 * quotation.
 */
function quotedFrom(text: string, sources: readonly GivenSource[]): Citation | null {
  if (text.length < LEAST_QUOTED) return null
  for (const { id, text: report } of sources) {
    const start = report.indexOf(text)
    if (start !== -1) return { source: id, start, end: start + text.length }
  }
  return null
}

/**
 * Finds passages of the cited sources that support a sentence, if necessary together with the
 * reader's own words.
 */
function proofsOf(text: string, cited: readonly number[], ground: Ground): Citation[] | null {
  const { sources, own, language } = ground
  const numbers = cited.filter((number) => sources[number - 1] !== undefined)
  if (numbers.length === 0) return null
  const entries = [...sources, { id: OWN, outlet: '', title: '', text: own }]
  // A heading has no full stop.
  const whole = isWholeSentence(text) ? text : `${text}.`
  const [proven] = checkWritten(
    [{ text: whole, sources: [...numbers, entries.length] }],
    entries,
    language,
  )
  const citations = proven?.citations
    .filter(({ entry }) => entry !== OWN)
    .map(({ entry, start, end }) => ({ source: entry, start, end }))
  return citations && citations.length > 0 ? citations : null
}
