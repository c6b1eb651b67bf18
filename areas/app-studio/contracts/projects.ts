import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { line } from '#core/words.ts'

const Name = line(INPUT.nameCharacters).check(z.minLength(1, 'Give the project a name'))
const OneProject = z.object({ id: Id })

/** Projects whose files a server keeps: operations that change what `app-studio` lists. */
export const studioProjects = defineContract('app-studio/projects', {
  /** Adds a project with the files of a template; without one, with a page, a rule and its test. */
  createProject: write(z.object({ name: Name, template: z.optional(Id) }), OneProject, [
    'not-found',
    'conflict',
  ]),
  /** Adds a project from a ZIP file, given as an upload of the kind "app-studio/project". */
  importProject: write(z.object({ name: Name, upload: Id }), OneProject, [
    'not-found',
    'conflict',
    'invalid',
  ]),
  renameProject: write(z.extend(OneProject, { name: Name }), Nothing, ['not-found']),
  /** Adds a copy with the whole history. */
  duplicateProject: write(z.extend(OneProject, { name: z.optional(Name) }), OneProject, [
    'not-found',
    'conflict',
  ]),
  /** Archives a project, or takes it back. */
  archiveProject: write(z.extend(OneProject, { isArchived: z.boolean() }), Nothing, ['not-found']),
  /** Deletes a project, which can be restored for some days. */
  deleteProject: write(OneProject, Nothing, ['not-found']),
  /** Undoes the deleting of a project. */
  restoreProject: write(OneProject, Nothing, ['not-found', 'conflict']),
  /** The id by which other readers of this server read a project, in place of its own; null where it is not shared. */
  getLink: read(OneProject, z.object({ sharedId: z.nullable(Id) }), ['not-found']),
  /** Lets whoever has the link read the files, the history and the preview of a project. */
  shareProject: write(OneProject, z.object({ sharedId: Id }), ['not-found']),
  /** Ends the link at once; a later link has another id. */
  endSharing: write(OneProject, Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'app-studio/projects': typeof studioProjects
  }
}
