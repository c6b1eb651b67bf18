import * as z from 'zod/mini'
import { serverSources } from '#areas/sources/server/api.ts'
import { rss, type TestItem } from '#feeds/test-feeds.ts'
import type { TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { HangingRows } from '../merging/hanging-rows.ts'
import { hangingOn } from '../merging/hangs-on-articles.ts'
import { mergeArticles } from '../merging/merge-articles.ts'
import { writeStale } from '../writing/write-stale.ts'
import { joinEntries } from './join-entries.ts'
import { storeParts } from './store-parts.ts'

/** Two reports of a tug that sank, and two of a bakery that won a prize. */
const items: Record<string, TestItem> = {
  tug: {
    guid: 'tug',
    title: 'Tug Marlena sinks off Cape Orrin, crew of nine rescued',
    text: 'The tug Marlena sank off Cape Orrin before dawn on Monday. All nine crew members were lifted from a raft by the coast guard.',
    published: '2026-03-02T08:00:00Z',
  },
  crew: {
    guid: 'crew',
    title: 'Nine rescued as tug Marlena goes down off Cape Orrin',
    text: 'Nine sailors were rescued when the tug Marlena went down off Cape Orrin early on Monday. The coast guard lifted the crew from a raft.',
    published: '2026-03-02T08:40:00Z',
  },
  bakery: {
    guid: 'bakery',
    title: 'Bakery on Quay Street wins regional prize for its rye bread',
    text: 'A small bakery on Quay Street has won the regional prize for rye bread. The jury praised a crust that took eleven hours to rise and bake.',
    published: '2026-03-02T09:30:00Z',
  },
  bread: {
    guid: 'bread',
    title: 'Regional prize for rye bread goes to bakery on Quay Street',
    text: 'The regional prize for rye bread goes to a small bakery on Quay Street. Its crust takes eleven hours to rise and bake, the jury said.',
    published: '2026-03-02T09:50:00Z',
  },
}

const Place = z.object({
  entry: z.int(),
  guid: z.string(),
  position: z.int(),
  article: z.int(),
})

/** A hub that took both for one event, whose joiner parts them when it is told to. */
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
    items,
    places,

    /** Follows the four, and makes one article of them, which is returned. */
    async fill(): Promise<number> {
      for (const [name, item] of Object.entries(items)) {
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

    /** The entries of these names go to a new article, which is returned. */
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
