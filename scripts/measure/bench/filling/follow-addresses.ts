import { addSource } from '#areas/sources/server/following/follow-source.ts'
import type { Tools } from '#server/tools.ts'

/** Follows feeds for a reader, each fetched once an hour, without checking them. */
export async function followAddresses(
  { tools: { db, now }, readerId }: { tools: Pick<Tools, 'db' | 'now'>; readerId: string },
  addresses: Iterable<string>,
): Promise<void> {
  for (const address of addresses) {
    const follow = { address, name: address, category: 'general', frequency: 'hourly' }
    await addSource(db, readerId, follow, now())
  }
}
