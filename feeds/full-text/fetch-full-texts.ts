import { randomUUID } from 'node:crypto'
import type { GuardedResponse, Tools } from '#server/tools.ts'
import { workLane } from '#server/work-lane/work-lane.ts'
import { claimPages, isPageDue, putOff, type DuePage } from './due-pages.ts'
import { keepOutcome } from './keep-outcome.ts'
import { readOutcome, refusedPage, type PageOutcome } from './page-outcome.ts'
import { pageReading } from './page-reading.ts'
import { siteRuleFor } from './site-rules.ts'
import { HOST_PAUSE_MS, visitPage, type HostLock } from './visit-page.ts'

const PAGES_AT_ONCE = 4
const LOOK_EVERY_MS = 2000

/** Fetches pages of entries until the signal aborts, each under the lock of its host. */
export async function fetchFullTexts(
  tools: Tools,
  signal: AbortSignal,
  { hostPauseMs = HOST_PAUSE_MS } = {},
): Promise<void> {
  const lock = { holder: randomUUID(), pauseMs: hostPauseMs }
  await workLane(tools.log, signal, {
    name: 'full texts',
    atOnce: PAGES_AT_ONCE,
    async claim(free) {
      const isDue = (await tools.disk.shortage()) === null && (await isPageDue(tools))
      return isDue ? claimPages(tools, free) : []
    },
    perform: (page) => fetchFullText(tools, page, lock),
    nextLook: () => LOOK_EVERY_MS,
  })
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
