import type { DraftText } from '../../drafts/draft.ts'
import type { DraftMaterial } from '../../writing/material.ts'
import { sourceList } from '../../writing/source-list.ts'
import type { GivenSource } from './checking/check-parts.ts'

/** The most reports of one question, and the most characters of each. */
const MOST = 24
const CHARACTERS_EACH = 6000

/**
 * Chooses reports for a model: the first of every article, then the second of every article, and so
 * on. None is in another language than the text, because a translated sentence cannot be checked
 * against its source.
 */
export function givenSources(
  material: DraftMaterial,
  language: string,
): { given: GivenSource[]; all: DraftText['sources'] } {
  const sources = sourceList(material)
  const queues = material.articles.map(({ entries }) =>
    entries.filter(
      (entry) =>
        entry.text.trim() !== '' &&
        !entry.isCopy &&
        (entry.language ?? language).toLowerCase().split('-')[0] === language,
    ),
  )
  const longest = Math.max(0, ...queues.map(({ length }) => length))
  const given: GivenSource[] = []
  for (let nth = 0; nth < longest; nth++)
    for (const queue of queues) {
      const entry = queue[nth]
      if (!entry || given.length === MOST) continue
      const { id, outlet, title, text } = entry
      given.push({ id: sources.placeOf(id), outlet, title, text: text.slice(0, CHARACTERS_EACH) })
    }
  return { given, all: [...sources.all] }
}

/** Appends reports to the sources that parts already cite by index. */
export function withSources(
  cited: DraftText['sources'],
  { given, all }: ReturnType<typeof givenSources>,
): ReturnType<typeof givenSources> {
  const sources = [...cited]
  const places = new Map(sources.map(({ entry }, place) => [entry, place]))
  for (const source of all)
    if (!places.has(source.entry)) places.set(source.entry, sources.push(source) - 1)
  return {
    all: sources,
    given: given.map((source) => ({ ...source, id: places.get(all[source.id]!.entry)! })),
  }
}
