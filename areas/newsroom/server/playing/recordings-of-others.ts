import type { PieceBeside, PlayingPiece } from '../../contracts/playing.ts'
import { extensionPoint } from '#server/extension-points.ts'
import type { Desk } from '#server/tools.ts'

/** Recordings of publishers that can be played; the area that adds them recognizes its own ids. */
export interface RecordingsOfOthers {
  has(id: string): boolean
  /** All three fail with `not-found` for an unknown recording. */
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
