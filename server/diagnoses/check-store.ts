import { randomUUID } from 'node:crypto'
import { Problem } from '#core/problem.ts'
import type { Secrets } from '../tools.ts'
import { demandOwnStore } from '../stores/store-owner.ts'
import type { Store } from '../stores/store.ts'

/**
 * Writes, reads, lists and deletes a few bytes, as the server does; throws a fault with its remedy.
 */
export async function checkStore(store: Store, secrets: Pick<Secrets, 'sign'>): Promise<string> {
  const name = `doctor/${randomUUID()}`
  const bytes = Buffer.from(randomUUID())
  const startedAt = performance.now()
  await store.put(name, bytes)
  const found = await store.read(name, bytes.length)
  const listed = await store.list('doctor/')
  await store.remove(name)
  const ms = Math.round(performance.now() - startedAt)
  if (!found?.equals(bytes)) {
    throw new Problem(
      'unavailable',
      'The store returned other bytes than were put there. Check its disks and its version, or use another one.',
    )
  }
  if (!listed.some((item) => item.name === name)) {
    throw new Problem(
      'unavailable',
      'The store does not list what was put there a moment ago, so archives and files would not be found. Check its version, or use another one.',
    )
  }
  // The check does not claim the bucket, because the next server that is restored here may have
  // another key.
  await demandOwnStore(store, secrets, { mayTake: false })
  return `${store.place} takes and returns files (${ms} ms)`
}
