import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { Desk } from '#server/tools.ts'
import type { SavedChange, studioFiles } from '../../contracts/files.ts'
import { REPOSITORY } from '../../limits.ts'
import { demandProject } from '../projects/project-rows.ts'
import { pathsAt, type FileChange } from '../repository/change-files.ts'
import { readCommit } from '../repository/commit.ts'
import { readHistory } from '../repository/history.ts'
import { readBlobs, readFiles, readTree } from '../repository/read-tree.ts'
import { readObjects } from '../repository/store-objects.ts'
import { compareCommits } from './compare-commits.ts'
import { bytesOf, contentOf } from './file-content.ts'
import { saveProject } from './save-project.ts'

/** Saves of a reader in a row become one commit. */
const HAND = 'reader'
const SHORT_ID = 8

/** The files of a reader's projects. */
export function serverStudioFiles(desk: Desk): Api<typeof studioFiles> {
  return {
    async getTree({ project, commit }) {
      const { commitId } = await demandProject(desk, project)
      const at = commit ?? commitId
      if (at === null) return { commit: null, files: [] }
      const entries = await readTree(desk, at)
      return { commit: at, files: entries.map(({ path, bytes }) => ({ path, bytes })) }
    },

    async getFile({ project, path, commit }) {
      const { commitId } = await demandProject(desk, project)
      const at = commit ?? commitId
      const id = at === null ? undefined : (await readFiles(desk, at)).files.get(path)?.id
      if (at === null || id === undefined)
        throw new Problem('not-found', `There is no file “${path}” in this project.`)
      const bytes = (await readBlobs(desk, [id])).get(id)!
      return { commit: at, bytes: bytes.byteLength, content: contentOf(bytes) }
    },

    saveFiles: ({ project, base, changes, message }) =>
      saveProject(desk, {
        ...{ project, base, hand: HAND, message: message?.trim() || null },
        changes: changes.map(changeOf),
      }),

    async listHistory({ project, cursor }) {
      const { commitId } = await demandProject(desk, project)
      const from = cursor ?? commitId
      if (from === null) return { commits: [], next: null }
      const { commits, next } = await readHistory(desk, from, REPOSITORY.historyShown)
      return {
        commits: commits.map(({ id, message, author, committedAt, parents }) => ({
          ...{ id, message, author: author.name, at: committedAt.toISOString() },
          parents: parents.length,
        })),
        next,
      }
    },

    async compareCommits({ project, from, to }) {
      await demandProject(desk, project)
      return compareCommits(desk, from ?? (await parentOf(desk, to)), to)
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
