import type { Reply } from '#server/web/routes/route.ts'
import { storedReply } from '#server/web/routes/stored-reply.ts'
import type { Store } from '#server/stores/store.ts'
import { pieceName } from '../pieces/piece-contents.ts'
import type { PieceRow, Timing } from '../pieces/piece-rows.ts'
import { captions } from '#media/sound-files/captions.ts'
import { jsonChapters } from '#media/sound-files/json-chapters.ts'

type Headers = Record<string, string | undefined>

const COVER_BYTES = 5_000_000

/** Serves a playable file, or the requested part of it. */
export async function serveFile(
  media: Store,
  { hash, bytes, mediaType: type }: Pick<PieceRow, 'hash' | 'bytes' | 'mediaType'>,
  headers: Headers,
): Promise<Reply | null> {
  if (hash === null) return null
  return storedReply(media, { name: pieceName(hash), hash, bytes, type }, headers)
}

export async function serveCover(
  media: Store,
  { cover }: Pick<PieceRow, 'cover'>,
): Promise<Reply | null> {
  const body = cover === null ? null : await media.read(pieceName(cover), COVER_BYTES)
  return body && { type: 'image/jpeg', body }
}

export function serveCaptions(timing: Timing, language: string): Reply {
  return { type: 'text/vtt; charset=utf-8', body: captions(timing.cues, language) }
}

export function serveChapters(timing: Timing): Reply {
  return {
    type: 'application/json+chapters; charset=utf-8',
    body: JSON.stringify(jsonChapters(timing.chapters)),
  }
}
