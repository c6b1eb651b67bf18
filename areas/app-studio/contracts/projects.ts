import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { line } from '#core/words.ts'

const Name = line(INPUT.nameCharacters).check(z.minLength(1, 'Give the project a name'))
const OneProject = z.object({ id: Id })

/** Operations that change projects, for doors that keep their files. */
export const studioProjects = defineContract('app-studio/projects', {
  /**
   * Adds a project with the files of a template. Without a template it has a page, a function
   * and a test.
   */
  createProject: write(z.object({ name: Name, template: z.optional(Id) }), OneProject, [
    'not-found',
    'conflict',
  ]),
  /** Adds a project from an uploaded ZIP file of the kind "app-studio/project". */
  importProject: write(z.object({ name: Name, upload: Id }), OneProject, [
    'not-found',
    'conflict',
    'invalid',
  ]),
  renameProject: write(z.extend(OneProject, { name: Name }), Nothing, ['not-found']),
  /** Adds a copy of a project with its whole history. */
  duplicateProject: write(z.extend(OneProject, { name: z.optional(Name) }), OneProject, [
    'not-found',
    'conflict',
  ]),
  /** Archives a project, or makes it active again. */
  archiveProject: write(z.extend(OneProject, { isArchived: z.boolean() }), Nothing, ['not-found']),
  /** Deletes a project, which can be restored for some days. */
  deleteProject: write(OneProject, Nothing, ['not-found']),
  /** Restores a deleted project. */
  restoreProject: write(OneProject, Nothing, ['not-found', 'conflict']),
  /**
   * Returns the id that other readers use instead of the project's own; null if the project is not
   * shared.
   */
  getLink: read(OneProject, z.object({ sharedId: z.nullable(Id) }), ['not-found']),
  /** Allows everybody with the link to read the files, the history and the preview of a project. */
  shareProject: write(OneProject, z.object({ sharedId: Id }), ['not-found']),
  /** Invalidates the link at once; a later link has another id. */
  endSharing: write(OneProject, Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'app-studio/projects': typeof studioProjects
  }
}
