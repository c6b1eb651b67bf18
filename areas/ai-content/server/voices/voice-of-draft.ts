import { Problem } from '#core/problem.ts'
import { sql } from '#server/tools.ts'
import { DraftVoice } from '../../contracts/drafts.ts'
import type { Voice } from '../../contracts/voices.ts'
import { demandVoice, usualVoice, type Owned } from './voice-rows.ts'

/** The voice of a draft; null for the usual one. A deleted voice keeps its name. */
export async function readVoiceOf(
  { db, readerId }: Owned,
  draft: string,
): Promise<DraftVoice | null> {
  return db.maybe(
    DraftVoice,
    sql`select voice_id as id, coalesce(content ->> 'name', voice_name) as name,
          voice.id is null or voice.deleted_at is not null as is_gone
        from ai_content_drafts as draft
          left join ai_content_voices as voice on voice.id = voice_id and voice.reader_id = ${readerId}
        where draft.id = ${draft} and draft.reader_id = ${readerId} and voice_id is not null`,
  )
}

/**
 * The voice that a draft is written in: its own, or the usual one if that is gone; null if the
 * reader has no voice.
 */
export async function voiceFor(of: Owned, draft: string): Promise<Voice | null> {
  const chosen = await readVoiceOf(of, draft)
  return chosen && !chosen.isGone ? demandVoice(of, chosen.id) : usualVoice(of)
}

/**
 * Sets the voice of a draft; null selects whichever voice is the usual one when the draft is
 * written.
 */
export async function keepVoice(
  { db, readerId }: Owned,
  draft: string,
  voice: Pick<Voice, 'id' | 'name'> | null,
): Promise<void> {
  const { changed } = await db.run(sql`
    update ai_content_drafts set voice_id = ${voice?.id ?? null}, voice_name = ${voice?.name ?? null}
    where id = ${draft} and reader_id = ${readerId} and deleted_at is null`)
  if (changed === 0) throw new Problem('not-found', 'That draft is already gone.')
}
