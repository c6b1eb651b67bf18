import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import type { Author } from './commit.ts'
import type { Owned } from './store-objects.ts'

/**
 * A reader as the author of commits. The email address is a placeholder, because repositories are
 * given to others.
 */
export async function authorOf({ db, readerId }: Owned): Promise<Omit<Author, 'at'>> {
  const { name } = await db.one(
    z.object({ name: z.string() }),
    sql`select name from readers where id = ${readerId}`,
  )
  return { name, email: 'reader@localhost' }
}
