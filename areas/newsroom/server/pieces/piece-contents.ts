import { join } from 'node:path'
import { openContentStore } from '#platform/files/server/lends.ts'
import type { Tools } from '#server/tools.ts'

export const PIECES = 'media/pieces/'

/**
 * Opens the store of finished pieces and covers, in which each file is stored once under its hash.
 */
export function pieceContents({ media, dataFolder }: Pick<Tools, 'media' | 'dataFolder'>) {
  return openContentStore(media, PIECES, join(dataFolder, PIECES, 'arriving'))
}

/** The path of a stored file in the media store. */
export function pieceName(hash: string): string {
  return `${PIECES}${hash.slice(0, 2)}/${hash}`
}
