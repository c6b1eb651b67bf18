import { sql, type Database, type Tools } from '#server/tools.ts'
import type { DuePage } from './due-pages.ts'
import type { PageOutcome } from './page-outcome.ts'
import { pageRead } from './page-read.ts'

const TRIES = 3
const FIRST_RETRY_MINUTES = 10
/** The longest Retry-After of a page that is obeyed. */
const MOST_ASKED_MINUTES = 24 * 60
export const LONGEST_RETRY_MINUTES = Math.max(
  FIRST_RETRY_MINUTES * 4 ** (TRIES - 2),
  MOST_ASKED_MINUTES,
)

/** Stores the outcome of a request for a page, or plans another try. */
export async function keepOutcome(
  tools: Tools,
  page: DuePage,
  outcome: Exclude<PageOutcome, { kind: 'postponed' }>,
): Promise<void> {
  const { db, now } = tools
  const moment = now()
  if (outcome.kind === 'fetched') {
    const { html, text, image, authors } = outcome.page
    await db.run(sql`
      update entry_full_texts set state = 'fetched', message = null, html = ${html}, text = ${text},
        image = ${image}, authors = ${authors}, fetched_at = ${moment}
      where entry_id = ${page.entryId}`)
    await noteForbidden(db, page, null)
    await db.run(sql`
      update entries set image = ${image} where id = ${page.entryId} and image is null and ${image}::text is not null`)
    for (const goOn of tools.extensions(pageRead)) await goOn(tools, page.entryId)
  } else if (outcome.kind === 'failed' && page.tries < TRIES) {
    const askedMinutes = Math.min((outcome.retryAfterSeconds ?? 0) / 60, MOST_ASKED_MINUTES)
    const waitMinutes = Math.max(FIRST_RETRY_MINUTES * 4 ** (page.tries - 1), askedMinutes)
    const next = new Date(moment.getTime() + waitMinutes * 60_000)
    await db.run(sql`
      update entry_full_texts set message = ${outcome.message}, next_try_at = ${next}
      where entry_id = ${page.entryId}`)
  } else {
    const state = ['walled', 'forbidden'].includes(outcome.kind) ? 'walled' : 'failed'
    if (outcome.kind === 'forbidden') await noteForbidden(db, page, outcome.host)
    await db.run(sql`
      update entry_full_texts set state = ${state}, message = ${outcome.message}, fetched_at = ${moment}
      where entry_id = ${page.entryId}`)
  }
  await tools.announce({ area: 'full-text', operations: ['getEntry'] })
}

/**
 * Stores with the feed the host whose robots.txt forbids reading its pages; null once a page was
 * read.
 */
async function noteForbidden(db: Database, page: DuePage, host: string | null): Promise<void> {
  await db.run(sql`
    update feeds set pages_forbidden_by = ${host}
    where id = (select feed_id from entries where id = ${page.entryId})
      and pages_forbidden_by is distinct from ${host}`)
}
