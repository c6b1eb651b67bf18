import { markLetters } from '#engine/outlets/mark-letters.ts'
import type { ArticleFigures, CitedSentence } from '../../contract.ts'
import type { Told } from '#engine/claims/counts.ts'
import { valueKey } from '#engine/claims/claims.ts'
import { figuresOf } from '#engine/claims/figures.ts'
import { toldFigures } from '#engine/claims/told-figures.ts'
import type { EntryRow } from './entries-of-article.ts'

/** The most reports to search for figures. Further ones take time and hardly add any. */
const ENTRIES_READ = 60

interface Shown {
  title: string
  sentences: readonly CitedSentence[]
  entries: readonly EntryRow[]
  /** Makes a citation from a passage of an entry; empty if the passage is no longer there. */
  cite: (piece: { text: string; entry: number; start: number; end: number }) => CitedSentence[]
}

/**
 * Finds figures in the page that newer reports have replaced, and figures on which sources differ;
 * null if there are none.
 */
export function articleFigures({ title, sentences, entries, cite }: Shown): ArticleFigures | null {
  const read = entries.filter(({ isPointer }) => !isPointer).slice(-ENTRIES_READ)
  const { replaced, disputed } = toldFigures(
    read.map((entry) => ({
      ...entry,
      publishedAt: Date.parse(entry.publishedAt),
      saidAt: Date.parse(entry.revisedAt ?? entry.publishedAt),
    })),
  )
  if (replaced.length + disputed.length === 0) return null
  const stated = new Set(
    [title, ...sentences.map(({ text }) => text)].flatMap((text) => figuresOf(text).map(valueKey)),
  )
  const wordsOf = ({ sentence, figure }: Told): ArticleFigures['differing'][number][number] => {
    const words = sentence.text.slice(figure.start, figure.end)
    const start = sentence.start + figure.start
    const place = { text: words, entry: sentence.entry, start, end: start + words.length }
    const [cited] = sentence.position < 0 ? [] : cite(place)
    const { name } = read.find(({ id }) => id === sentence.entry)!
    return {
      outlet: { name, logo: markLetters(name) },
      words: cited ?? { text: words, citations: [] },
    }
  }
  const figures = {
    replaced: replaced
      .filter(({ before }) => stated.has(valueKey(before.figure)))
      .map(({ before, after }) => ({ before: wordsOf(before), after: wordsOf(after) })),
    differing: disputed.map(({ values }) => values.flatMap((told) => told.map(wordsOf))),
  }
  return figures.replaced.length + figures.differing.length === 0 ? null : figures
}
