import type { Database } from '#server/tools.ts'

/** The words that a reader's profile speaks of, by weight (0 to 1). */
export async function profileTerms(
  _db: Database,
  _readerId: string,
  _profileId: string | null,
): Promise<Map<string, number>> {
  return new Map()
}
