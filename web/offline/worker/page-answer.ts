import { operationAddress, toQuery, wireHeaders } from '#core/wire.ts'
import type { StoredAnswers } from '../../asking/answers.ts'
import { startElementId, type Start } from '../../start.ts'
import { isKeptRead } from './kept-contracts.ts'
import { fromKept, keep, keepJson, keptAt } from './kept-response.ts'
import { isReaders, noteSession, readerCache } from './reader.ts'
import { base, here, pages, within, worker, type FetchEvent } from './scope.ts'
import { emptyPage, version } from './shell.ts'

/** The longest wait for a page; after it, the network counts as absent. */
const PAGE_WAIT_MS = 4_000
const FEED = here('/news-hub/feed')
const feedPaths = new Set([here('/news-hub'), FEED])

/**
 * Says if a path is one of a live page; all others, such as the home page, the demo and the sign-in
 * form, are left to the browser.
 */
export function isLivePage(pathname: string): boolean {
  return (
    pathname !== '/' && !/^\/(demo|api|sign-in|mails?|newswire|assets|shell)(\/|$)/.test(pathname)
  )
}

/**
 * Asks the server for a page. If it cannot be reached, the answer is the stored feed at the feed's
 * address, and an empty page that loads from the cache at all others.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url)
  event.waitUntil(letWaitingTakeOver())
  const fresh = askForPage(event, pathname + search)
  // An answer that comes too late may still be stored for the next time.
  event.waitUntil(fresh.catch(() => {}))
  try {
    return await within(PAGE_WAIT_MS, fresh)
  } catch {
    return (await keptPage(pathname)) ?? fresh
  }
}

async function askForPage(event: FetchEvent, address: string): Promise<Response> {
  const askedAt = Date.now()
  const response = (await event.preloadResponse) ?? (await fetch(event.request))
  // A redirect leads to the sign-in form; the state of the session says why.
  if (response.type === 'opaqueredirect') await askSession()
  const isOurs = await isReaders(response, askedAt)
  if (!isOurs && response.status >= 500) throw new Error(`Status ${response.status}`)
  if (isOurs && response.ok) event.waitUntil(keepWhatIsIn(response.clone(), address))
  return response
}

/** Stores the feed as a whole page, for the next first paint without a network. */
export async function refreshFeedPage(): Promise<void> {
  const askedAt = Date.now()
  const response = await fetch(FEED, { redirect: 'error' })
  if (response.ok && (await isReaders(response, askedAt))) await keepWhatIsIn(response, FEED)
}

/**
 * Stores the answers in a page as if they had been requested, because the page does not request
 * them.
 */
async function keepWhatIsIn(response: Response, address: string): Promise<void> {
  const cache = await readerCache()
  if (!cache) return
  if (address === FEED) await keepFeed(cache, response.clone())
  for (const [question, answer] of Object.entries(answersIn(await response.text()))) {
    const end = question.indexOf(' ')
    const path = question.slice(0, end)
    const input = JSON.parse(question.slice(end + 1)) as Record<string, unknown>
    const asked = here(operationAddress({ path }) + toQuery(input))
    if (isKeptRead(path)) await keepJson(cache, asked, answer)
  }
}

function answersIn(html: string): StoredAnswers {
  const opening = `<script type="application/json" id="${startElementId}">`
  const from = html.indexOf(opening)
  if (from === -1) return {}
  const data = html.slice(from + opening.length, html.indexOf('</script>', from))
  return (JSON.parse(data) as Start).answers
}

/**
 * Stores the feed, unless its page is of another build, which needs files that this worker does not
 * have.
 */
async function keepFeed(cache: Cache, response: Response): Promise<void> {
  if (response.headers.get(wireHeaders.build) === version) await keep(cache, FEED, response)
}

async function keptPage(pathname: string): Promise<Response | undefined> {
  const feed = feedPaths.has(pathname) && (await (await readerCache())?.match(FEED))
  const isOfThisBuild = feed && feed.headers.get(wireHeaders.build) === version
  const page = isOfThisBuild ? feed : await emptyPage()
  if (!page) return undefined
  // The empty page gets no age, because it contains nothing old.
  const at = page === feed ? (keptAt(feed) ?? '') : ''
  return fromKept(page, await withNotes(await page.text(), at))
}

/**
 * Marks the document with its age, and with the theme that the reader has chosen in the meantime.
 */
async function withNotes(html: string, at: string): Promise<string> {
  const { cookieStore } = globalThis as {
    cookieStore?: { get(name: string): Promise<Cookie | null> }
  }
  const theme = (await cookieStore?.get(`theme${base.replaceAll('/', '-')}`))?.value
  const known =
    /^<!doctype html>\s*(<html lang="en"(?: data-base="[^"]*")?)( data-theme="(?:light|dark)")?/
  const [, element = '', given = ''] = known.exec(html) ?? []
  const themed = theme === 'light' || theme === 'dark' ? ` data-theme="${theme}"` : given
  return html.replace(known, `<!doctype html>\n${element}${themed} data-kept="${at}"`)
}

interface Cookie {
  value?: string
}

async function askSession(): Promise<void> {
  try {
    await noteSession(await fetch(here('/api/portal/getPortal'), { redirect: 'error' }))
  } catch {
    // The network is gone again: the next answer will show the session's state.
  }
}

/** Lets a newer worker take over if the page that opens is the only one. */
async function letWaitingTakeOver(): Promise<void> {
  const { waiting } = worker.registration
  if (waiting && (await pages()).length < 2) waiting.postMessage({ type: 'take-over' })
}
