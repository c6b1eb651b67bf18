import * as z from 'zod/mini'
import { EPISODES } from '../limits.ts'
import { mainRecording } from '#engine/feeds/episodes/recordings.ts'
import { sql, type Desk } from '#server/tools.ts'
import { Podcast, type Episode } from '../contract.ts'
import { episodeId, readEpisodeId } from '../episode-id.ts'
import { hasRecording } from './has-recording.ts'
import { serialOrder } from './serial-order.ts'
import { entriesWithFiles, episodesOf, type EntryWithFiles } from './stored-episodes.ts'

const Place = z.object({ id: z.int(), publishedAt: z.iso.datetime() })

/**
 * Recordings of the reader's sources or of one source, continuing after the one in `before`: the
 * newest first, but a serial in its own order.
 */
export async function listEpisodes(
  desk: Desk,
  { before, source }: { before?: string | undefined; source?: string | undefined },
): Promise<{ episodes: Episode[]; next: string | null; isSerial: boolean; upTo: number | null }> {
  const { db, readerId } = desk
  const last = before === undefined ? null : (readEpisodeId(before)?.entry ?? null)
  const behind =
    last === null
      ? sql`true`
      : sql`(entries.published_at, entries.id) <
    (select published_at, id from entries where id = ${last})`
  const ofSource = source === undefined ? sql`true` : sql`id = ${source}`
  const followed = sql`(select distinct feed_id from sources where reader_id = ${readerId} and ${ofSource}) as followed`
  // The newest entry is read first. An entry that arrives in between is then listed but not marked
  // as heard; otherwise it would be marked without having been listed.
  const { upTo } = await db.one(
    z.object({ upTo: z.nullable(z.int()) }),
    sql`select max(newest.id) as up_to from ${followed}
        cross join lateral (
          select entries.id from entries where entries.feed_id = followed.feed_id
          order by entries.id desc limit 1
        ) as newest`,
  )
  const serial = source === undefined ? null : await serialOrder(desk, sql`${followed}`)
  if (serial !== null) {
    const from = last === null ? 0 : serial.indexOf(last) + 1
    const ids = serial.slice(from, from + EPISODES.listed)
    const found = await entriesWithFiles(desk, sql`where entries.id = any(${ids})`)
    const entries = ids.flatMap((id) => found.find(({ entry }) => entry === id) ?? [])
    const isMore = from + ids.length < serial.length
    return {
      episodes: entries.flatMap((entry) => mainEpisodeOf(desk, entry)),
      next: isMore ? `episode-${ids.at(-1)}-0` : null,
      isSerial: true,
      upTo,
    }
  }
  // Each feed is queried by itself for one page of its newest entries, because only a query for a single feed can use
  // the index.
  const newest = await db.many(
    Place,
    sql`select newest.id, newest.published_at from ${followed}
        cross join lateral (
          select entries.id, entries.published_at from entries
          where entries.feed_id = followed.feed_id and ${behind} and ${hasRecording}
          order by entries.published_at desc, entries.id desc limit ${EPISODES.listed}
        ) as newest
        order by newest.published_at desc, newest.id desc limit ${EPISODES.listed}`,
  )
  const entries = await entriesWithFiles(
    desk,
    sql`where entries.id = any(${newest.map(({ id }) => id)}) order by published_at desc, entries.id desc`,
  )
  const episodes = entries.flatMap((entry) => mainEpisodeOf(desk, entry))
  const end = newest.at(-1)
  const isMore = newest.length === EPISODES.listed && end !== undefined
  return { episodes, next: isMore ? `episode-${end.id}-0` : null, isSerial: false, upTo }
}

/**
 * The main recording of an entry, since a list shows an entry with several forms of one recording
 * once.
 */
export function mainEpisodeOf(desk: Desk, entry: EntryWithFiles): Episode[] {
  const id = episodeId(entry.entry, mainRecording(entry.files))
  return episodesOf(desk, entry).filter((episode) => episode.id === id)
}

/**
 * Sources of the reader that have recordings and are not muted, each with the number of its recent
 * episodes that were not heard.
 */
export async function listPodcasts({ db, readerId, now }: Desk): Promise<Podcast[]> {
  const since = new Date(now().getTime() - EPISODES.countedDays * 86_400_000)
  return db.many(
    Podcast,
    sql`select sources.id as source, sources.name, recent.unheard from sources
        cross join lateral (
          select from entries where entries.feed_id = sources.feed_id and ${hasRecording} limit 1
        ) as published
        cross join lateral (
          select count(*) filter (where not exists (
            select from episodes
            where reader_id = ${readerId} and entry_id = newest.id and heard_at is not null
          ))::int as unheard
          from (
            select entries.id from entries
            where entries.feed_id = sources.feed_id and published_at > ${since} and ${hasRecording}
            order by published_at desc, entries.id desc limit ${EPISODES.counted}
          ) as newest
        ) as recent
        where sources.reader_id = ${readerId} and muted_at is null
        order by lower(sources.name), sources.id`,
  )
}
