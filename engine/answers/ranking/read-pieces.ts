import { sentences } from '../../words/sentences.ts'
import type { ReadQuestion } from '../read-question.ts'
import type { Report } from './report.ts'
import { stemsOf, termMatcher, type TermMatcher } from './term-matches.ts'

/** The part of a report that is read; text further down rarely answers a question. */
const READ_CHARACTERS = 6000
const READ_SENTENCES = 60
const SHORTEST = 12
const LONGEST = 700

/** A sentence of a report, or its title. */
export interface Piece {
  text: string
  start: number
  end: number
  inTitle: boolean
  stems: Set<string>
  /** The certainty with which it holds each word of the question. */
  matches: number[]
}

/** A report with its sentences and the certainty of each word of the question. */
export interface ReadReport {
  report: Report
  pieces: Piece[]
  /** The certainty with which any piece holds each word. */
  anywhere: number[]
}

/** The least length of a name that is checked for its capital. */
const SHORTEST_NAME = 4

/**
 * Rejects a match of a name that the text writes only in small letters: the name "Harbor" is not a
 * harbor.
 */
function asName(
  match: number,
  { isName, word }: ReadQuestion['terms'][number],
  text: string,
): number {
  if (match === 0 || !isName || word.length < SHORTEST_NAME) return match
  const isWord = text.includes(word.toLowerCase())
  return isWord && !text.includes(word) && !text.includes(word.toUpperCase()) ? 0 : match
}

/** The sentences of a report, and after them its title. */
function piecesOf(report: Report, matcher: TermMatcher, terms: ReadQuestion['terms']): ReadReport {
  const { title, text, language } = report
  const inBody = sentences(text.slice(0, READ_CHARACTERS))
    .filter((sentence) => sentence.text.length >= SHORTEST && sentence.text.length <= LONGEST)
    .slice(0, READ_SENTENCES)
    .map((sentence) => ({ ...sentence, inTitle: false }))
  const ofTitle = title.trim()
  const start = title.indexOf(ofTitle)
  const headline = { text: ofTitle, start, end: start + ofTitle.length, inTitle: true }
  const pieces = [...inBody, ...(ofTitle === '' ? [] : [headline])].map((piece) => {
    const stems = stemsOf(piece.text, language)
    const matches = matcher
      .match(stems)
      .map((match, term) => asName(match, terms[term]!, piece.text))
    return { ...piece, stems, matches }
  })
  const anywhere = matcher
    .match(new Set())
    .map((_, term) => Math.max(0, ...pieces.map(({ matches }) => matches[term]!)))
  return { report, pieces, anywhere }
}

/** Splits reports into sentences, and finds the words of the question that each sentence holds. */
export function readPieces(
  { terms, language }: ReadQuestion,
  reports: readonly Report[],
): ReadReport[] {
  const matchers = new Map<string, TermMatcher>()
  const matcherOf = (spoken: string | null) => {
    const key = spoken ?? ''
    const found = matchers.get(key) ?? termMatcher(terms, { asked: language, spoken })
    matchers.set(key, found)
    return found
  }
  return reports.map((report) => piecesOf(report, matcherOf(report.language), terms))
}
