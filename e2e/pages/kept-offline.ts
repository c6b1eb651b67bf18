import { expect, type Page } from '@playwright/test'
import { patient } from '#core/test-patience.ts'
import type { WorkerRequest } from '#web/offline/worker.ts'

/**
 * The time limit is given with each wait, because no test configuration applies outside of a test.
 */
const within = { timeout: patient(30_000) }

/** Waits until the worker answers for the page. */
export async function waitForWorker(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), within)
    .toBe('activated')
}

export function tellWorker(page: Page, request: WorkerRequest): Promise<void> {
  return page.evaluate(
    (request) => navigator.serviceWorker.controller!.postMessage(request),
    request,
  )
}

/**
 * Makes the worker keep the articles now, and waits until it has them all with their pictures. `base` is in front of
 * each path of the server.
 */
export async function keepArticles(page: Page, base = ''): Promise<void> {
  await waitForWorker(page)
  await expect
    .poll(async () => {
      return page.evaluate(async (base) => {
        navigator.serviceWorker.controller!.postMessage({ type: 'keep', withPictures: true })
        const wanted = (await (await fetch(`${base}/api/offline/listArticles`)).json()) as {
          id: number
        }[]
        const kept = await Promise.all(
          wanted.map(({ id }) => caches.match(`${base}/api/articles/getArticle?id=${id}`)),
        )
        const feed = await caches.match(`${base}/news-hub/feed`)
        return wanted.length > 0 && kept.every(Boolean) && feed !== undefined
      }, base)
    }, within)
    .toBe(true)
}

/** All that this browser stores of a reader, in words. */
export function keptOfReader(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('reader-'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('synthwire-offline')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error!)
    })
    const count = await new Promise<number>((resolve, reject) => {
      const counting = db.transaction('writes').objectStore('writes').count()
      counting.onsuccess = () => resolve(counting.result)
      counting.onerror = () => reject(counting.error!)
    })
    db.close()
    return [
      ...requests.flat().map(({ url }) => new URL(url).pathname),
      ...Array.from({ length: count }, () => 'a write'),
    ]
  })
}
