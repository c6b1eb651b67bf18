import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import type { RecordingsOfOthers } from '#areas/newsroom/server/lends.ts'
import { mediaAddress } from '#feeds/media/media-address.ts'
import { mediaType } from '#feeds/media/media-type.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { Episode } from '../contract.ts'
import { readEpisodeId } from '../episode-id.ts'
import { chapterSpans, readBeside } from './beside/read-beside.ts'
import { mainEpisodeOf } from './list-episodes.ts'
import { announceQueue, queuedEpisodes } from './queued-episodes.ts'
import { serialOrder } from './serial-order.ts'
import { entriesWithFiles, episodesOf, type EntryWithFiles } from './stored-episodes.ts'
import { isStraight, straightAddress } from './straight.ts'

interface Found {
  episode: Episode
  entry: EntryWithFiles
  file: EntryWithFiles['files'][number]
}

/** Finds an episode from the reader's sources. Throws `not-found` if there is none. */
export async function findEpisode(desk: Desk, id: string): Promise<Found> {
  const named = readEpisodeId(id)
  const [entry] = named ? await entriesWithFiles(desk, sql`where entries.id = ${named.entry}`) : []
  const episode = entry && episodesOf(desk, entry).find((one) => one.id === id)
  const file = entry?.files[named?.file ?? -1]
  if (entry && episode && file) return { episode, entry, file }
  throw new Problem('not-found', 'That episode was not found. You may no longer follow its source.')
}

/**
 * The episode queued after this one, or the first of the queue if this one is not queued, so that
 * an unplayable episode is not tried again. If no other is queued, the next one of the serial.
 */
async function nextInQueue(desk: Desk, id: string) {
  const queue = await queuedEpisodes(desk)
  const next = queue[queue.findIndex((episode) => episode.id === id) + 1]
  if (next) return { id: next.id, title: next.title }
  return queue.every((episode) => episode.id === id) ? nextOfSerial(desk, id) : null
}

/** The next episode of a serial, which is played if no other episode is queued. */
async function nextOfSerial(desk: Desk, id: string) {
  const { entry } = readEpisodeId(id)!
  const order = await serialOrder(
    desk,
    sql`(select feed_id from entries where id = ${entry}) as followed`,
  )
  const at = order?.indexOf(entry) ?? -1
  if (!order || at < 0) return null
  // Episodes without a playable file are skipped, but only a few of them.
  const ids = order.slice(at + 1, at + 1 + PASSED_OVER)
  const found = await entriesWithFiles(desk, sql`where entries.id = any(${ids})`)
  const next = ids
    .flatMap((other) => found.filter((one) => one.entry === other))
    .flatMap((one) => mainEpisodeOf(desk, one))
    .find(({ isStream }) => !isStream)
  return next ? { id: next.id, title: next.title, isOfSerial: true } : null
}

const PASSED_OVER = 10

/** The most characters of the notes, as many as an article may have. */
const NOTES_CHARACTERS = 20_000

async function readNotes({ db }: Desk, { entry }: EntryWithFiles): Promise<string | null> {
  const { notes } = await db.one(
    z.object({ notes: z.string() }),
    sql`select left(text, ${NOTES_CHARACTERS}) as notes from entries where id = ${entry}`,
  )
  return notes.trim() || null
}

const HEARD_SHARE = 0.98

/** Lets the newsroom's player play episodes. */
export const episodesPlayed: RecordingsOfOthers = {
  has: (id) => readEpisodeId(id) !== null,

  async getPiece(desk, id) {
    const { episode, entry, file } = await findEpisode(desk, id)
    const { title, kind, seconds, cover, position } = episode
    return {
      ...{ id, type: kind, title, language: entry.language ?? 'und' },
      completedAt: entry.publishedTime,
      seconds: seconds ?? 0,
      address: mediaAddress(desk.secrets, desk.readerId, file.url),
      mediaType: mediaType(file.type, file.url) ?? (kind === 'video' ? 'video/mp4' : 'audio/mpeg'),
      captions: null,
      cover,
      chapters: chapterSpans(file.chapters ?? []),
      lines: [],
      sources: [],
      position,
      voices: '',
      isKept: false,
      published: {
        source: episode.source,
        ...{ article: episode.article, page: episode.page, file: episode.file },
        download: episode.download,
        straight: (await isStraight(desk)) ? straightAddress(file.url) : null,
        next: await nextInQueue(desk, id),
      },
    }
  },

  async getBeside(desk, { id, languages = [] }) {
    const { entry } = await findEpisode(desk, id)
    const [beside, notes] = await Promise.all([
      readBeside(desk, entry, languages),
      readNotes(desk, entry),
    ])
    return { ...beside, notes }
  },

  async savePosition(desk, { id, seconds, length = 0, isFinished }) {
    const { episode } = await findEpisode(desk, id)
    const { entry, file } = readEpisodeId(id)!
    const { db, readerId, now } = desk
    // An episode that is stopped near its end counts as heard, and can still be continued there.
    const isHeard = isFinished || (length > 0 && seconds >= length * HEARD_SHARE)
    await db.run(sql`
      insert into episodes (reader_id, entry_id, file, position, heard_at)
      values (${readerId}, ${entry}, ${file}, ${isFinished ? 0 : seconds}, ${isHeard ? now() : null})
      on conflict (reader_id, entry_id, file) do update set position = excluded.position,
        heard_at = coalesce(excluded.heard_at, episodes.heard_at),
        batch = case when ${isHeard} then null else episodes.batch end,
        place = case when ${isFinished} then null else episodes.place end`)
    if (isFinished || (isHeard && !episode.isHeard)) await announceQueue(desk)
  },
}
