import { wireHeaders } from '#core/wire.ts'
import { pages } from './scope.ts'
import { readState, store, writeState } from './store.ts'
import { tellStatus } from './status.ts'

const PREFIX = 'reader-'

/** What is kept for the reader who is signed in; null where nobody is known yet. */
export async function readerCache(): Promise<Cache | null> {
  const reader = await readState('reader')
  return reader ? caches.open(PREFIX + reader.stamp) : null
}

/**
 * Whether an answer is the signed-in reader's, so that it may be kept for them. Where it is another reader's than
 * before, everything of the former one is deleted first.
 *
 * @param askedAt when the answer was asked for: what was asked before a reader signed in is of nobody any more.
 */
export async function isReaders(response: Response, askedAt: number): Promise<boolean> {
  const stamp = response.headers.get(wireHeaders.reader)
  if (stamp === null) return false
  return navigator.locks.request('synthwire-reader', async () => {
    const known = await readState('reader')
    if (known?.stamp === stamp) return true
    if (known && askedAt < known.since) return false
    if (known) await forget()
    await writeState('reader', { stamp, since: Date.now() })
    if (known) for (const page of await pages()) page.postMessage({ type: 'other-reader' })
    return true
  })
}

/** A session that was ended takes along what was kept under it; one that came to its term does not. */
export async function noteSession(response: Response): Promise<void> {
  if (response.status === 401 && response.headers.get(wireHeaders.session) === 'ended')
    await navigator.locks.request('synthwire-reader', forget)
}

/** Deletes all that is kept of a reader: answers, pictures, writes that wait, words about them. */
export async function forget(): Promise<void> {
  const db = await store()
  const all = db.transaction(['writes', 'words', 'state'], 'readwrite')
  await Promise.all([
    all.objectStore('writes').clear(),
    all.objectStore('words').clear(),
    all.objectStore('state').delete('reader'),
    all.objectStore('state').delete('nextTryAt'),
    all.done,
  ])
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  await Promise.all(names.map((name) => caches.delete(name)))
  await tellStatus()
}
