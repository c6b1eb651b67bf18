import type { AnswerSentence } from '../../answer.ts'
import type { Material } from '../../contracts/look-ups.ts'

const CITATIONS = 8

interface Proven {
  text: string
  citations: { entry: number; start: number; end: number }[]
}

/** Builds a proven sentence with everything that its citation shows. */
export function citedSentence(
  { text, citations }: Proven,
  sources: readonly Material[],
): AnswerSentence {
  const shown = citations.flatMap(({ entry, start, end }) => {
    const source = sources.find(({ id }) => id === entry)
    if (!source) return []
    const { article, outlet, title, url, publishedAt } = source
    return [{ article, entry, start, end, outlet, title, url, publishedAt }]
  })
  return { text, citations: shown.slice(0, CITATIONS) }
}
