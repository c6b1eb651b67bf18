import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { Desk } from '#server/tools.ts'
import type { SavedChange, studioFiles } from '../../contracts/files.ts'
import { REPOSITORY } from '../../limits.ts'
import { demandProject } from '../projects/project-rows.ts'
import { commitOf, demandReadable } from '../projects/readable.ts'
import { pathsAt, type FileChange } from '../repository/change-files.ts'
import { readCommit } from '../repository/commit.ts'
import { readHistory } from '../repository/history.ts'
import { readBlobs, readFiles, readTree } from '../repository/read-tree.ts'
import { readObjects } from '../repository/store-objects.ts'
import { compareCommits } from './compare-commits.ts'
import { bytesOf, contentOf } from './file-content.ts'
import { checkFile } from '../types/check-file.ts'
import { withFilesOfZip } from '../zip/import-zip.ts'
import { saveProject } from './save-project.ts'
import { searchFiles } from './search-files.ts'

/** The id of this way to save. Consecutive saves with the same id become one commit. */
const HAND = 'reader'
const SHORT_ID = 8

/** The files of a reader's projects. */
export function serverStudioFiles(desk: Desk): Api<typeof studioFiles> {
  return {
    async getTree({ project, commit }) {
      const readable = await demandReadable(desk, project)
      const at = await commitOf(readable, commit)
      if (at === null) return { commit: null, files: [] }
      const entries = await readTree(readable.desk, at)
      return { commit: at, files: entries.map(({ path, bytes }) => ({ path, bytes })) }
    },

    async getFile({ project, path, commit }) {
      const readable = await demandReadable(desk, project)
      const at = await commitOf(readable, commit)
      const id = at === null ? undefined : (await readFiles(readable.desk, at)).files.get(path)?.id
      if (at === null || id === undefined)
        throw new Problem('not-found', `There is no file “${path}” in this project.`)
      const bytes = (await readBlobs(readable.desk, [id])).get(id)!
      return { commit: at, bytes: bytes.byteLength, content: contentOf(bytes) }
    },

    saveFiles: ({ project, base, changes, message }) =>
      saveProject(desk, {
        ...{ project, base, hand: HAND, message: message?.trim() || null },
        changes: changes.map(changeOf),
      }),

    checkTypes: ({ project, path }) => checkFile(desk, project, path),

    async searchFiles({ project, search }) {
      const { desk: owner, row } = await demandReadable(desk, project)
      if (row.commitId === null) return { lines: [], isCutShort: false }
      return searchFiles(owner, row.commitId, search)
    },

    async importFiles({ project, base, upload, folder }) {
      await demandProject(desk, project)
      const at = folder === undefined ? '' : `${folder}/`
      return withFilesOfZip(desk, upload, (files) =>
        saveProject(desk, {
          ...{ project, base, hand: HAND },
          message: `Import ${files.size === 1 ? '1 file' : `${files.size} files`} from a ZIP file`,
          changes: [...files].map(([path, content]) => ({ do: 'write', path: at + path, content })),
        }),
      )
    },

    async listHistory({ project, cursor }) {
      const readable = await demandReadable(desk, project)
      const from = await commitOf(readable, cursor)
      if (from === null) return { commits: [], next: null }
      const { commits, next } = await readHistory(readable.desk, from, REPOSITORY.historyShown)
      return {
        commits: commits.map(({ id, message, author, committedAt, parents }) => ({
          ...{ id, message, author: author.name, at: committedAt.toISOString() },
          parents: parents.length,
        })),
        next,
      }
    },

    async compareCommits({ project, from, to }) {
      const readable = await demandReadable(desk, project)
      const { desk: owner } = readable
      for (const each of [from, to]) await commitOf(readable, each)
      return compareCommits(owner, from ?? (await parentOf(owner, to)), to)
    },

    async restoreFiles({ project, base, commit, path }) {
      await demandProject(desk, project)
      const { files: wanted } = await readFiles(desk, commit)
      const { files: now } = base === null ? { files: new Map() } : await readFiles(desk, base)
      const at = (files: typeof wanted) =>
        path === undefined ? [...files.keys()] : pathsAt(files, path)
      const deleted = at(now).filter((one) => !wanted.has(one))
      const put = at(wanted)
      if (put.length + deleted.length === 0)
        throw new Problem('not-found', `There was no “${path}” at that commit.`)
      return saveProject(desk, {
        ...{ project, base, hand: HAND },
        message: `Restore ${path ?? 'all files'} from ${commit.slice(0, SHORT_ID)}`,
        changes: [
          ...deleted.map((path): FileChange => ({ do: 'delete', path })),
          ...put.map((path): FileChange => ({ do: 'put', path, entry: wanted.get(path)! })),
        ],
      })
    },
  }
}

function changeOf(change: SavedChange): FileChange {
  if (change.do === 'write')
    return { do: 'write', path: change.path, content: bytesOf(change.content) }
  if (change.do === 'add-folder')
    return { do: 'write', path: `${change.path}/.gitkeep`, content: new Uint8Array() }
  return change
}

async function parentOf(desk: Desk, commit: string): Promise<string | null> {
  const object = (await readObjects(desk, [commit])).get(commit)
  if (object?.kind === 'commit') return readCommit(object.body).parents[0] ?? null
  throw new Problem('not-found', 'There is no such commit in this project.')
}
