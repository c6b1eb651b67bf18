/**
 * The part of a service worker's global scope that we use; TypeScript knows either this scope or
 * that of a page.
 */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', handler: (event: LongEvent) => void): void
  addEventListener(type: 'fetch', handler: (event: FetchEvent) => void): void
  addEventListener(type: 'sync', handler: (event: LongEvent & { tag: string }) => void): void
  addEventListener(
    type: 'push',
    handler: (event: LongEvent & { data: { json(): unknown } | null }) => void,
  ): void
  addEventListener(
    type: 'notificationclick',
    handler: (event: LongEvent & { notification: Notification }) => void,
  ): void
  addEventListener(type: 'message', handler: (event: LongEvent & { data: unknown }) => void): void
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    openWindow(address: string): Promise<unknown>
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<Page[]>
  }
  registration: ServiceWorkerRegistration & {
    /** Background sync; absent in browsers that cannot send anything while no page is open. */
    sync?: { register(tag: string): Promise<void> }
  }
}

interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface Page {
  id: string
  url: string
  postMessage(message: unknown): void
  focus(): Promise<Page>
  navigate(address: string): Promise<Page | null>
}

export interface FetchEvent extends LongEvent {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

export const worker = globalThis as unknown as WorkerScope

/**
 * The path of the server, which is the folder of the worker's file. The names of caches contain it,
 * because browsers share storage among all paths of a host.
 */
export const base =
  (globalThis.location as Location | undefined)?.pathname.replace(/\/[^/]*$/, '') ?? ''

/** The address of a path on the server, such as "/icon.svg". */
export function here(path: string): string {
  return base + path
}

/**
 * The opposite of `here`: the path on the server; null if the address belongs to another server of
 * the host.
 */
export function pathIn(pathname: string): string | null {
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : null
}

export async function pages(): Promise<Page[]> {
  return worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
}

/** Waits for the result of the work; fails if it takes longer than `ms`. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
