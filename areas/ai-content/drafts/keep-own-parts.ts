import type { DraftSource, DraftText, Part, Run } from './draft.ts'
import { wordsOf } from './draft.ts'

/**
 * Copies the reader's own title and parts into a newly drafted text. Changed parts replace their
 * former version, and added parts stay after the part that they followed.
 */
export function keepOwnParts(
  drafted: DraftText | null,
  edited: DraftText,
  anew: DraftText,
): DraftText {
  const former = new Map(drafted?.parts.map((part) => [part.id, wordsOf(part)]))
  const isOwn = (part: Part) => former.get(part.id) !== wordsOf(part)
  const sources: DraftSource[] = [...anew.sources]
  const moved = (run: Run): Run => ({
    ...run,
    citations: run.citations.flatMap((citation) => {
      const source = edited.sources[citation.source]
      if (!source) return []
      let place = sources.findIndex(({ entry }) => entry === source.entry)
      if (place === -1) place = sources.push(source) - 1
      return [{ ...citation, source: place }]
    }),
  })
  const parts = [...anew.parts]
  let behind = -1
  for (const part of edited.parts) {
    const place = parts.findIndex(({ id }) => id === part.id)
    if (isOwn(part)) {
      const own = { ...part, runs: part.runs.map(moved) }
      if (place !== -1) parts[place] = own
      else parts.splice(behind + 1, 0, own)
      behind = place === -1 ? behind + 1 : place
    } else if (place !== -1) behind = place
  }
  return { title: ownTitle(drafted, edited) ?? anew.title, parts, sources }
}

function ownTitle(drafted: DraftText | null, { title }: DraftText): string | null {
  return drafted !== null && drafted.title !== title ? title : null
}
