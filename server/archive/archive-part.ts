import { extensionPoint } from '../extension-points.ts'
import type { Database, Tools } from '../tools.ts'

/**
 * Work after an archive is restored: queueing the jobs that were unfinished when it was written.
 */
export const archiveRestored =
  extensionPoint<(tools: Pick<Tools, 'enqueue'>) => Promise<void>>('archive-restored')

/** The tables and files of an area in an archive, with rules for imported values. */
export interface ArchivePart {
  tables: Record<string, ArchiveTable>
  /** The files that belong to the tables. */
  media?: ArchiveMedia[]
  /**
   * The media files of one reader, for an archive of their own; their names begin with "files/".
   */
  ownFiles?(tools: Tools, readerId: string): AsyncIterable<{ name: string; content: Uint8Array }>
  /**
   * Restores data that depends on several rows, after all rows are stored. Changes that migrations
   * made to existing rows have to be made to rows of older archives, too.
   */
  settle?(db: Database, isBefore: (migration: string) => boolean): Promise<void>
}

export interface ArchiveTable {
  /** Rules for the columns beyond their types; every column of text or JSON has one. */
  columns: Record<string, ColumnRule>
  /** True for a table that always has exactly one row. */
  isSingle?: boolean
}

/**
 * Takes a value of its column's type and returns the safe form to store; throws a `BadValue` if there is none. It is
 * not called with null.
 */
export type ColumnRule = (value: never, about: AboutRow) => unknown

/** Facts that a rule may use besides the value. */
export interface AboutRow {
  row: Row
  /** True if the key that came with the archive opens this value. */
  isOpened(sealed: Uint8Array): boolean
  /** Checks a row of a table that is stored inside another one, by the rules of that table. */
  check(table: string, row: unknown): Row
}

export type Row = Record<string, unknown>

/** A kind of files outside the database, named by their paths below the data folder, with "/". */
export interface ArchiveMedia {
  pattern: RegExp
  mostBytes: number
  /** The reason why a file of that name is refused; null if it is accepted. */
  problemOf(file: string, content: Buffer): string | null
}

/**
 * The reason why a value is refused, as the end of a sentence that begins with its column: "is not
 * a web address".
 */
export class BadValue extends Error {}
