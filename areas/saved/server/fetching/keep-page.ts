import { SAVED } from '../../limits.ts'
import type { ExtractedPage } from '#engine/pages/extract-page.ts'
import type { PageOutcome } from '#feeds/full-text/page-outcome.ts'
import { indexOwnTexts } from '#server/search/own-texts.ts'
import { sql, type Database, type World } from '#server/tools.ts'
import { bookmarkTexts } from '../bookmark-texts.ts'
import type { DuePage } from './due-work.ts'
import { wantPictures } from './want-pictures.ts'

const TRIES = 3
const FIRST_RETRY_MINUTES = 10
export const LONGEST_RETRY_MINUTES = FIRST_RETRY_MINUTES * 4 ** (TRIES - 2)

/**
 * Stores the result of fetching a page. If the request failed, an earlier text stays, such as one
 * from an import. A failure that may pass is retried.
 */
export async function keepPage(
  world: World,
  due: DuePage,
  outcome: Exclude<PageOutcome, { kind: 'postponed' }>,
  seen: ExtractedPage | null,
): Promise<void> {
  const { db, now } = world
  if (outcome.kind === 'fetched') {
    await db.transaction((db) => keepText(db, due, { ...outcome.page, message: null }, now()))
  } else if (outcome.kind === 'failed' && !outcome.isLasting && due.tries < TRIES) {
    const waitMinutes = FIRST_RETRY_MINUTES * 4 ** (due.tries - 1)
    await db.run(sql`
      update saved_bookmarks set message = ${outcome.message},
        next_try_at = ${new Date(now().getTime() + waitMinutes * 60_000)}
      where id = ${due.id}`)
  } else {
    await keepFailure(db, due, outcome.message, seen, now())
  }
  await indexOwnTexts(db, bookmarkTexts, sql`id = ${due.id}`)
  await world.announce({ area: 'saved', readerId: due.readerId })
}

async function keepText(
  db: Database,
  due: DuePage,
  page: ExtractedPage & { message: string | null },
  now: Date,
): Promise<void> {
  const { html, text, authors, language, published, message } = page
  const title = page.title?.trim().slice(0, SAVED.titleCharacters) || null
  await db.run(sql`
    update saved_bookmarks set state = ${message === null ? 'kept' : 'failed'}, message = ${message},
      html = ${html}, text = ${text}, authors = ${authors}, language = ${language}, published_at = ${published},
      title = case when has_own_title then title else coalesce(${title}, title) end, fetched_at = ${now}
    where id = ${due.id}`)
  await wantPictures(db, due, html, now)
}

async function keepFailure(
  db: Database,
  due: DuePage,
  message: string,
  seen: ExtractedPage | null,
  now: Date,
): Promise<void> {
  const { changed } = await db.run(sql`
    update saved_bookmarks set state = 'kept', message = ${message}, fetched_at = ${now}
    where id = ${due.id} and html <> ''`)
  if (changed > 0) return
  if (seen !== null && seen.text.trim() !== '') {
    await db.transaction((db) => keepText(db, due, { ...seen, message }, now))
    return
  }
  const title = seen?.title?.trim().slice(0, SAVED.titleCharacters) || null
  await db.run(sql`
    update saved_bookmarks set state = 'failed', message = ${message}, fetched_at = ${now},
      title = case when has_own_title then title else coalesce(${title}, title) end
    where id = ${due.id}`)
}
