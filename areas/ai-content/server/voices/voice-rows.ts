import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { Time } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Sql } from '#server/tools.ts'
import type { Voice, VoiceSummary } from '../../contracts/voices.ts'
import { VOICES } from '../../voices/limits.ts'
import { VoiceDraft } from '../../voices/voice.ts'

/** A database, and the reader who owns the voices. */
export interface Owned {
  db: Database
  readerId: string
}

const SummaryRow = z.object({
  id: z.string(),
  name: z.string(),
  pairs: z.int(),
  editedAt: Time,
})

const VoiceRow = z.object({
  id: z.string(),
  content: VoiceDraft,
  version: z.int(),
  editedAt: Time,
})

/** A sort order that puts the usual voice first. */
const usualFirst = sql`chosen_at desc nulls last, number`

/** Lists voices without their rules: the usual one first, then by name. */
export async function listVoices(
  { db, readerId }: Owned,
  shelf: 'active' | 'deleted',
): Promise<VoiceSummary[]> {
  const isOnShelf = shelf === 'active' ? sql`deleted_at is null` : sql`deleted_at is not null`
  const rows = await db.many(
    SummaryRow,
    sql`select id, content->>'name' as name, jsonb_array_length(content->'rules'->'pairs') as pairs, edited_at
        from ai_content_voices where reader_id = ${readerId} and ${isOnShelf}
        order by ${usualFirst} limit ${VOICES.listed}`,
  )
  const [usual] = shelf === 'active' ? rows : []
  const told = rows.map((row) => ({ ...row, isUsual: row === usual }))
  const order = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
  return told.toSorted(
    (a, b) => Number(b.isUsual) - Number(a.isUsual) || order.compare(a.name, b.name),
  )
}

/** Reads a voice; fails if it is gone. */
export async function demandVoice(of: Owned, id: string): Promise<Voice> {
  const row = await findVoice(of, sql`id = ${id}`)
  if (!row) throw new Problem('not-found', 'That voice is already gone.')
  const usual = await of.db.maybe(
    z.object({ id: z.string() }),
    sql`select id from ai_content_voices where reader_id = ${of.readerId} and deleted_at is null
        order by ${usualFirst} limit 1`,
  )
  return { ...row, isUsual: usual?.id === id }
}

/** Reads the usual voice; null if the reader has none. */
export async function usualVoice(of: Owned): Promise<Voice | null> {
  const row = await findVoice(of, sql`true`)
  return row && { ...row, isUsual: true }
}

async function findVoice(
  { db, readerId }: Owned,
  holds: Sql,
): Promise<Omit<Voice, 'isUsual'> | null> {
  const row = await db.maybe(
    VoiceRow,
    sql`select id, content, version, edited_at from ai_content_voices
        where reader_id = ${readerId} and deleted_at is null and ${holds}
        order by ${usualFirst} limit 1`,
  )
  if (!row) return null
  const { content, ...rest } = row
  return { ...content, ...rest }
}

/** Adds a voice, and returns its id. */
export async function insertVoice(of: Owned, voice: VoiceDraft, now: Date): Promise<string> {
  await demandRoom(of)
  const id = newId('voice')
  await of.db.run(sql`
    insert into ai_content_voices (id, reader_id, content, edited_at)
    values (${id}, ${of.readerId}, ${JSON.stringify(voice)}::jsonb, ${now})`)
  return id
}

/**
 * Saves a voice over the version that was read. Returns false if the stored version is newer, or
 * the voice is gone.
 */
export async function updateVoice(
  { db, readerId }: Owned,
  { id, version }: Pick<Voice, 'id' | 'version'>,
  voice: VoiceDraft,
  now: Date,
): Promise<boolean> {
  const { changed } = await db.run(sql`
    update ai_content_voices
    set content = ${JSON.stringify(voice)}::jsonb, version = version + 1, edited_at = ${now}
    where id = ${id} and reader_id = ${readerId} and version = ${version} and deleted_at is null`)
  return changed > 0
}

/** Fails if a reader has reached the limit of voices. */
export async function demandRoom({ db, readerId }: Owned): Promise<void> {
  const { count } = await db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from ai_content_voices
        where reader_id = ${readerId} and deleted_at is null`,
  )
  if (count >= VOICES.kept)
    throw new Problem('conflict', `There are ${VOICES.kept} voices already. Delete one first.`)
}
