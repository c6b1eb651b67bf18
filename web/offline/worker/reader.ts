import { wireHeaders } from '#core/wire.ts'
import { base, pages } from './scope.ts'
import { readState, store, writeState } from './store.ts'
import { tellStatus } from './status.ts'

const PREFIX = `reader${base}-`

/** Locked while the owner of the kept things is found out or changed. */
const LOCK = `synthwire-reader${base}`

/** The cache of the signed-in reader; null if nobody is known yet. */
export async function readerCache(): Promise<Cache | null> {
  // Without the lock, a deletion in between would find the cache opened again.
  return navigator.locks.request(LOCK, { mode: 'shared' }, async () => {
    const reader = await readState('reader')
    return reader ? caches.open(PREFIX + reader.stamp) : null
  })
}

/**
 * Says if an answer is the signed-in reader's, so that it may be kept for them. If it is another reader's than before,
 * everything of the former one is deleted first.
 *
 * @param askedAt the time of the question: one from before a reader signed in or out is of nobody any more.
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

/** A session that was ended takes its cache along; one that expired does not. */
export async function noteSession(response: Response): Promise<void> {
  if (response.status === 401 && response.headers.get(wireHeaders.session) === 'ended')
    await forget()
}

/** Deletes everything kept of a reader: answers, pictures, waiting writes, messages about them. */
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
