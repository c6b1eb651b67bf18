import * as z from 'zod/mini'
import { articleVector } from '#areas/articles/server/search/article-vector.ts'
import { newestMatches } from '#areas/articles/server/search/search-articles.ts'
import { sql, type Database } from '#server/tools.ts'
import { hasCorpora, readCorpus, type Labelled } from '../engine/corpus.ts'
import { withDataFolder, withToolHub } from '../tool-hub.ts'
import type { Measured } from './measured.ts'

const AMONG = 10
const SEED = 7

/**
 * Counts how many other reports of a story are among the first ten results when one report's
 * headline is searched for and any of its words may match, without and with relevance feedback.
 */
export async function measureRecall(): Promise<Measured> {
  if (!hasCorpora()) throw new Error('The labelled stories do not lie beside this checkout.')
  const reports = readCorpus('allsides-2021', { seed: SEED })
  return withDataFolder((dataFolder) =>
    withToolHub(dataFolder, async ({ tools, readerId }) => {
      await fill(tools.db, readerId, reports)
      const scope = { db: tools.db, readerId, now: tools.now() }
      const recall = async () => {
        let sum = 0
        let asked = 0
        for (const { id, title, story } of reports) {
          const others = reports.filter((other) => other.story === story && other.id !== id)
          if (others.length === 0) continue
          const found = await tools.db.many(
            z.object({ id: z.int() }),
            sql`select id from (${await newestMatches(scope, anyOf(title))}) as match where id <> ${id}
                order by rank desc, id limit ${AMONG}`,
          )
          const hits = others.filter((other) => found.some((one) => one.id === other.id)).length
          sum += hits / Math.min(others.length, AMONG)
          asked++
        }
        return { share: sum / asked, asked }
      }
      const plain = await recall()
      await tools.db.run(sql`
        insert into ai_settings (reader_id, settings) values (${readerId}, '{"semanticSearch": true}')`)
      const withFeedback = await recall()
      return {
        reports: reports.length,
        searches: plain.asked,
        'recall@10, plain': plain.share,
        'recall@10, semantic': withFeedback.share,
      }
    }),
  )
}

function anyOf(title: string): string {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => word.toLowerCase() !== 'or').join(' or ')
}

/** Stores each report as an article of its own, all with one source and one time. */
async function fill(db: Database, readerId: string, reports: Labelled[]): Promise<void> {
  const { id: feed } = await db.one(
    z.object({ id: z.int() }),
    sql`insert into feeds (address, title, state, next_fetch_at)
        values ('http://made-up.example/feed', 'Reports', 'gone', now() + interval '30 days') returning id`,
  )
  await db.run(sql`
    insert into sources (id, reader_id, feed_id, name, category, frequency)
    values ('source-reports', ${readerId}, ${feed}, 'Reports', 'general', 'daily')`)
  const rows = reports.map(({ id, title, text }) => ({
    ...{ id, title, text },
    search: articleVector({ title, lead: text, language: 'en', entries: [] }),
  }))
  await db.run(sql`
    insert into articles (id, title, category, language, summary_text, source_count, feed_ids,
      first_published_at, published_at, search)
    select id, title, 'General', 'en', text, 1, array[${feed}::bigint], now(), now(),
search::tsvector
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id bigint, title text, text text, search text)`)
  await db.run(sql`analyze articles`)
}
