import * as z from 'zod/mini'
import { serverSources } from '#areas/sources/server/api.ts'
import { rss } from '#feeds/test-feeds.ts'
import type { TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { HangingRows } from '../merging/hanging-rows.ts'
import { hangingOn } from '../merging/hangs-on-articles.ts'
import { mergeArticles } from '../merging/merge-articles.ts'
import { writeStale } from '../writing/write-stale.ts'
import { joinEntries } from './join-entries.ts'
import { storeParts } from './store-parts.ts'
import { reports } from './test-reports.ts'

const Place = z.object({
  entry: z.int(),
  guid: z.string(),
  position: z.int(),
  article: z.int(),
})

/** Functions for tests of articles that are split: a server with one article about two events. */
export function partingHub(tools: TestTools) {
  const places = async () => {
    const rows = await tools.db.many(
      Place,
      sql`select entries.id as entry, substring(identity from '[a-z0-9]+$') as guid, position, article_id as article
          from article_entries join entries on entries.id = entry_id order by position`,
    )
    return Object.fromEntries(rows.map((row) => [row.guid, row]))
  }

  return {
    items: reports,
    places,

    /** Follows the four feeds, makes one article from them, and returns its id. */
    async fill(): Promise<number> {
      for (const [name, item] of Object.entries(reports)) {
        const address = `https://${name}.example/feed`
        tools.web.set(address, rss([item], { title: name, link: `https://${name}.example/` }))
        const following = { address, name: '', category: 'general', frequency: '15min' } as const
        await serverSources(tools.desk).followSource(following)
      }
      await joinEntries.run(tools, {})
      const { tug, bakery } = await places()
      const pair = { from: bakery!.article, into: tug!.article }
      await mergeArticles(tools.db, hangingOn(tools.extensions), pair)
      await writeStale(tools)
      return tug!.article
    },

    /** Splits off the entries with these names as a new article, and returns its id. */
    async part(...names: string[]): Promise<number> {
      const all = await places()
      const { id: into } = await tools.db.one(
        z.object({ id: z.int() }),
        sql`select nextval(pg_get_serial_sequence('articles', 'id')) as id`,
      )
      const from = all[names[0]!]!.article
      const entries = names.map((name) => all[name]!.position)
      const rows = await HangingRows.of(tools.db, hangingOn(tools.extensions), [from])
      await storeParts(tools.db, { rows, now: tools.now() }, [{ from, into, entries }])
      await writeStale(tools)
      return into
    },
  }
}
