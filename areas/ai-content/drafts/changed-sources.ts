import type { DraftNotice } from './draft-notice.ts'
import type { DraftText } from './draft.ts'

const SHOWN_CHARACTERS = 80
const SHOWN_SENTENCES = 3

/** Marks sources that became private, and says which sentences those and the ones that are gone bear out. */
export function changedSources(
  text: DraftText,
  /** Says of each entry that is here if only its reader may see it. */
  now: ReadonlyMap<number, boolean>,
): { text: DraftText; notices: DraftNotice[] } {
  const notices: DraftNotice[] = []
  const sources = text.sources.map((source, place) => {
    const isPrivate = now.get(source.entry)
    const said = sentencesOf(text, place)
    if (said !== '' && isPrivate === undefined)
      notices.push({
        kind: 'withdrawn',
        words: `The report of ${source.outlet} is no longer here. It is cited for: ${said}`,
        field: null,
      })
    if (said !== '' && isPrivate === true && !source.isPrivate)
      notices.push({
        kind: 'private',
        words: `${source.outlet} became a private source. It stays out of public texts: ${said}`,
        field: null,
      })
    return isPrivate === true && !source.isPrivate ? { ...source, isPrivate } : source
  })
  return { text: { ...text, sources }, notices }
}

/** Sentences that cite a source, in quotation marks; empty where none does. */
function sentencesOf({ parts }: DraftText, source: number): string {
  const sentences = parts.flatMap(({ runs }) =>
    runs.filter(({ citations }) => citations.some((one) => one.source === source)),
  )
  const shown = sentences.slice(0, SHOWN_SENTENCES).map(({ text }) => `“${shortened(text.trim())}”`)
  const more = sentences.length - shown.length
  return shown.join(', ') + (more > 0 ? `, and ${more} more` : '')
}

function shortened(text: string): string {
  const letters = Array.from(text)
  return letters.length > SHOWN_CHARACTERS
    ? `${letters.slice(0, SHOWN_CHARACTERS).join('')}…`
    : text
}
