import { readQuestion, type ReadQuestion } from '#engine/answers/read-question.ts'
import type { AnswerScope } from './scope.ts'

/** A question with fewer words than this also searches for words of the selected passage. */
const FEW_TERMS = 3

/** Adds the words of a passage to a question with few words, such as "Why?". */
export function withPassage(
  question: ReadQuestion,
  passage: string | undefined,
  now: number,
): ReadQuestion {
  if (passage === undefined || question.terms.length >= FEW_TERMS) return question
  const { terms } = readQuestion(passage, { now })
  return { ...question, terms: [...question.terms, ...terms.slice(0, PASSAGE_TERMS)] }
}

const PASSAGE_TERMS = 8

/**
 * Turns a question that names two or more sources into a comparison, such as "How did the Standard
 * and the Mercury report on it".
 */
export function comparedBy(question: ReadQuestion, { sources }: AnswerScope): ReadQuestion {
  if (sources === null) return question
  // Verbs of reporting are dropped, because an answer from a source need not contain them.
  const terms = question.terms.filter(({ word }) => !TELLING.has(word.toLowerCase()))
  const isCompared = sources.length > 1 && COMPARABLE.has(question.kind)
  return isCompared
    ? { ...question, terms, kind: 'compare', wanted: { ...question.wanted, holds: null } }
    : { ...question, terms: terms.length > 0 ? terms : question.terms }
}

const COMPARABLE = new Set<ReadQuestion['kind']>(['how', 'what', 'what-happened', 'anything'])
const TELLING = new Set(
  `say says said report reports reported reporting write writes wrote tell tells told cover covers covered coverage describe
  describes described sagt sagen schreibt schreiben berichtet berichten dit disent écrit écrivent dice dicen escribe scrive scrivono`.split(
    /\s+/,
  ),
)

/** The name of a source, topic or folder limits the search, and need not occur in an answer. */
export function withoutNames(question: ReadQuestion, named: readonly string[]): ReadQuestion {
  if (named.length === 0) return question
  const inNames = new Set(
    named.flatMap((name) => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []),
  )
  return {
    ...question,
    terms: question.terms.filter(({ word }) => !inNames.has(word.toLowerCase())),
  }
}
