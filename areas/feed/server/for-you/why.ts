import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { outletNames } from '#engine/outlets/by-outlet.ts'
import { sql } from '#server/tools.ts'
import { periods, type Period } from '../../contract.ts'
import type { Reasons } from '../../contracts/reading.ts'
import { sourceName, startOf } from '#areas/articles/server/lends/lists.ts'
import type { FeedScope } from '../scope.ts'
import { readCurrentId } from '#areas/articles/server/lends/article.ts'
import { readCandidate } from './candidates.ts'
import { factorsOf } from './explain.ts'
import { topicsOf } from './topics-of-reader.ts'

const OUTLETS_NAMED = 3

/**
 * The reasons why the reader sees an article: the sources that they follow, their topics, and the
 * factors of its rank in For You.
 */
export async function whyShown(scope: FeedScope, asked: number): Promise<Reasons> {
  const { db, readerId } = scope
  const id = await readCurrentId(db, asked)
  const times = await db.maybe(
    z.object({ firstPublishedAt: Time, publishedAt: Time }),
    sql`select first_published_at, published_at from articles where id = ${id}`,
  )
  const time = times && periodOf(scope, new Date(times.publishedAt))
  const candidate = time && (await readCandidate(scope, id, time))
  if (!candidate) {
    throw new Problem('not-found', 'That article no longer exists.')
  }
  const outlets = await db.many(
    z.object({ feed: z.int(), name: z.string() }),
    sql`select feeds.id as feed, ${sourceName} as name
        from articles join feeds on feeds.id = any(feed_ids)
        join sources on feed_id = feeds.id and reader_id = ${readerId}
        where articles.id = ${candidate.id} order by array_position(feed_ids, feeds.id)`,
  )
  const topics = (await topicsOf(scope, [candidate.id])).get(candidate.id) ?? []
  return {
    because: [
      ...(outlets.length > 0 ? [`You follow ${namesText(outletNames(outlets))}`] : []),
      ...topics.map((title) => `It belongs to your topic ${title}`),
    ],
    factors: await factorsOf(scope, candidate, {
      outlet: outlets.find(({ feed }) => feed === candidate.subjects.feed)?.name ?? null,
      firstPublishedAt: new Date(times.firstPublishedAt),
      publishedAt: new Date(times.publishedAt),
      time,
    }),
  }
}

/** The shortest period whose list contains the article. */
function periodOf({ now }: FeedScope, publishedAt: Date): Period {
  return periods.find((period) => publishedAt > startOf(period, now)) ?? 'year'
}

function namesText(names: string[]): string {
  const rest = names.length - OUTLETS_NAMED
  if (rest > 1) return `${names.slice(0, OUTLETS_NAMED).join(', ')} and ${rest} more of its sources`
  return new Intl.ListFormat('en').format(names)
}
