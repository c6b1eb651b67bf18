import { addSource } from '#areas/sources/server/following/follow-source.ts'
import type { Tools } from '#server/tools.ts'

/** Adds feeds to a reader's sources without checking them; each is fetched once an hour. */
export async function followAddresses(
  { tools: { db, now }, readerId }: { tools: Pick<Tools, 'db' | 'now'>; readerId: string },
  addresses: Iterable<string>,
): Promise<void> {
  for (const address of addresses) {
    const follow = { address, name: address, category: 'general', frequency: 'hourly' }
    await addSource(db, readerId, follow, now())
  }
}
