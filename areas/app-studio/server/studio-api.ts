import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { cursorAt, readCursor } from '#areas/articles/server/lends/lists.ts'
import { join, sql, type Desk } from '#server/tools.ts'
import type { appStudio } from '../contract.ts'
import { nodesOf } from '../editing/file-nodes.ts'
import { PROJECTS } from '../limits.ts'
import { readFigures } from './environments/figures.ts'
import {
  countProjects,
  detailOf,
  findProjects,
  onShelf,
  projectOf,
  sharedOf,
} from './projects/project-rows.ts'
import { isSharedId } from './projects/links.ts'
import { scriptsAt } from './projects/project-scripts.ts'
import { demandReadable } from './projects/readable.ts'
import { readFiles } from './repository/read-tree.ts'
import { templates } from './templates.ts'

const NOTHING = { files: new Map<string, unknown>() }

/** The projects of a reader, with the figures that are known. */
export function serverAppStudio(desk: Desk): Api<typeof appStudio> {
  return {
    async listProjects({ search = '', shelf = 'active', cursor }) {
      const behind = readCursor(cursor)
      const words = search.trim().toLowerCase()
      const conditions = [onShelf[shelf]]
      if (words !== '') conditions.push(sql`position(${words} in lower(project.name)) > 0`)
      const all = join(conditions, ' and ')
      if (behind) conditions.push(sql`(edited_at, number) < (${behind.at}, ${behind.id})`)
      const rows = await findProjects(desk, join(conditions, ' and '), PROJECTS.shown + 1)
      const listed = rows.slice(0, PROJECTS.shown)
      const figures = await readFigures(
        desk,
        listed.map(({ id }) => id),
      )
      const last = listed.at(-1)
      return {
        projects: listed.map((row) => projectOf(row, figures.get(row.id))),
        next:
          last && rows.length > PROJECTS.shown
            ? cursorAt({ publishedTime: last.editedAt, id: last.number })
            : null,
        count: await countProjects(desk, all),
      }
    },

    async getProject({ id }) {
      if (isSharedId(id)) return sharedOf((await demandReadable(desk, id)).row, id)
      const [row] = await findProjects(desk, sql`project.id = ${id}`, 1)
      if (row) return detailOf(row)
      throw new Problem('not-found', 'That project is already gone.')
    },

    async getWorkspace({ projectId }) {
      const { desk: owner, row, isShared } = await demandReadable(desk, projectId)
      const { commitId } = row
      const { files } = commitId === null ? NOTHING : await readFiles(owner, commitId)
      return {
        views: isShared
          ? ['explorer', 'activity']
          : ['explorer', 'builds', 'activity', 'scripts', 'tests', 'functions'],
        source: { commit: commitId, isReadOnly: isShared },
        files: nodesOf([...files.keys()].toSorted()),
        isReplying: false,
        ...{ builds: [], agents: [], messages: [], activity: [], integrations: [] },
        scripts: commitId === null || isShared ? [] : await scriptsAt(desk, commitId),
      }
    },

    async listTemplates() {
      return { templates: [...templates], canCreate: true }
    },
  }
}
