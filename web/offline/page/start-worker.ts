import type { WorkerRequest } from '../worker.ts'
import type { WorkerStatus } from '../worker/status.ts'
import { hubBase } from '../../place/hub-base.ts'
import { setHubStatus } from './hub-status.ts'

const ADDRESS = '/worker.js'
const POLICY_NAME = 'service-worker'
/**
 * The wait on a first visit before the files of the build are fetched. There are more than two
 * hundred, and a phone cannot load them and make the page interactive at the same time.
 */
const INSTALL_AFTER_MS = 3_000
/**
 * The wait before articles are first stored for offline reading, when the page has its content.
 * They are stored again regularly while the page is open.
 */
const KEEP_AFTER_MS = 4_000
const KEEP_EVERY_MS = 15 * 60_000

/**
 * The interval at which waiting writes are sent again while a page is open, because nothing
 * announces that the server is back.
 */
const TRY_AGAIN_MS = 20_000

type Heard = WorkerStatus | { type: 'other-reader' }

interface Factory {
  createPolicy(name: string, rules: { createScriptURL: () => string }): Policy
}
interface Policy {
  createScriptURL(address: string): string
}

/**
 * Starts the service worker, by which the server can be read without a network, if the browser
 * supports it.
 */
export async function startWorker(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  workers.addEventListener('message', ({ data }: MessageEvent<Heard>) => hear(data))
  workers.startMessages()
  if (!workers.controller) await new Promise((resolve) => setTimeout(resolve, INSTALL_AFTER_MS))
  await install(trusted(hubBase() + ADDRESS))
  await workers.ready
  ask({ type: 'status' })
  ask({ type: 'send' })
  addEventListener('online', () => ask({ type: 'send' }))
  setTimeout(keep, KEEP_AFTER_MS)
  setInterval(keep, KEEP_EVERY_MS)
}

/**
 * Installs the worker. A browser discards a worker that could not fetch all of its files, so an
 * open page tries again. The waits grow, because a browser without room fetches everything in vain.
 */
async function install(address: string, waitMs = TRY_AGAIN_MS): Promise<void> {
  const registration = await navigator.serviceWorker.register(address, { updateViaCache: 'none' })
  const later = Math.min(2 * waitMs, KEEP_EVERY_MS)
  const again = () => install(address, later).catch(() => setTimeout(again, later))
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller)
      setHubStatus({ hasNewVersion: true })
  }
  const watch = () => {
    const worker = registration.installing
    if (!worker) return
    worker.onstatechange = () => {
      look()
      if (worker.state === 'redundant' && !registration.active) setTimeout(again, waitMs)
    }
  }
  look()
  watch()
  registration.onupdatefound = watch
}

function ask(request: WorkerRequest): void {
  navigator.serviceWorker.controller?.postMessage(request)
}

function keep(): void {
  if (document.visibilityState !== 'visible' || !navigator.onLine) return
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  ask({ type: 'keep', withPictures: connection?.saveData !== true })
}

let retry: ReturnType<typeof setTimeout> | undefined

function hear(heard: Heard): void {
  // The content of the screen belongs to the former reader.
  if (heard.type === 'other-reader') return location.reload()
  const { waiting, nextTryAt, words } = heard
  setHubStatus({ waiting, words })
  clearTimeout(retry)
  if (waiting > 0) {
    const inMs = nextTryAt === null ? TRY_AGAIN_MS : Math.max(1000, nextTryAt - Date.now())
    retry = setTimeout(() => ask({ type: 'send' }), inMs)
  }
}

/** Loads the page with the newest build, whose worker takes over first. */
export async function loadNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const waiting = registration?.waiting
  if (!waiting) return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  waiting.postMessage({ type: 'take-over' } satisfies WorkerRequest)
}

export function clearWords(): void {
  setHubStatus({ words: [] })
  ask({ type: 'clear-words' })
}

/**
 * Makes the worker's address a trusted one, because the content security policy of our pages
 * accepts script addresses only from the trusted-types policies that it names.
 */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  if (!trustedTypes) return address
  return trustedTypes
    .createPolicy(POLICY_NAME, { createScriptURL: () => address })
    .createScriptURL('')
}
