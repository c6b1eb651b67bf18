import * as z from 'zod/mini'
import type { Exported } from '../export-archive.ts'

export const LastAttempt = z.object({
  at: z.iso.datetime(),
  rows: z.int(),
  files: z.int(),
  /** The failure, in words; null if the archive was made and restored. */
  problem: z.nullable(z.string()),
})
export type LastAttempt = z.infer<typeof LastAttempt>

/** Steps that an archive takes before it is listed. */
export interface MakeArchive {
  write(file: string): Promise<Exported>
  /** Fails unless everything that was written can be restored from the file. */
  verify(file: string, written: Exported): Promise<void>
}

/** A place for archives on a schedule: a folder, or a store. Files of other names there are not ours. */
export interface ArchivePlace {
  /** A description of the place for people. */
  words: string
  /** Prepares the place for a new archive, and deletes the remains of failed attempts. */
  prepare(): Promise<void>
  /** Adds an archive, which is listed only after it was verified in its place. */
  add(name: string, make: MakeArchive): Promise<Exported>
  /** The verified archives, oldest first. */
  list(): Promise<ListedArchive[]>
  remove(name: string): Promise<void>
  /** The outcome of the last attempt; null before the first one, or for an unknown note. */
  readLastAttempt(): Promise<LastAttempt | null>
  noteAttempt(attempt: LastAttempt): Promise<void>
}

export interface ListedArchive {
  name: string
  bytes: number
}

export const LAST_ATTEMPT = 'last-attempt.json'

/** The form of a name. Names sort by time, so the newest archive is the last. */
const NAME = /^synthwire-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/

export function archiveName(at: Date): string {
  return `synthwire-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`
}

export function isArchiveName(name: string): boolean {
  return NAME.test(name)
}

/**
 * Deletes the oldest verified archives beyond the newest `keep`. Returns the number of deleted
 * ones.
 */
export async function removeOldest(place: ArchivePlace, keep: number): Promise<number> {
  const old = (await place.list()).slice(0, -keep)
  for (const { name } of old) await place.remove(name)
  return old.length
}

/** Reads the note of an attempt; null if it is missing or not readable. */
export function readAttempt(text: string): LastAttempt | null {
  try {
    return LastAttempt.parse(JSON.parse(text))
  } catch {
    return null
  }
}

export function attemptText(attempt: LastAttempt): string {
  return `${JSON.stringify(attempt, null, 2)}\n`
}
