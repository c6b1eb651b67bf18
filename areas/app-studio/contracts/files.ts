import * as z from 'zod/mini'
import { defineContract, Id, read, Time, write } from '#core/contract.ts'
import { Bytes, Count, list, text } from '#core/words.ts'
import { REPOSITORY, SEARCH } from '../limits.ts'
import { CommitId } from './commit-id.ts'

const OneProject = z.object({ project: Id })
const Path = text(REPOSITORY.pathCharacters).check(z.minLength(1, 'Enter a path'))

/**
 * The content of a file: as text if it is UTF-8 without control characters, otherwise as base64.
 */
export const FileContent = z.union([
  z.object({ text: text(REPOSITORY.fileBytes) }),
  z.object({
    base64: z.string().check(
      // Three bytes are four characters of base64.
      z.maxLength(Math.ceil(REPOSITORY.fileBytes / 3) * 4),
      z.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'That is not base64'),
    ),
  }),
])
export type FileContent = z.infer<typeof FileContent>

/** One change of a save. If the path is that of a folder, the change applies to all files in it. */
export const SavedChange = z.discriminatedUnion('do', [
  z.object({ do: z.literal('write'), path: Path, content: FileContent }),
  /** Git stores no empty folders, so a new folder contains a file ".gitkeep". */
  z.object({ do: z.literal('add-folder'), path: Path }),
  z.object({ do: z.literal('move'), path: Path, to: Path }),
  z.object({ do: z.literal('delete'), path: Path }),
])
export type SavedChange = z.infer<typeof SavedChange>

/** A file that was changed both here and elsewhere since the commit that the save is based on. */
export const FileConflict = z.object({
  path: z.string(),
  /**
   * The text at that commit. Each of the three texts is null if the file does not exist there or is
   * not text.
   */
  base: z.nullable(z.string()),
  /** The text that is stored now. */
  saved: z.nullable(z.string()),
  /** The text that was not saved, because of the conflict. */
  yours: z.nullable(z.string()),
})
export type FileConflict = z.infer<typeof FileConflict>

/**
 * The result of a save. If there are conflicts, nothing was saved. `commit` is the newest one in
 * either case.
 */
const SaveResult = z.object({ commit: CommitId, conflicts: z.array(FileConflict) })

const CommitLine = z.object({
  id: CommitId,
  message: z.string(),
  author: z.string(),
  at: Time,
  /** The number of parent commits: two or more for a merge. */
  parents: Count,
})

const DiffLine = z.object({
  is: z.enum(['same', 'added', 'deleted']),
  text: z.string(),
})

export const FileDiff = z.object({
  path: z.string(),
  /** The former path of a moved file; null if the file was not moved. */
  from: z.nullable(z.string()),
  is: z.enum(['added', 'changed', 'deleted', 'moved']),
  /**
   * Changed lines with the lines around them; null if the file is not text, or comparing it would
   * exceed a limit.
   */
  hunks: z.nullable(
    z.array(
      z.object({
        /** The number of the hunk's first line before and after the change, from 1. */
        before: Count,
        after: Count,
        lines: z.array(DiffLine),
      }),
    ),
  ),
})
export type FileDiff = z.infer<typeof FileDiff>

/** An error that TypeScript finds. Lines and columns count from 1. */
export const TypeFault = z.object({
  text: z.string(),
  /** The error code of TypeScript, such as 2322. */
  code: Count,
  line: Count,
  column: Count,
  endLine: Count,
  endColumn: Count,
})
export type TypeFault = z.infer<typeof TypeFault>

/** A line that contains the searched text. */
export const FoundLine = z.object({
  path: z.string(),
  /** The number of the line, from 1. */
  line: Count,
  column: Count,
  /** The line; if it is long, only the part around the match. */
  text: z.string(),
})
export type FoundLine = z.infer<typeof FoundLine>

/** Files of projects and their history. */
export const studioFiles = defineContract('app-studio/files', ['app-studio/projects'], {
  /**
   * Lists the files at a commit, by default the newest one. `commit` is null before the first
   * commit.
   */
  getTree: read(
    z.extend(OneProject, { commit: z.optional(CommitId) }),
    z.object({
      commit: z.nullable(CommitId),
      files: z.array(z.object({ path: z.string(), bytes: Bytes })),
    }),
    ['not-found'],
  ),
  getFile: read(
    z.extend(OneProject, { path: Path, commit: z.optional(CommitId) }),
    z.object({ commit: CommitId, bytes: Bytes, content: FileContent }),
    ['not-found'],
  ),
  /** Checks the types of a TypeScript file at the newest commit. */
  checkTypes: read(
    z.extend(OneProject, { path: Path }),
    z.object({ commit: CommitId, faults: z.array(TypeFault) }),
    ['not-found', 'unavailable'],
  ),
  /** Finds lines that contain a text in any capitals, sorted by path. */
  searchFiles: read(
    z.extend(OneProject, {
      search: text(SEARCH.characters).check(z.minLength(1, 'Enter a text to search for')),
    }),
    z.object({
      lines: z.array(FoundLine),
      /**
       * True if there may be more matches, in files that were not searched or after the last line
       * of this list.
       */
      isCutShort: z.boolean(),
    }),
    ['not-found'],
  ),
  /**
   * Saves changes over the commit that was read. Changes that others have made to other files since
   * then are kept. If both changed a file differently, nothing is saved; both texts are returned.
   */
  saveFiles: write(
    z.extend(OneProject, {
      base: z.nullable(CommitId),
      changes: list(SavedChange, REPOSITORY.changes).check(
        z.minLength(1, 'There is nothing to save'),
      ),
      /**
       * A message makes the save a separate commit; without one, saves within ten minutes are one
       * commit.
       */
      message: z.optional(text(REPOSITORY.messageCharacters)),
    }),
    SaveResult,
    ['not-found', 'conflict'],
  ),
  /**
   * Copies the files of an uploaded ZIP file (kind "app-studio/project") to a folder, or to the
   * top. Existing files are replaced. The import is a separate commit.
   */
  importFiles: write(
    z.extend(OneProject, { base: z.nullable(CommitId), upload: Id, folder: z.optional(Path) }),
    SaveResult,
    ['not-found', 'conflict', 'invalid'],
  ),
  /** Lists commits of the main branch, newest first. */
  listHistory: read(
    z.extend(OneProject, { cursor: z.optional(CommitId) }),
    z.object({ commits: z.array(CommitLine), next: z.nullable(CommitId) }),
    ['not-found'],
  ),
  /** Compares two commits; without `from`, a commit with the one before. */
  compareCommits: read(
    z.extend(OneProject, { from: z.optional(CommitId), to: CommitId }),
    z.object({ files: z.array(FileDiff), areLinesLeftOut: z.boolean() }),
    ['not-found'],
  ),
  /** Restores all files, or those at a path, to their state at a commit, as a new commit. */
  restoreFiles: write(
    z.extend(OneProject, {
      base: z.nullable(CommitId),
      commit: CommitId,
      path: z.optional(Path),
    }),
    SaveResult,
    ['not-found', 'conflict'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'app-studio/files': typeof studioFiles
  }
}
