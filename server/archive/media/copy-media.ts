import limit from 'p-limit'
import { mediaFolders } from '../../disk/media-folders.ts'
import type { ArchivePart } from '../archive-part.ts'
import type { Store } from '../../stores/store.ts'

const COPIED_AT_ONCE = 8

export interface CopiedMedia {
  copied: number
  /** The number of files that the other place had already. */
  known: number
  /** Names of files whose content does not match the name. */
  damaged: string[]
}

/**
 * Copies all media files that the other place lacks, so that a further run continues after an
 * interruption. Names that no area knows are not copied, so that nothing in a bucket can get to
 * another place in a folder.
 */
export async function copyMedia(
  { from, to }: { from: Store; to: Store },
  parts: ArchivePart[],
  onProgress: (done: number, all: number) => void = () => {},
): Promise<CopiedMedia> {
  const kinds = parts.flatMap(({ media = [] }) => media)
  const there = new Set((await listMedia(to)).map(({ name }) => name))
  const files = (await listMedia(from)).flatMap(({ name }) => {
    const kind = kinds.find(({ pattern }) => pattern.test(name))
    return kind ? [{ name, kind }] : []
  })
  const result: CopiedMedia = { copied: 0, known: 0, damaged: [] }
  let done = 0
  const inTurn = limit(COPIED_AT_ONCE)
  await Promise.all(
    files.map(({ name, kind }) =>
      inTurn(async () => {
        onProgress(++done, files.length)
        if (there.has(name)) return void result.known++
        const content = await from.read(name, kind.mostBytes)
        // The server may have deleted a picture meanwhile.
        if (content === null) return
        if (kind.problemOf(name, content) !== null) return void result.damaged.push(name)
        await to.put(name, content)
        result.copied++
      }),
    ),
  )
  return result
}

async function listMedia(store: Store) {
  return (await Promise.all(mediaFolders.map((folder) => store.list(`${folder}/`)))).flat()
}
