import { randomUUID } from 'node:crypto'
import { pause } from '#server/pause.ts'
import type { GuardedResponse, Tools } from '#server/tools.ts'
import { claimPages, isPageDue, putOff, type DuePage } from './due-pages.ts'
import { keepOutcome } from './keep-outcome.ts'
import { readOutcome, refusedPage, type PageOutcome } from './page-outcome.ts'
import { pageReading } from './page-reading.ts'
import { siteRuleFor } from './site-rules.ts'
import { HOST_PAUSE_MS, visitPage, type HostLock } from './visit-page.ts'

const PAGES_AT_ONCE = 4
const LOOK_EVERY_MS = 2000

/** Reads the pages that entries want, until the signal aborts; each under the lock of its host, like feeds. */
export async function fetchFullTexts(
  tools: Tools,
  signal: AbortSignal,
  { hostPauseMs = HOST_PAUSE_MS } = {},
): Promise<void> {
  const lock = { holder: randomUUID(), pauseMs: hostPauseMs }
  const underWay = new Set<Promise<void>>()
  while (!signal.aborted) {
    const free = PAGES_AT_ONCE - underWay.size
    const hasRoom = free > 0 && (await tools.disk.shortage()) === null
    const pages = hasRoom && (await isPageDue(tools)) ? await claimPages(tools, free) : []
    for (const page of pages) {
      const done = fetchFullText(tools, page, lock)
        .catch((error) => tools.log.error({ entryId: page.entryId, err: error }, 'Lost a page'))
        .finally(() => underWay.delete(done))
      underWay.add(done)
    }
    await pause(LOOK_EVERY_MS, signal)
  }
  await Promise.allSettled(underWay)
}

/** Reads every page that is due now, for tests and tools. */
export async function fetchDueFullTexts(tools: Tools): Promise<void> {
  const lock = { holder: randomUUID(), pauseMs: 0 }
  for (;;) {
    const pages = await claimPages(tools, PAGES_AT_ONCE)
    if (pages.length === 0) return
    for (const page of pages) await fetchFullText(tools, page, lock)
  }
}

async function fetchFullText(tools: Tools, page: DuePage, lock: HostLock): Promise<void> {
  const outcome = await visitPage(tools, page, lock, (response) => readAnswer(tools, response))
  if (outcome.kind === 'later') return putOff(tools, page, outcome.minutes)
  await keepOutcome(tools, page, outcome)
}

async function readAnswer(tools: Tools, response: GuardedResponse): Promise<PageOutcome> {
  const refused = refusedPage(response)
  if (refused) return refused
  const { body, address } = response
  const contentType = response.headers['content-type']
  const rule = await siteRuleFor(tools.db, address)
  return readOutcome(await tools.read(pageReading, { body, contentType, address, rule }), address)
}
