import type { PieceBeside, PlayingPiece } from '../../contracts/playing.ts'
import { extensionPoint } from '#server/extension-points.ts'
import type { Desk } from '#server/tools.ts'

/** Recordings that can be played and were not made here: who adds them says which ids are its own. */
export interface RecordingsOfOthers {
  has(id: string): boolean
  /** These three fail with `not-found` where the reader has no such recording. */
  getPiece(desk: Desk, id: string): Promise<PlayingPiece>
  getBeside(
    desk: Desk,
    wanted: {
      id: string
      /** Languages of its transcript, the best first. */
      languages?: readonly string[] | undefined
    },
  ): Promise<PieceBeside>
  savePosition(
    desk: Desk,
    place: {
      id: string
      seconds: number
      /** The length in seconds; absent where the player does not know. */
      length?: number | undefined
      isFinished: boolean
    },
  ): Promise<void>
}

export const recordingsOfOthers = extensionPoint<RecordingsOfOthers>('recordings-of-others')
