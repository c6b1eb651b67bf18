import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import type { DraftText, Part } from '../../drafts/draft.ts'
import type { Owned } from '../rows/draft-rows.ts'
import type { GivenSource } from './checking/check-parts.ts'

const MOST = 12
const CHARACTERS_EACH = 6000

/**
 * Reads reports of a draft for a question about one part; those that the part cites come first.
 * Private reports of other readers are not read.
 */
export async function readGiven(
  { db, readerId }: Owned,
  sources: DraftText['sources'],
  { runs }: Part,
): Promise<GivenSource[]> {
  const cited = runs.flatMap(({ citations }) => citations.map(({ source }) => source))
  const places = [...new Set([...cited, ...sources.keys()])]
    .filter((place) => sources[place] !== undefined)
    .slice(0, MOST)
  const rows = await db.many(
    z.object({ id: z.int(), text: z.string() }),
    sql`select entries.id, left(text, ${CHARACTERS_EACH}) as text from entries join feeds on feeds.id = feed_id
        where (private_to is null or private_to = ${readerId}) and entries.id = any(${places.map((place) => sources[place]!.entry)}::bigint[])`,
  )
  const texts = new Map(rows.map(({ id, text }) => [id, text]))
  return places.flatMap((place) => {
    const { entry, outlet, title } = sources[place]!
    const text = texts.get(entry)
    return text ? [{ id: place, outlet, title, text }] : []
  })
}
