import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { EPISODES } from '../limits.ts'
import { mainRecording } from '#engine/feeds/episodes/recordings.ts'
import { bulk } from '#server/database/bulk.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { MarkedHeard } from '../contract.ts'
import { hasRecording } from './has-recording.ts'

const Chosen = z.object({
  id: z.int(),
  files: z.array(
    z.object({
      url: z.string(),
      type: z.nullable(z.string()),
      role: z.optional(z.enum(['chapters', 'transcript'])),
    }),
  ),
  /** Positions of the files that were already heard. */
  heard: z.array(z.int()),
})

/** Marks the listed episodes as heard, the newest first; `batch` undoes it. */
export async function markAllHeard(
  { db, readerId, now }: Desk,
  { source, upTo }: MarkedHeard,
): Promise<{ batch: string; count: number }> {
  const ofSource = source === undefined ? sql`true` : sql`id = ${source}`
  const before = upTo === undefined ? sql`true` : sql`entries.id <= ${upTo}`
  const entries = await db.many(
    Chosen,
    sql`select entries.id,
          (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('url', file -> 'url', 'role', file -> 'role'))
              || jsonb_build_object('type', file -> 'type') order by at)
            from jsonb_array_elements(enclosures) with ordinality as listed (file, at)) as files,
          array(select file from episodes
            where reader_id = ${readerId} and entry_id = entries.id and heard_at is not null)::int[] as heard
        from (select distinct feed_id from sources where reader_id = ${readerId} and ${ofSource}) as followed
        join entries on entries.feed_id = followed.feed_id and ${hasRecording}
        where ${before} order by published_at desc, entries.id desc limit ${EPISODES.marked}`,
  )
  const rows = entries.flatMap(({ id, files, heard }) => {
    const file = mainRecording(files)
    return file < 0 || heard.includes(file) ? [] : [{ entry: id, file }]
  })
  const batch = newId('batch')
  const { changed } = await db.run(sql`
    insert into episodes as marks (reader_id, entry_id, file, heard_at, batch, was_position)
    select ${readerId}, entry, file, ${now()}, ${batch}, 0
    from ${bulk(rows, { entry: 'bigint', file: 'smallint' }).rows}
    on conflict (reader_id, entry_id, file) do update set heard_at = excluded.heard_at, batch = excluded.batch,
      was_position = marks.position, was_place = marks.place, position = 0, place = null
    where marks.heard_at is null`)
  return { batch, count: changed }
}

/**
 * Undoes a batch: its episodes are unheard again, with their old positions and places in the queue, except those heard
 * since.
 */
export async function takeBackHeard({ db, readerId }: Desk, batch: string): Promise<void> {
  await db.run(sql`
    update episodes set heard_at = null, batch = null, place = coalesce(place, was_place),
      position = case when position > 0 then position else coalesce(was_position, 0) end
    where reader_id = ${readerId} and batch = ${batch}`)
}
