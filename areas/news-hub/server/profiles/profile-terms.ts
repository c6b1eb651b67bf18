import type { Database } from '#server/tools.ts'

/** What a profile of the reader is interested in: stems, and how much each counts. */
export async function profileTerms(
  _db: Database,
  _readerId: string,
  _profileId: string,
): Promise<Map<string, number>> {
  return new Map()
}
