import { createHash } from 'node:crypto'
import { pictureType } from '#platform/files/server/lends.ts'
import { ARCHIVE } from '#server/archive/limits.ts'
import type { ArchiveMedia } from '#server/archive/archive-part.ts'

const HASH_CHARACTERS = 64

/**
 * Pictures as the store keeps them (pictures/picture-store.ts): contents by their hash, and names that refer to them.
 */
export const pictureFiles: ArchiveMedia[] = [
  {
    pattern: /^pictures\/contents\/([\da-f]{2})\/\1[\da-f]{62}$/,
    mostBytes: ARCHIVE.fileBytes,
    problemOf(file, content) {
      const hash = createHash('sha256').update(content).digest('hex')
      if (!file.endsWith(`/${hash}`)) return 'does not match its name'
      return pictureType(content) === 'image/webp'
        ? null
        : 'is not a picture as the server stores them'
    },
  },
  {
    // This file is named by the hash of an address and a width; it holds the name of a content.
    pattern: /^pictures\/names\/([\da-f]{2})\/\1[\da-f]{62}$/,
    mostBytes: HASH_CHARACTERS,
    problemOf(_, content) {
      return /^[\da-f]{64}$/.test(content.toString('latin1')) ? null : 'does not refer to a picture'
    },
  },
]
