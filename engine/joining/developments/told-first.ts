import { isNumber, stems } from '../../words/terms.ts'
import type { TermMemory } from '../../words/term-memory.ts'
import { headlineClues } from './headline-clues.ts'
import { titleFrame, type TitleFrame } from './title-frame.ts'

/** The terms in the title of an entry and in the beginning of its text. */
export interface ToldFirst {
  /** The terms of title and text, the title's first; `weights` has the weight of each. */
  terms: Int32Array
  weights: Float32Array
  /** The number of these terms that are in the title. */
  inTitle: number
  /** 1 for each term of the title that is a name; `isNumber` has 1 for each number. */
  isName: Uint8Array
  isNumber: Uint8Array
  /**
   * The first name of the title; -1 if there is none. `speaker` and `awaited` are terms of verbs in
   * the same way.
   */
  actor: number
  speaker: number
  awaited: number
  isExpected: boolean
  frame: TitleFrame | null
  /** Terms that may be the verb of a past event. */
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
const NONE = -1

/** Reads the title and the beginning of the text. The memory must have learned the entry before. */
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
    frame: titleFrame(read.title),
    done: Int32Array.from(clues.done, termOfWord).filter((term) => term !== NONE),
  }
}
