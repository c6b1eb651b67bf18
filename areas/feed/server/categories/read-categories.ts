import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'
import { everyCategory } from '#engine/categories/categories.ts'
import { ReaderCategory } from '../../contracts/categories.ts'
import { hueOf } from '../../category-hues.ts'

const Stored = z.object({
  ...z.omit(ReaderCategory, { isOwn: true }).shape,
  place: z.int(),
})

/** The prefix of the reader's own categories; the ids of others are their original names. */
const OWN = 'own:'

export function isOwn(id: string): boolean {
  return id.startsWith(OWN)
}

export function ownId(id: string): string {
  return `${OWN}${id}`
}

/**
 * Reads all categories of a reader in the order of their folders. "Breaking" is not among them,
 * because it cannot be chosen.
 */
export async function readCategories(db: Database, readerId: string): Promise<ReaderCategory[]> {
  const stored = await db.many(
    Stored,
    sql`select id, name, hue, place, is_hidden,
          (select count(*)::int from article_moves
            where article_moves.reader_id = ${readerId} and category = reader_categories.id and rule_id is null) as examples
        from reader_categories where reader_id = ${readerId} and removed_at is null`,
  )
  const known = new Map(stored.map((one) => [one.id, one]))
  const usual = everyCategory.filter((id) => id !== 'Breaking')
  const untouched = usual.flatMap((id, place) =>
    known.has(id) ? [] : [{ id, name: id, hue: hueOf(id), place, isHidden: false, examples: 0 }],
  )
  return [...stored, ...untouched]
    .toSorted((a, b) => a.place - b.place || a.name.localeCompare(b.name))
    .map(({ id, name, hue, isHidden, examples }) => ({
      id,
      name,
      hue,
      isHidden,
      examples,
      isOwn: isOwn(id),
    }))
}
