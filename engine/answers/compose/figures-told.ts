import { figuresOf, type Figure } from '../../claims/figures.ts'
import { kindOf } from '../../claims/claims.ts'
import type { Wanted } from '../read-question.ts'
import type { Candidate } from '../ranking/report.ts'

export interface FigureTold {
  sentence: Candidate
  figure: Figure
  /** The counted things, in the words of the sentence. */
  unit: string
}

const READ = 40
const SHOWN = 8
/** The least number of figures that make a history. */
const LEAST_TOLD = 2

/** Figures of the best sentences in one unit, oldest first, each value once. */
export function figuresTold(candidates: readonly Candidate[], { counted }: Wanted): FigureTold[] {
  const groups = new Map<string, FigureTold[]>()
  for (const sentence of candidates.slice(0, READ)) {
    if (sentence.inTitle) continue
    for (const figure of figuresOf(sentence.text, sentence.report.language)) {
      const key = kindOf(figure)
      groups.set(key, [
        ...(groups.get(key) ?? []),
        { sentence, figure, unit: unitOf(sentence, figure) },
      ])
    }
  }
  const isAsked = (key: string) => counted.some((stem) => key.includes(stem))
  const [best] = [...groups]
    .filter(([, told]) => told.length >= LEAST_TOLD)
    .toSorted(([a, many], [b, more]) => {
      return Number(isAsked(b)) - Number(isAsked(a)) || weightOf(more) - weightOf(many)
    })
  const inOrder = (best?.[1] ?? []).toSorted(
    (a, b) => a.sentence.report.publishedAt - b.sentence.report.publishedAt,
  )
  const told: FigureTold[] = []
  for (const one of inOrder) {
    const isKnown = told.some(({ figure }) => figure.value === one.figure.value)
    if (!isKnown && told.length < SHOWN) told.push(one)
  }
  return told
}

function weightOf(told: readonly FigureTold[]): number {
  return told.reduce((sum, { sentence }) => sum + sentence.score, 0)
}

const UNIT_CHARACTERS = 40

function unitOf({ text }: Candidate, { unit, fate, end, start }: Figure): string {
  if (fate !== null) return fate
  if (unit !== '') return unit
  // safe expression: it looks at 40 characters
  const said = /\p{L}[\p{L} -]*$/u.exec(text.slice(start, end).slice(-UNIT_CHARACTERS))?.[0] ?? ''
  return said.trim()
}
