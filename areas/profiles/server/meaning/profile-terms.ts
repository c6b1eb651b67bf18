import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'
import type { Interest } from '../profile-interests.ts'

/** An interest as stored in the column `profiles.interests`. */
export const ProfileInterest = z.object({
  stem: z.string(),
  word: z.string(),
  weight: z.number(),
  because: z.string(),
})

const Kept = z.object({
  id: z.string(),
  name: z.string(),
  smartCuration: z.boolean(),
  interests: z.array(ProfileInterest),
})

/** A profile with its interests. */
export interface ProfileInterests {
  name: string
  smartCuration: boolean
  interests: Interest[]
}

/** The profile applied to the reader's feed; null if none is. */
export async function appliedProfile(
  db: Database,
  readerId: string,
): Promise<ProfileInterests | null> {
  return db.maybe(
    Kept,
    sql`select id, name, smart_curation, interests from profiles
        where reader_id = ${readerId} and is_applied`,
  )
}

/** The reader's words about themselves in the applied profile; empty if none is applied. */
export async function appliedProfileWords(db: Database, readerId: string): Promise<string> {
  const row = await db.maybe(
    z.object({ words: z.string() }),
    sql`select concat_ws(chr(10), nullif(description, ''), nullif(instructions, '')) as words from profiles
        where reader_id = ${readerId} and is_applied`,
  )
  return row?.words ?? ''
}

/**
 * Stems that rank articles higher (weight above 0, up to 1) or lower (below 0) for a profile (see
 * `articles/terms.ts`). Without an id, the applied profile is used if the reader lets it reorder
 * articles (smart curation).
 */
export async function profileTerms(
  db: Database,
  readerId: string,
  profileId: string | null,
): Promise<Map<string, number>> {
  const profile =
    profileId === null
      ? await appliedProfile(db, readerId)
      : await db.maybe(
          Kept,
          sql`select id, name, smart_curation, interests from profiles
              where reader_id = ${readerId} and id = ${profileId}`,
        )
  if (!profile || (profileId === null && !profile.smartCuration)) return new Map()
  return new Map(profile.interests.map(({ stem, weight }) => [stem, weight]))
}
