import { answerPicture, answerRead } from './worker/answers.ts'
import { answerSearch, SEARCH } from './worker/answer-search.ts'
import { keepArticles } from './worker/keep-articles.ts'
import { isKeptRead, mayWait, operationIn } from './worker/kept-contracts.ts'
import { answerPage, isLivePage } from './worker/page-answer.ts'
import { openPushed, showPush } from './worker/push.ts'
import { forget } from './worker/reader.ts'
import { pathIn, worker, type FetchEvent } from './worker/scope.ts'
import { answerFile, dropOldShells, installShell } from './worker/shell.ts'
import { clearWords, tellStatus } from './worker/status.ts'
import { sendWaiting, SYNC_TAG, takeWrite } from './worker/writes.ts'

// The service worker of the live pages. Without a network, everything that was read can be read
// again, and changes are sent later (docs/decisions/0043-offline.md).

worker.addEventListener('install', (event) => event.waitUntil(installShell()))

worker.addEventListener('activate', (event) => event.waitUntil(begin()))

async function begin(): Promise<void> {
  await dropOldShells()
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

worker.addEventListener('fetch', (event) => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer)
})

/** Answers a request; null leaves it to the browser. */
function answerTo(event: FetchEvent): Promise<Response> | null {
  const { request } = event
  const url = new URL(request.url)
  const pathname = url.origin === location.origin ? pathIn(url.pathname) : null
  if (pathname === null) return null
  const path = operationIn(pathname)
  if (request.method === 'POST' && path !== null && mayWait(path)) return takeWrite(request, path)
  if (request.method !== 'GET') return null
  if (request.mode === 'navigate') {
    const isPage = request.destination === 'document' && isLivePage(pathname)
    return isPage ? answerPage(event) : null
  }
  if (pathname.startsWith('/assets/') || pathname === '/icon.svg') return answerFile(request)
  if (/^\/(images|pictures)\//.test(pathname)) return answerPicture(request)
  if (path === SEARCH) return answerSearch(request)
  return path !== null && isKeptRead(path) ? answerRead(request, path) : null
}

worker.addEventListener('push', (event) => event.waitUntil(showPush(event.data)))

worker.addEventListener('notificationclick', (event) =>
  event.waitUntil(openPushed(event.notification)),
)

worker.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendWaiting())
})

/** Requests from pages to the worker. */
export type WorkerRequest =
  | { type: 'status' }
  | { type: 'keep'; withPictures: boolean }
  | { type: 'send' }
  | { type: 'clear-words' }
  | { type: 'take-over' }
  | { type: 'forget' }

worker.addEventListener('message', (event) => {
  const work = doAsked(event.data as WorkerRequest)
  // A failure is ignored, because the page asks again later.
  event.waitUntil(work.catch(() => {}))
})

async function doAsked(request: WorkerRequest): Promise<unknown> {
  switch (request.type) {
    case 'status':
      return tellStatus()
    case 'keep':
      return keepArticles(request)
    case 'send':
      return sendWaiting().finally(tellStatus)
    case 'clear-words':
      return clearWords()
    case 'take-over':
      return worker.skipWaiting()
    case 'forget':
      return forget()
  }
}
