import { uncovered } from '#engine/claims/coverage/coverage-check.ts'
import { speaksToModel } from '#engine/claims/speaks-to-model.ts'
import { languageOfScript } from '#engine/words/language.ts'
import { sentences } from '#engine/words/sentences.ts'
import { stems } from '#engine/words/terms.ts'
import { isWholeSentence } from '#engine/words/whole-sentence.ts'
import type { ReadEntry, WrittenSentence } from './summary-question.ts'

/** A passage that proves a sentence: the text of an entry from `start` to `end`. */
export interface Passage {
  entry: number
  start: number
  end: number
  passage: string
}

/** A sentence of a model that its sources prove. */
export interface ProvenSentence {
  text: string
  citations: Passage[]
}

const LEAST_CHARACTERS = 15
const MOST_CHARACTERS = 500
/** The least share of a sentence that its cited passages must contain. */
const COVERED_SHARE = 0.75
/** The least share of a sentence that a source must contain to be shown as its source. */
const SUPPORTING_SHARE = 0.4
const PASSAGES = 4
const CHARACTERS_READ = 12_000
const MARKUP = /<[a-z/!]|https?:|www\.|[{}]|\*\*|^#/i

interface Candidate extends Passage {
  stems: Set<string>
}

/** Keeps the sentences of a model that are proven by the entries that they cite. */
export function checkWritten(
  written: readonly WrittenSentence[],
  entries: readonly ReadEntry[],
  language: string | null,
): ProvenSentence[] {
  const proven: ProvenSentence[] = []
  for (const { text: wordy, sources } of written) {
    const text = wordy.replace(/(?<!\s)\s*\[\d+(?:,\s*\d+)*\]/g, '').trim()
    // Numbers that no source has are left out.
    const cited = [...new Set(sources)].flatMap((number) => entries[number - 1] ?? [])
    const citations = isPlainSentence(text) ? prove(text, cited, language) : null
    if (citations && !proven.some((other) => other.text === text)) proven.push({ text, citations })
  }
  return proven
}

function isPlainSentence(text: string): boolean {
  return (
    text.length >= LEAST_CHARACTERS &&
    text.length <= MOST_CHARACTERS &&
    !/\p{Cc}/u.test(text) &&
    !MARKUP.test(text) &&
    isWholeSentence(text)
  )
}

/** Returns passages that together prove a sentence; null if there are none. */
function prove(text: string, cited: readonly ReadEntry[], stated: string | null): Passage[] | null {
  const language = stated ?? languageOfScript(text) ?? 'en'
  const said = new Set(stems(text, language))
  if (said.size === 0 || cited.length === 0) return null
  const candidates = cited.flatMap((entry) => passagesOf(entry, language))

  const chosen: Candidate[] = []
  const missing = new Set(said)
  while (missing.size > 0 && chosen.length < PASSAGES) {
    const best = mostOf(candidates, missing)
    if (!best) break
    chosen.push(best)
    for (const stem of best.stems) missing.delete(stem)
  }
  // A second source with the same content is cited as well.
  for (const { id } of cited) {
    if (chosen.length === PASSAGES) break
    if (chosen.some(({ entry }) => entry === id)) continue
    const own = mostOf(
      candidates.filter(({ entry }) => entry === id),
      said,
    )
    if (own && shareIn(own, said) >= SUPPORTING_SHARE) chosen.push(own)
  }

  if (missing.size > said.size * (1 - COVERED_SHARE)) return null
  if (
    uncovered(
      text,
      chosen.map(({ passage }) => passage),
      language,
    ).length > 0
  )
    return null
  return chosen.map(({ entry, start, end, passage }) => ({ entry, start, end, passage }))
}

function passagesOf({ id, text }: ReadEntry, language: string): Candidate[] {
  const read = sentences(text.slice(0, CHARACTERS_READ))
  const reports = read.filter((sentence) => !speaksToModel(sentence.text))
  return reports.map(({ text: passage, start, end }) => ({
    entry: id,
    start,
    end,
    passage,
    stems: new Set(stems(passage, language)),
  }))
}

function mostOf(candidates: readonly Candidate[], wanted: ReadonlySet<string>): Candidate | null {
  let best: Candidate | null = null
  let most = 0
  for (const candidate of candidates) {
    const count = [...wanted].filter((stem) => candidate.stems.has(stem)).length
    if (count > most) [best, most] = [candidate, count]
  }
  return best
}

function shareIn({ stems: held }: Candidate, said: ReadonlySet<string>): number {
  return [...said].filter((stem) => held.has(stem)).length / said.size
}
