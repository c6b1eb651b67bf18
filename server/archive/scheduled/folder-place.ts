import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  attemptText,
  isArchiveName,
  LAST_ATTEMPT,
  readAttempt,
  type ArchivePlace,
} from './archive-place.ts'

/** Matches names of archives from attempts that ended early, or that could not be restored. */
const UNVERIFIED = /^(synthwire-[\dTZ-]+)\.unverified(\.tar\.gz)(?:\.part)?$/

/** Keeps archives in a folder. An archive that is not verified has another name. */
export function folderPlace(folder: string): ArchivePlace {
  return {
    words: folder,

    async prepare() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      for (const name of await readdir(folder)) {
        if (isArchiveName(name.replace(UNVERIFIED, '$1$2')) && !isArchiveName(name))
          await rm(join(folder, name))
      }
    },

    async add(name, { write, verify }) {
      const file = join(folder, name.replace(/(?=\.tar\.gz$)/, '.unverified'))
      const written = await write(file)
      await verify(file, written)
      await rename(file, join(folder, name))
      return written
    },

    async list() {
      const names = (await readdir(folder)).filter(isArchiveName).toSorted()
      return Promise.all(
        names.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })),
      )
    },

    remove: (name) => rm(join(folder, name)),

    async readLastAttempt() {
      return readAttempt(await readFile(join(folder, LAST_ATTEMPT), 'utf8').catch(() => ''))
    },

    async noteAttempt(attempt) {
      const aside = join(folder, `${LAST_ATTEMPT}.part`)
      await writeFile(aside, attemptText(attempt), { mode: 0o600 })
      await rename(aside, join(folder, LAST_ATTEMPT))
    },
  }
}
