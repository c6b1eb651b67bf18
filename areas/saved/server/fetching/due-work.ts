import * as z from 'zod/mini'
import { prepared } from '#server/database/prepared.ts'
import { sql, type Sql, type World } from '#server/tools.ts'
import { isFree } from '#feeds/claim/host-locks.ts'

/** The time after which claimed work is due again, in case its worker died. */
export const CLAIM_MS = 3 * 60_000

/** The page of a bookmark, claimed by a worker. */
export const DuePage = z.object({
  id: z.int(),
  readerId: z.string(),
  link: z.string(),
  host: z.string(),
  tries: z.int(),
})
export type DuePage = z.infer<typeof DuePage>

/** A picture in the text of a bookmark. */
export const DuePicture = z.object({
  readerId: z.string(),
  bookmarkId: z.int(),
  address: z.string(),
  host: z.string(),
  tries: z.int(),
})
export type DuePicture = z.infer<typeof DuePicture>

/** A condition on `saved_bookmarks`: the reader paused the import that added the bookmark. */
const isPaused = sql`import_id is not null and exists (
  select from runs where runs.reader_id = saved_bookmarks.reader_id and area = 'saved' and kind = 'import'
    and subject = import_id and (runs.state = 'paused' or asked = 'pause'))`

/** Says if a page or a picture is due. This query costs less than a claim that finds nothing. */
export async function isAnythingDue({ db, now }: World): Promise<boolean> {
  const moment = now()
  const { isDue } = await db.one(
    z.object({ isDue: z.boolean() }),
    prepared(sql`
      select exists (
        select from saved_bookmarks where state = 'waiting' and next_try_at <= ${moment} and deleted_at is null
      ) or exists (
        select from saved_pictures where state = 'waiting' and next_try_at <= ${moment}
      ) as is_due`),
  )
  return isDue
}

/**
 * Claims due pages, one from each host that is not locked. Pages that were saved one by one come
 * before imported ones, and those of a paused import are left out.
 */
export async function claimPages(world: World, count: number): Promise<DuePage[]> {
  const single = await claim(sql`import_id is null`, count)
  if (single.length === count) return single
  return [
    ...single,
    ...(await claim(sql`import_id is not null and not (${isPaused})`, count - single.length)),
  ]

  async function claim(which: Sql, most: number): Promise<DuePage[]> {
    const moment = world.now()
    return world.db.many(
      DuePage,
      sql`
        with due as (
          select id, host from saved_bookmarks
          where state = 'waiting' and next_try_at <= ${moment} and deleted_at is null and ${which}
            and not exists (select from hosts where name = host and not (${isFree(moment)}))
          order by next_try_at limit 100 for update skip locked
        ), taken as (
          select distinct on (host) id from due order by host, id desc limit ${most}
        )
        update saved_bookmarks as wanted set next_try_at = ${new Date(moment.getTime() + CLAIM_MS)}, tries = tries + 1
        from taken where wanted.id = taken.id
        returning wanted.id, reader_id, address as link, wanted.host, tries`,
    )
  }
}

/** Claims due pictures, one from each host that is not locked. */
export async function claimPictures({ db, now }: World, count: number): Promise<DuePicture[]> {
  const moment = now()
  return db.many(
    DuePicture,
    sql`
      with due as (
        select bookmark_id, address, host from saved_pictures
        where state = 'waiting' and next_try_at <= ${moment}
          and not exists (select from hosts where name = host and not (${isFree(moment)}))
        order by next_try_at limit 100 for update skip locked
      ), taken as (
        select distinct on (host) bookmark_id, address from due order by host, bookmark_id limit ${count}
      )
      update saved_pictures as wanted set next_try_at = ${new Date(moment.getTime() + CLAIM_MS)}, tries = tries + 1
      from taken where wanted.bookmark_id = taken.bookmark_id and wanted.address = taken.address
      returning reader_id, wanted.bookmark_id, wanted.address, wanted.host, tries`,
  )
}

/** Postpones a page. This does not count as a try. */
export async function putPageOff({ db, now }: World, { id }: DuePage, minutes: number) {
  const next = new Date(now().getTime() + minutes * 60_000)
  await db.run(sql`
    update saved_bookmarks set next_try_at = ${next}, tries = tries - 1 where id = ${id} and state = 'waiting'`)
}

export async function putPictureOff({ db, now }: World, picture: DuePicture, minutes: number) {
  const next = new Date(now().getTime() + minutes * 60_000)
  await db.run(sql`
    update saved_pictures set next_try_at = ${next}, tries = tries - 1
    where bookmark_id = ${picture.bookmarkId} and address = ${picture.address} and state = 'waiting'`)
}
