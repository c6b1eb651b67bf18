import { Problem } from '#core/problem.ts'
import type { Secrets } from '../tools.ts'
import type { Store } from './store.ts'

const NAME = 'synthwire-hub'
const SIGNED = 'This store belongs to this hub'
const MOST_BYTES = 1000

/**
 * Fails unless the store belongs to this server; a store without an owner is claimed for it, if
 * `mayTake` allows that. This is checked before unknown files are deleted, because two servers in
 * one bucket would delete each other's files. Two machines of one server with different keys are
 * refused as well, because they could not read each other's secrets.
 */
export async function demandOwnStore(
  store: Store,
  secrets: Pick<Secrets, 'sign'>,
  { mayTake = true } = {},
): Promise<void> {
  if (!store.isShared) return
  const found = await store.read(NAME, MOST_BYTES)
  if (found === null) return mayTake ? claimStore(store, secrets) : undefined
  if (found.toString('utf8') === secrets.sign(SIGNED)) return
  throw new Problem(
    'conflict',
    'The bucket belongs to another server, or this machine has another secrets.key than its other processes.\n' +
      'Give each hub a bucket or a SYNTHWIRE_STORE_PREFIX of its own, and all machines of one hub the same secrets.key and session-key. ' +
      'Where that other hub is gone for good, take its bucket over with "synthwire claim-store".',
  )
}

/** Makes the store belong to this server, even if it belonged to another. */
export function claimStore(store: Store, secrets: Pick<Secrets, 'sign'>): Promise<void> {
  return store.put(NAME, Buffer.from(secrets.sign(SIGNED)))
}
