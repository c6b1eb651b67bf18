import { wireHeaders } from '#core/wire.ts'
import { base, pages } from './scope.ts'
import { readState, store, writeState } from './store.ts'
import { tellStatus } from './status.ts'

const PREFIX = `reader${base}-`

/** The lock that is held while the owner of the kept data is determined or changed. */
const LOCK = `synthwire-reader${base}`

/** The cache of the signed-in reader; null if nobody is known yet. */
export async function readerCache(): Promise<Cache | null> {
  // The lock keeps the cache from being deleted at the same time: opening it would create it again.
  return navigator.locks.request(LOCK, { mode: 'shared' }, async () => {
    const reader = await readState('reader')
    return reader ? caches.open(PREFIX + reader.stamp) : null
  })
}

/**
 * Says if an answer belongs to the signed-in reader, so that it may be kept for them. If the reader
 * has changed, everything of the former one is deleted first.
 *
 * @param askedAt the time of the request: one from before the last sign-in or sign-out belongs to
 *   nobody now.
 */
export async function isReaders(response: Response, askedAt: number): Promise<boolean> {
  const stamp = response.headers.get(wireHeaders.reader)
  if (stamp === null) return false
  return navigator.locks.request(LOCK, async () => {
    const known = await readState('reader')
    if (known?.stamp === stamp) return true
    const since = known?.since ?? (await readState('forgottenAt')) ?? 0
    if (askedAt < since) return false
    if (known) await deleteAll()
    await writeState('reader', { stamp, since: Date.now() })
    if (known) for (const page of await pages()) page.postMessage({ type: 'other-reader' })
    return true
  })
}

/**
 * Notes the session of an answer. If the session was ended before its term, the cache is deleted;
 * if it expired, the cache stays.
 */
export async function noteSession(response: Response): Promise<void> {
  if (response.status === 401 && response.headers.get(wireHeaders.session) === 'ended')
    await forget()
}

/**
 * Deletes everything that is stored for a reader: answers, pictures, waiting writes, and messages
 * about them.
 */
export async function forget(): Promise<void> {
  await navigator.locks.request(LOCK, deleteAll)
}

async function deleteAll(): Promise<void> {
  const db = await store()
  const all = db.transaction(['writes', 'words', 'state'], 'readwrite')
  await Promise.all([
    all.objectStore('writes').clear(),
    all.objectStore('words').clear(),
    all.objectStore('state').delete('reader'),
    all.objectStore('state').delete('nextTryAt'),
    all.objectStore('state').put(Date.now(), 'forgottenAt'),
    all.done,
  ])
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  await Promise.all(names.map((name) => caches.delete(name)))
  await tellStatus()
}
