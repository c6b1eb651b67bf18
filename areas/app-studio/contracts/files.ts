import * as z from 'zod/mini'
import { defineContract, Id, read, Time, write } from '#core/contract.ts'
import { Bytes, Count, list, text } from '#core/words.ts'
import { REPOSITORY, SEARCH } from '../limits.ts'
import { CommitId } from './commit-id.ts'

const OneProject = z.object({ project: Id })
const Path = text(REPOSITORY.pathCharacters).check(z.minLength(1, 'Enter a path'))

/** The content of a file: text where it is UTF-8 without control characters, otherwise base64. */
export const FileContent = z.union([
  z.object({ text: text(REPOSITORY.fileBytes) }),
  z.object({
    base64: z.string().check(
      // Four characters of base64 stand for three bytes.
      z.maxLength(Math.ceil(REPOSITORY.fileBytes / 3) * 4),
      z.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'That is not base64'),
    ),
  }),
])
export type FileContent = z.infer<typeof FileContent>

/** One of the changes in a save. The path of a folder means all files in it. */
export const SavedChange = z.discriminatedUnion('do', [
  z.object({ do: z.literal('write'), path: Path, content: FileContent }),
  /** Git keeps no empty folders: the folder begins with a file ".gitkeep". */
  z.object({ do: z.literal('add-folder'), path: Path }),
  z.object({ do: z.literal('move'), path: Path, to: Path }),
  z.object({ do: z.literal('delete'), path: Path }),
])
export type SavedChange = z.infer<typeof SavedChange>

/** A file that was changed here and elsewhere since the commit that a save began with. */
export const FileConflict = z.object({
  path: z.string(),
  /** Texts; null where there is no such file, or where it is not text. */
  base: z.nullable(z.string()),
  /** The text that is saved now. */
  saved: z.nullable(z.string()),
  /** The text that was not saved. */
  yours: z.nullable(z.string()),
})
export type FileConflict = z.infer<typeof FileConflict>

/** The result of a save. With conflicts, nothing was saved; `commit` is the newest one in either case. */
const SaveResult = z.object({ commit: CommitId, conflicts: z.array(FileConflict) })

const CommitLine = z.object({
  id: CommitId,
  message: z.string(),
  author: z.string(),
  at: Time,
  /** Commits that it was made of: two or more for a merge. */
  parents: Count,
})

const DiffLine = z.object({
  is: z.enum(['same', 'added', 'deleted']),
  text: z.string(),
})

export const FileDiff = z.object({
  path: z.string(),
  /** The path before; null where it was not moved. */
  from: z.nullable(z.string()),
  is: z.enum(['added', 'changed', 'deleted', 'moved']),
  /** Changed lines with those around them; null where the file is not text, too long or too different. */
  hunks: z.nullable(
    z.array(
      z.object({
        /** Numbers of the first lines, from 1. */
        before: Count,
        after: Count,
        lines: z.array(DiffLine),
      }),
    ),
  ),
})
export type FileDiff = z.infer<typeof FileDiff>

/** A fault that TypeScript finds. Lines and columns count from 1. */
export const TypeFault = z.object({
  text: z.string(),
  /** The number of the error in TypeScript, such as 2322. */
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
  /** The line; of a long one, the part around the place. */
  text: z.string(),
})
export type FoundLine = z.infer<typeof FoundLine>

/** Files of projects and their history. */
export const studioFiles = defineContract('app-studio/files', ['app-studio/projects'], {
  /** Files at the newest commit, or at another one; `commit` is null before the first one. */
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
  /** Faults in the types of a TypeScript file, at the newest commit. */
  checkTypes: read(
    z.extend(OneProject, { path: Path }),
    z.object({ commit: CommitId, faults: z.array(TypeFault) }),
    ['not-found', 'unavailable'],
  ),
  /** Lines of text files that contain a text, in the order of their paths. Not case-sensitive. */
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
   * Saves changes on top of the commit that was read. Changes that others made to other files since
   * are kept; where both changed the same files, nothing is saved and both texts are returned.
   */
  saveFiles: write(
    z.extend(OneProject, {
      base: z.nullable(CommitId),
      changes: list(SavedChange, REPOSITORY.changes).check(
        z.minLength(1, 'There is nothing to save'),
      ),
      /** Makes the save a commit of its own; otherwise saves within ten minutes are one commit. */
      message: z.optional(text(REPOSITORY.messageCharacters)),
    }),
    SaveResult,
    ['not-found', 'conflict'],
  ),
  /**
   * Puts the files of a ZIP file, given as an upload of the kind "app-studio/project", into a folder, or to the top.
   * Files that are there already are replaced. This is a commit of its own.
   */
  importFiles: write(
    z.extend(OneProject, { base: z.nullable(CommitId), upload: Id, folder: z.optional(Path) }),
    SaveResult,
    ['not-found', 'conflict', 'invalid'],
  ),
  /** Commits of the main branch, the newest first. */
  listHistory: read(
    z.extend(OneProject, { cursor: z.optional(CommitId) }),
    z.object({ commits: z.array(CommitLine), next: z.nullable(CommitId) }),
    ['not-found'],
  ),
  /** Differences between two commits; without `from`, to the commit before. */
  compareCommits: read(
    z.extend(OneProject, { from: z.optional(CommitId), to: CommitId }),
    z.object({ files: z.array(FileDiff), areLinesLeftOut: z.boolean() }),
    ['not-found'],
  ),
  /** Puts all files, or those at a path, back to how they were at a commit; this is a commit of its own. */
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
