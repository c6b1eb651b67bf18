import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { RowId, Time } from '#core/words.ts'
import type { Article } from '../../contract.ts'

/**
 * The position in a list: the last article on a page, where lists have the newest article first.
 */
const Place = z.object({
  // PostgreSQL has no year 0.
  at: Time.check(z.refine((time) => !time.startsWith('0000'))),
  id: RowId,
})
type Place = z.infer<typeof Place>

/** Makes the cursor with which a list continues after this article. */
export function cursorAt({ publishedTime, id }: Pick<Article, 'publishedTime' | 'id'>): string {
  return `${publishedTime}_${id}`
}

/**
 * Reads the position at which a list continues; null at its beginning. Fails if there can be no
 * such position.
 */
export function readCursor(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null
  const [at, id] = cursor.split('_')
  const place = z.safeParse(Place, { at, id: Number(id) })
  if (place.success) return place.data
  throw new Problem('invalid', 'The list has no page there. Start from the first page.')
}
