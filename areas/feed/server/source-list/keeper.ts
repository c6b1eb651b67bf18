import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { Kept } from '#server/asking/kept.ts'
import { join, sql, type Database, type Desk } from '#server/tools.ts'
import {
  cursorAt,
  isMostlyFollowed,
  listArticles,
  readCursor,
  sourceName,
} from '#areas/articles/server/lends/lists.ts'
import { ListedSource, sourceList } from '../../contracts/source-list.ts'

const PAGE = 30
/**
 * The most entries of a source that are examined for one page. It is a bound for PostgreSQL, which
 * would otherwise sort the whole history; no source publishes more between two pages.
 */
const ENTRIES_LOOKED_AT = 5000

export const sourceListKeeper: Kept = {
  contract: sourceList,
  open: serverSourceList,
  about: {
    getListedSource: 'The name and the site of a source.',
    listSourceArticles:
      'The articles that a source is in, newest first, a page at a time: hand `next` back as `before`.',
  },
}

const Row = z.extend(ListedSource, { feedId: z.int() })

export function serverSourceList(tools: Desk): Api<typeof sourceList> {
  const { db, readerId } = tools

  return {
    async getListedSource({ source }) {
      const found = await readSource(db, readerId, source)
      if (!found) return null
      const { feedId: _, ...listed } = found
      return listed
    },

    async listSourceArticles({ source, before, hub, unreadAt }) {
      const found = await readSource(db, readerId, source)
      if (!found) throw new Problem('not-found', 'You do not follow this source, or no longer do.')
      const { feedId } = found
      // A reader who opens a muted source wants to see its articles.
      const scope = { db, readerId, now: tools.now(), includeMuted: true, hub, unreadAt }
      const last = readCursor(before)
      // The newest report of an article may come from another source, but is never older than that
      // of this source.
      const upTo = last ? sql`and entries.published_at <= ${last.at}` : sql``
      const conditions = [
        isMostlyFollowed(scope),
        sql`id in (select article_id from article_entries where entry_id in (
          select entries.id from entries where feed_id = ${feedId} ${upTo}
          order by entries.published_at desc limit ${ENTRIES_LOOKED_AT}))`,
      ]
      if (last) conditions.push(sql`(published_at, id) < (${last.at}, ${last.id})`)
      const articles = await listArticles(
        scope,
        sql`where ${join(conditions, ' and ')} order by published_at desc, id desc limit ${PAGE}`,
      )
      const end = articles.length === PAGE ? articles.at(-1)! : null
      return { articles, next: end && cursorAt(end) }
    },
  }
}

async function readSource(db: Database, readerId: string, source: string) {
  return db.maybe(
    Row,
    sql`select sources.id, ${sourceName} as name, site, feed_id,
          muted_at is not null as is_muted
        from sources join feeds on feeds.id = feed_id
        where reader_id = ${readerId} and sources.id = ${source}`,
  )
}
