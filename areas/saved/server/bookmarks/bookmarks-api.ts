import * as z from 'zod/mini'
import { type Api, Time } from '#core/contract.ts'
import { SAVED } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { indexOwnTexts } from '#server/search/own-texts.ts'
import { sql, type Desk } from '#server/tools.ts'
import { answerHtml } from '#engine/markup/answer-html.ts'
import { ourPlayers } from '#feeds/media/players-in-text.ts'
import { scrollingTables } from '#engine/markup/scrolling-tables.ts'
import { readMakers } from '#platform/actions/server/lends.ts'
import { bookmarks } from '../../contracts/bookmarks.ts'
import { shownPictures } from '../fetching/shown-pictures.ts'
import { pictureRoom } from '../fetching/picture-room.ts'
import { addBookmark } from './add-bookmark.ts'
import { bookmarkTexts } from '../bookmark-texts.ts'
import { bookmarkColumns, bookmarkOf, BookmarkRow } from './bookmark-rows.ts'
import { listBookmarks, listTags } from './list-bookmarks.ts'

const PageRow = z.extend(BookmarkRow, {
  authors: z.array(z.string()),
  publishedAt: z.nullable(Time),
  fetchedAt: z.nullable(Time),
  html: z.string(),
})

/** The pages that a reader saved. */
export function serverBookmarks(tools: Desk): Api<typeof bookmarks> {
  const { db, readerId, now } = tools
  const gone = () => new Problem('not-found', 'That bookmark is no longer there.')

  async function changed({ changed }: { changed: number }) {
    if (changed === 0) throw gone()
    await tools.announce({ area: 'saved' })
  }

  return {
    listBookmarks: (asked) => listBookmarks(db, readerId, asked),
    listTags: () => listTags(db, readerId),

    async getBookmark({ id }) {
      const row = await db.maybe(
        PageRow,
        sql`select ${bookmarkColumns}, authors, published_at, fetched_at, html from saved_bookmarks
            where id = ${id} and reader_id = ${readerId} and deleted_at is null`,
      )
      if (!row) throw gone()
      const { html, authors, publishedAt, fetchedAt, ...card } = row
      const pictures = await shownPictures(db, readerId, id)
      const makers = await readMakers(tools, bookmarks.addBookmark, [String(id)])
      const madeBy = makers.get(String(id))
      return {
        ...bookmarkOf(card),
        ...{ authors, publishedAt, fetchedAt, waitingPictures: pictures.waiting },
        ...(madeBy && { madeBy }),
        html: answerHtml(html, [ourPlayers(tools, readerId), pictures.show, scrollingTables()]),
      }
    },

    async getRoom() {
      return {
        pictureBytes: await pictureRoom(db, readerId),
        mostPictureBytes: SAVED.pictureBytes,
      }
    },

    async addBookmark(draft) {
      const added = await addBookmark(db, { readerId, now: now() }, draft)
      await tools.announce({ area: 'saved' })
      return added
    },

    async changeBookmark({ id, title, tags, note, isRead, isArchived }) {
      const written = await db.run(sql`
          update saved_bookmarks set
            title = coalesce(${title ?? null}, title), has_own_title = has_own_title or ${title !== undefined},
            tags = coalesce(${tags ? [...new Set(tags)] : null}::text[], tags),
            note = coalesce(${note?.trim() ?? null}, note),
            read_at = case ${isRead ?? null}::boolean
              when true then coalesce(read_at, ${now()}) when false then null else read_at end,
            archived_at = case ${isArchived ?? null}::boolean
              when true then coalesce(archived_at, ${now()}) when false then null else archived_at end
          where id = ${id} and reader_id = ${readerId} and deleted_at is null`)
      if (written.changed > 0) await indexOwnTexts(db, bookmarkTexts, sql`id = ${id}`)
      await changed(written)
    },

    async deleteBookmark({ id }) {
      await changed(
        await db.run(sql`
          update saved_bookmarks set deleted_at = ${now()}
          where id = ${id} and reader_id = ${readerId} and deleted_at is null`),
      )
    },

    async restoreBookmark({ id }) {
      await changed(
        await db.run(sql`
          update saved_bookmarks set deleted_at = null where id = ${id} and reader_id = ${readerId}`),
      )
    },

    async fetchBookmark({ id }) {
      await changed(
        await db.run(sql`
          update saved_bookmarks set state = 'waiting', message = null, tries = 0, next_try_at = ${now()},
            import_id = null
          where id = ${id} and reader_id = ${readerId} and deleted_at is null`),
      )
    },
  }
}
