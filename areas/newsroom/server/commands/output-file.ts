import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { dirname, extname } from 'node:path'
import { Problem } from '#core/problem.ts'
import { isOutOfRoom } from '#server/disk/out-of-room.ts'
import type { JobType } from '../../job-options.ts'

const ENDINGS: Record<JobType, readonly string[]> = {
  audio: ['.mp3'],
  video: ['.mp4', '.webm'],
  text: ['.md', '.html', '.docx'],
}

/**
 * Checks before minutes of work that the output path can be written. Throws a `Problem` otherwise.
 */
export async function expectOutput(type: JobType, out: string): Promise<void> {
  const endings = ENDINGS[type]
  if (!endings.includes(extname(out).toLowerCase())) {
    const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(endings)
    throw new Problem('invalid', `The file of ${nameOf[type]} ends in ${names}.`)
  }
  const folder = dirname(out)
  const canWrite = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  )
  if (!canWrite) throw new Problem('invalid', `Nothing can be written to the folder “${folder}”.`)
  const isFolder = await stat(out).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (isFolder) throw new Problem('invalid', `“${out}” is a folder. Name a file.`)
}

const nameOf: Record<JobType, string> = { audio: 'audio', video: 'a video', text: 'a text' }

/** Turns the error for a full disk into a `Problem`; other errors are thrown as they are. */
export async function withRoom<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    if (!isOutOfRoom(cause)) throw cause
    throw new Problem(
      'unavailable',
      'The disk is full: nothing was written. Free some space for the file, and in the folder for temporary files, then try again.',
      { cause },
    )
  }
}
