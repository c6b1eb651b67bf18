import { randomUUID } from 'node:crypto'
import { SITE_RULES } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { refusedPage } from '#feeds/full-text/page-outcome.ts'
import type { PageToRead } from '#feeds/full-text/page-reading.ts'
import { visitPage } from '#feeds/full-text/visit-page.ts'
import { pause } from '#server/pause.ts'
import type { Tools } from '#server/tools.ts'

/**
 * The time for which a page is cached, so that it is fetched only once while a reader makes a rule
 * for it.
 */
const KEPT_MS = 10 * 60_000
/**
 * The pause between two tries, because the page's host may be locked, or may require a pause first.
 */
const LOOK_AGAIN_MS = 500
const GIVE_UP_MS = 20_000
/**
 * The pause after each of up to four pages that a reader opens. It is short, because the reader
 * waits.
 */
const PAUSE_MS = 1000

interface KeptPage {
  at: number
  page: Promise<PageToRead>
}

const kept = new WeakMap<Tools['db'], Map<string, KeptPage>>()

/**
 * Fetches a page as the page of any entry is fetched: with its host locked, and only if its
 * robots.txt allows it. The page is cached for this reader (by the reader's database connection)
 * and this `look`.
 */
export async function fetchPage(tools: Tools, address: string, look = ''): Promise<PageToRead> {
  const pages = kept.get(tools.db) ?? new Map<string, KeptPage>()
  kept.set(tools.db, pages)
  for (const [name, { at }] of pages) if (at + KEPT_MS < performance.now()) pages.delete(name)
  const key = `${look} ${address}`
  const known = pages.get(key)
  if (known) return known.page
  const page = ask(tools, address)
  pages.set(key, { at: performance.now(), page })
  page.catch(() => pages.delete(key))
  for (const name of pages.keys()) if (pages.size > SITE_RULES.keptPages) pages.delete(name)
  return page
}

async function ask(tools: Tools, address: string): Promise<PageToRead> {
  const lock = { holder: randomUUID(), pauseMs: PAUSE_MS }
  const page = { link: address, host: new URL(address).host }
  const endAt = performance.now() + GIVE_UP_MS
  for (;;) {
    let sent = null as PageToRead | null
    const outcome = await visitPage(tools, page, lock, async (response) => {
      const refused = refusedPage(response)
      if (refused) return refused
      const contentType = response.headers['content-type']
      sent = { body: response.body, contentType, address: response.address }
      return { kind: 'given-up', message: '' }
    })
    if (sent && sent.body.length > SITE_RULES.pageBytes)
      throw new Problem('unavailable', 'That page is too large to be looked at here.')
    if (sent) return sent
    if (outcome.kind !== 'later')
      throw new Problem('unavailable', 'message' in outcome ? outcome.message : 'No page came.')
    if (performance.now() > endAt)
      throw new Problem(
        'unavailable',
        `The server of ${page.host} is in use. Try again in a minute.`,
      )
    await pause(LOOK_AGAIN_MS)
  }
}
