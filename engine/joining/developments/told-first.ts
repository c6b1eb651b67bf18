import { isNumber, stems } from '../../words/terms.ts'
import type { TermMemory } from '../../words/term-memory.ts'
import { headlineClues } from './headline-clues.ts'

/** What an entry tells first: in its title and the beginning of its text. */
export interface ToldFirst {
  /** The terms of both, those of the title before the others, and how much each tells. */
  terms: Int32Array
  weights: Float32Array
  /** How many of them are of the title. */
  inTitle: number
  /** For each of those, 1 where it is a name, and where it is a number. */
  isName: Uint8Array
  isNumber: Uint8Array
  /** The first name of the title, who speaks in it, and the verb that it awaits; -1 where there is none. */
  actor: number
  speaker: number
  awaited: number
  isExpected: boolean
  /** Of a title that names an hour, as warnings do, what else it says but for numbers; else null. */
  timed: string | null
  /** What may be a verb of something that happened. */
  done: Int32Array
}

interface Read {
  title: string
  language: string | null
  titleStems: readonly string[]
  textStems: readonly string[]
  capitalised: ReadonlySet<string>
}

const FIRST_STEMS = 40
/** An hour such as 3:45, 15.30 Uhr or 4 PM. */
const CLOCK = /\b\d{1,2}(?:[.:]\d{2})? ?(?:[ap]\.?m\b\.?|uhr\b|h\b)|\b\d{1,2}:\d{2}\b/giu
const NONE = -1

/** To be called when the memory has learnt the entry. */
export function toldFirst(read: Read, memory: TermMemory): ToldFirst {
  const { language, capitalised } = read
  const vocabulary = language ?? ''
  const termOf = (stem: string | undefined) =>
    stem === undefined ? NONE : (memory.termOf(stem, vocabulary) ?? NONE)
  const termOfWord = (word: string | null) =>
    word === null ? NONE : termOf(stems(word, language)[0])

  const title = [...new Set(read.titleStems)]
  const all = new Set([...title, ...read.textStems.slice(0, FIRST_STEMS)])
  const terms = Int32Array.from(all, termOf)
  const clues = headlineClues(read.title, language)
  return {
    terms,
    weights: Float32Array.from(terms, (term) => memory.weightOf(term, vocabulary)),
    inTitle: title.length,
    isName: Uint8Array.from(title, (stem) => (capitalised.has(stem) ? 1 : 0)),
    isNumber: Uint8Array.from(title, (stem) => (isNumber(stem) ? 1 : 0)),
    actor: termOf(title.find((stem) => capitalised.has(stem))),
    speaker: termOfWord(clues.speaker),
    awaited: termOfWord(clues.awaited),
    isExpected: clues.isExpected,
    timed: timedFrame(read.title),
    done: Int32Array.from(clues.done, termOfWord).filter((term) => term !== NONE),
  }
}

function timedFrame(title: string): string | null {
  const frame = title.replace(CLOCK, '')
  return frame === title ? null : frame.replace(/\d+/gu, '').toLowerCase()
}
