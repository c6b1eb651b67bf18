import { unzipSync } from 'fflate'
import { fileSizeText } from '#core/file-size.ts'
import { Problem } from '#core/problem.ts'

export interface ZipLimits {
  isWanted: (name: string) => boolean
  /** The limit for the unpacked size of all wanted files together. */
  bytes: number
  files: number
  /** Advice for a person if the files exceed a limit. */
  remedy: string
}

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04
}

/** Unpacks the wanted files of a zip, by name, after checking the sizes that the zip states. */
export function unpackZip(
  zip: Uint8Array,
  { isWanted, bytes, files, remedy }: ZipLimits,
): [name: string, content: Uint8Array][] {
  let sum = 0
  let count = 0
  try {
    return Object.entries(
      unzipSync(zip, {
        filter({ name, originalSize }) {
          if (!isWanted(name)) return false
          sum += originalSize
          if (sum > bytes || ++count > files) {
            throw new Problem(
              'invalid',
              `This zip file unpacks to more than ${fileSizeText(bytes)}. ${remedy}`,
            )
          }
          return true
        },
      }),
    )
  } catch (cause) {
    if (cause instanceof Problem) throw cause
    throw new Problem('invalid', 'The zip file breaks off or is damaged. Export it again.', {
      cause,
    })
  }
}
