import type { PieceBeside, PlayingPiece } from '../../contracts/playing.ts'
import { extensionPoint } from '#server/extension-points.ts'
import type { Desk } from '#server/tools.ts'

/**
 * Recordings of publishers that the player can play. The area that provides them recognizes its own
 * ids.
 */
export interface RecordingsOfOthers {
  has(id: string): boolean
  /** This function and the next two throw `not-found` for an unknown recording. */
  getPiece(desk: Desk, id: string): Promise<PlayingPiece>
  getBeside(
    desk: Desk,
    wanted: {
      id: string
      /** The wanted languages of the transcript, best first. */
      languages?: readonly string[] | undefined
    },
  ): Promise<PieceBeside>
  savePosition(
    desk: Desk,
    place: {
      id: string
      seconds: number
      /** The length in seconds; absent if the player does not know it. */
      length?: number | undefined
      isFinished: boolean
    },
  ): Promise<void>
}

export const recordingsOfOthers = extensionPoint<RecordingsOfOthers>('recordings-of-others')
