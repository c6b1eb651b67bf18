import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { RowId, Time } from '#core/words.ts'
import type { Article } from '../../contract.ts'

/** The last article on a page of a list, whose newest article comes first. */
const Place = z.object({
  // PostgreSQL knows no year 0.
  at: Time.check(z.refine((time) => !time.startsWith('0000'))),
  id: RowId,
})
type Place = z.infer<typeof Place>

/** The cursor that continues a list after this article. */
export function cursorAt({ publishedTime, id }: Pick<Article, 'publishedTime' | 'id'>): string {
  return `${publishedTime}_${id}`
}

/** Reads the place at which a list continues; null at its beginning. Fails for an impossible place. */
export function readCursor(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null
  const [at, id] = cursor.split('_')
  const place = z.safeParse(Place, { at, id: Number(id) })
  if (place.success) return place.data
  throw new Problem('invalid', 'The list has no page there. Start from the first page.')
}
