import { Problem } from '#core/problem.ts'
import { inHub } from '#server/access/asking.ts'
import type { Desk } from '#server/tools.ts'
import type { PlayingPiece } from '../../contracts/playing.ts'
import { readJob } from '../pieces/job-rows.ts'
import { PIECES_PATH } from '../pieces/pieces-path.ts'
import { readPiece } from '../pieces/piece-rows.ts'

/** Reads a finished piece and its script. Throws `not-found` if there is none. */
export async function finishedPiece({ db, readerId }: Pick<Desk, 'db' | 'readerId'>, id: string) {
  const job = await readJob(db, readerId, id)
  const piece = job && (await readPiece(db, readerId, id))
  if (!piece || job.script === null) {
    throw new Problem('not-found', 'That piece is not there any more.')
  }
  return { job, script: job.script, piece }
}

/** Reads a piece of audio or video, with the times of its sentences. */
export async function playingPiece(desk: Desk, id: string): Promise<PlayingPiece> {
  const { job, script, piece } = await finishedPiece(desk, id)
  const { timing } = piece
  if (timing === null || piece.hash === null) {
    throw new Problem('not-found', 'This piece is a text. Read it instead.')
  }
  return {
    ...{ id, type: job.type, title: job.title, language: script.language },
    completedAt: piece.completedAt,
    seconds: piece.seconds,
    address: inHub(`${PIECES_PATH}/${id}/media`),
    mediaType: piece.mediaType,
    captions: inHub(`${PIECES_PATH}/${id}/captions.vtt`),
    cover: piece.cover === null ? null : inHub(`${PIECES_PATH}/${id}/cover`),
    chapters: timing.chapters,
    lines: timing.lines.flatMap(({ section, line, start, end }) => {
      const said = script.sections[section]?.lines[line]
      return said ? [{ ...said, start, end }] : []
    }),
    sources: script.sources,
    position: piece.position,
    voices: piece.voices,
    isKept: piece.isKept,
  }
}
