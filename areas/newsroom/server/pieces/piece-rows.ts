import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Database } from '#server/tools.ts'

/**
 * The times in seconds at which the lines of the script, the captions and the chapters of a piece
 * are spoken.
 */
export const Timing = z.object({
  lines: z.array(z.object({ section: z.int(), line: z.int(), start: z.number(), end: z.number() })),
  cues: z.array(
    z.object({ start: z.number(), end: z.number(), speaker: z.enum(['a', 'b']), text: z.string() }),
  ),
  chapters: z.array(z.object({ title: z.string(), start: z.number(), end: z.number() })),
})
export type Timing = z.infer<typeof Timing>

export const PieceRow = z.object({
  jobId: z.string(),
  /** The SHA-256 hash of the file; null for a text. */
  hash: z.nullable(z.string()),
  mediaType: z.string(),
  bytes: z.int(),
  cover: z.nullable(z.string()),
  seconds: z.number(),
  timing: z.nullable(Timing),
  voices: z.string(),
  completedAt: Time,
  position: z.number(),
  heardAt: z.nullable(Time),
  isKept: z.boolean(),
})
export type PieceRow = z.infer<typeof PieceRow>

export const pieceColumns = sql`job_id, hash, media_type, bytes, cover, seconds, timing, voices, completed_at,
  position, heard_at, is_kept`

export async function readPiece(
  db: Database,
  readerId: string,
  id: string,
): Promise<PieceRow | null> {
  return db.maybe(
    PieceRow,
    sql`select ${pieceColumns} from newsroom_pieces where job_id = ${id} and reader_id = ${readerId}`,
  )
}
