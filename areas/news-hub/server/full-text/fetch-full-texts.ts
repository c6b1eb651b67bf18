import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { pause } from '#server/pause.ts'
import { TooHard } from '#server/reading/reading.ts'
import { sql, type GuardedResponse, type Tools } from '#server/tools.ts'
import { giveTurnBack, isFree, takeTurn, type HostAnswer } from '../host-turns.ts'
import { retryAfterOf } from '../sources/publisher-hints.ts'
import { readOutcome, refusedPage, type PageOutcome } from './page-outcome.ts'
import { pageReading } from './page-reading.ts'

const PAGES_AT_ONCE = 4
const LOOK_EVERY_MS = 2000
/** Behind each page, its host is left alone for as long as most robots.txt ask for. */
const HOST_PAUSE_MS = 5000
/** A worker that dies gives its pages back after this. */
const CLAIM_MINUTES = 3
const TRIES = 3
const FIRST_RETRY_MINUTES = 10
export const LONGEST_RETRY_MINUTES = FIRST_RETRY_MINUTES * 4 ** (TRIES - 2)
const MAX_BYTES = 10_000_000

const DuePage = z.object({ entryId: z.int(), link: z.string(), host: z.string(), tries: z.int() })
type DuePage = z.infer<typeof DuePage>

/** Who asks, and how long a host is left alone behind each page. */
interface Turn {
  holder: string
  pauseMs: number
}

/** Reads the pages that entries want, until the signal aborts; each in its host's turn, as its feeds. */
export async function fetchFullTexts(
  tools: Tools,
  signal: AbortSignal,
  { hostPauseMs = HOST_PAUSE_MS } = {},
): Promise<void> {
  const turn = { holder: randomUUID(), pauseMs: hostPauseMs }
  const underWay = new Set<Promise<void>>()
  while (!signal.aborted) {
    const free = PAGES_AT_ONCE - underWay.size
    const hasRoom = free > 0 && (await tools.disk.shortage()) === null
    const pages = hasRoom ? await claimPages(tools, free) : []
    for (const page of pages) {
      const done = fetchFullText(tools, page, turn)
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
  const turn = { holder: randomUUID(), pauseMs: 0 }
  for (;;) {
    const pages = await claimPages(tools, PAGES_AT_ONCE)
    if (pages.length === 0) return
    for (const page of pages) await fetchFullText(tools, page, turn)
  }
}

/** Marks due pages as taken, one of each host that is free. */
async function claimPages({ db, now }: Tools, count: number): Promise<DuePage[]> {
  const moment = now()
  const until = new Date(moment.getTime() + CLAIM_MINUTES * 60_000)
  return db.many(
    DuePage,
    sql`
      with due as (
        select entry_id, host from entry_full_texts
        where state = 'waiting' and next_try_at <= ${moment}
          and not exists (select 1 from hosts where name = host and not (${isFree(moment)}))
        order by next_try_at limit 100 for update skip locked
      ), taken as (
        select distinct on (host) entry_id from due order by host, entry_id desc limit ${count}
      )
      update entry_full_texts as wanted set next_try_at = ${until}, tries = tries + 1
      from taken join entries on entries.id = taken.entry_id
      where wanted.entry_id = taken.entry_id
      returning wanted.entry_id, entries.link, wanted.host, wanted.tries`,
  )
}

async function fetchFullText(tools: Tools, page: DuePage, turn: Turn): Promise<void> {
  const { db, now } = tools
  // Somebody else may have come first; the page is looked at again in a moment, as if nothing was.
  if (!(await takeTurn(db, page.host, { holder: turn.holder, now: now() }))) {
    await db.run(sql`
      update entry_full_texts set next_try_at = ${now()}, tries = tries - 1 where entry_id = ${page.entryId}`)
    return
  }
  const outcome = await outcomeOf(tools, page, turn)
  const moment = now()
  if (outcome.kind === 'fetched') {
    const { html, text, image, authors } = outcome.page
    await db.run(sql`
      update entry_full_texts set state = 'fetched', message = null, html = ${html}, text = ${text},
        image = ${image}, authors = ${authors}, fetched_at = ${moment}
      where entry_id = ${page.entryId}`)
    await db.run(sql`
      update entries set image = ${image} where id = ${page.entryId} and image is null and ${image}::text is not null`)
  } else if (outcome.kind === 'failed' && page.tries < TRIES) {
    const waitMinutes = FIRST_RETRY_MINUTES * 4 ** (page.tries - 1)
    const next = new Date(moment.getTime() + waitMinutes * 60_000)
    await db.run(sql`
      update entry_full_texts set message = ${outcome.message}, next_try_at = ${next}
      where entry_id = ${page.entryId}`)
  } else {
    const state = outcome.kind === 'walled' ? 'walled' : 'failed'
    await db.run(sql`
      update entry_full_texts set state = ${state}, message = ${outcome.message}, fetched_at = ${moment}
      where entry_id = ${page.entryId}`)
  }
  await tools.announce({ area: 'full-text' })
}

/** Whatever happens to the page, the entry keeps what its feed gave. */
async function outcomeOf(tools: Tools, page: DuePage, turn: Turn): Promise<PageOutcome> {
  try {
    const response = await askInTurn(tools, page, turn)
    const refused = refusedPage(response)
    if (refused) return refused
    const { body, address } = response
    const contentType = response.headers['content-type']
    return readOutcome(await tools.read(pageReading, { body, contentType, address }), address)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    // A page that is too hard to read is so the next time, too.
    return { kind: error instanceof TooHard ? 'given-up' : 'failed', message: error.message }
  }
}

/** The turn at the host ends with the answer: others may ask it while this page is read. */
async function askInTurn(
  { db, fetch, now }: Tools,
  { link, host }: DuePage,
  { holder, pauseMs }: Turn,
): Promise<GuardedResponse> {
  let answer: HostAnswer | null = null
  try {
    const headers = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5' }
    const response = await fetch(link, { maxBytes: MAX_BYTES, headers })
    const retryAfterSeconds = retryAfterOf(response.headers['retry-after'], now())
    answer = { status: response.status, retryAfterSeconds }
    return response
  } finally {
    await giveTurnBack(db, host, { holder, now: now(), pauseMs, answer })
  }
}
