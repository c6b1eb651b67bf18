import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import {
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import limit from 'p-limit'
import { Problem } from '#core/problem.ts'
import { byteWords } from '../disk/byte-words.ts'
import { byName, type Store } from './store.ts'

const STATS_AT_ONCE = 32

/**
 * Uses a folder of this machine as a store. The name of a file in the store is its path below the
 * folder.
 */
export function folderStore(folder: string): Store {
  const pathOf = (name: string) => join(folder, name)

  const store: Store = {
    place: folder,
    isShared: false,

    async put(name, content) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      const aside = `${path}.${randomUUID()}`
      try {
        await writeFile(aside, content)
        await rename(aside, path)
      } catch (error) {
        await rm(aside, { force: true })
        throw error
      }
    },

    async putCopy(name, file) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      const aside = `${path}.${randomUUID()}`
      try {
        await copyFile(file, aside, constants.COPYFILE_EXCL)
        await rename(aside, path)
      } catch (error) {
        await rm(aside, { force: true })
        throw error
      }
    },

    async putFile(name, file) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      await rename(file, path).catch(async (error: NodeJS.ErrnoException) => {
        // Renaming fails with EXDEV if a folder of media is on another disk.
        if (error.code !== 'EXDEV') throw error
        await store.putCopy(name, file)
        await rm(file)
      })
    },

    async read(name, mostBytes) {
      const content = await readFile(pathOf(name)).catch(nothingIfAbsent(null))
      if (content !== null && content.length > mostBytes) throw tooLarge(mostBytes)
      return content
    },

    async readPart(name, start, end) {
      const file = await open(pathOf(name)).catch(nothingIfAbsent(null))
      if (file === null) return null
      try {
        const part = Buffer.alloc(end - start)
        const { bytesRead } = await file.read(part, 0, part.length, start)
        return part.subarray(0, bytesRead)
      } finally {
        await file.close()
      }
    },

    async fetch(name, file, mostBytes) {
      const found = await stat(pathOf(name)).catch(nothingIfAbsent(null))
      if (found === null) return false
      if (found.size > mostBytes) throw tooLarge(mostBytes)
      await copyFile(pathOf(name), file, constants.COPYFILE_EXCL)
      return true
    },

    async has(name) {
      return (await stat(pathOf(name)).catch(nothingIfAbsent(null)))?.isFile() ?? false
    },

    remove: (name) => rm(pathOf(name), { force: true }),

    async list(prefix) {
      // The text after the last "/" of the prefix is the beginning of file names.
      const below = prefix.slice(0, prefix.lastIndexOf('/') + 1)
      const found = await readdir(pathOf(below), { recursive: true, withFileTypes: true }).catch(
        nothingIfAbsent([]),
      )
      const inTurn = limit(STATS_AT_ONCE)
      const items = await Promise.all(
        found
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .map((path) => ({
            path,
            name: path.slice(join(folder, '/').length).replaceAll('\\', '/'),
          }))
          .filter(({ name }) => name.startsWith(prefix))
          .map(({ path, name }) =>
            inTurn(async () => {
              // The file may be deleted at the same time.
              const found = await stat(path).catch(() => null)
              return found ? [{ name, bytes: found.size, modifiedAt: found.mtime }] : []
            }),
          ),
      )
      return items.flat().toSorted(byName)
    },
  }
  return store
}

/** The problem of a stored file that is larger than any that this server stores. */
export function tooLarge(mostBytes: number): Problem {
  return new Problem('invalid', `A stored file is larger than ${byteWords(mostBytes)}.`)
}

function nothingIfAbsent<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return value
    throw error
  }
}
