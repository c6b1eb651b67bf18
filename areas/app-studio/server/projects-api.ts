import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { studioProjects } from '../contracts/projects.ts'
import { addProject, copyProject, demandProjectRoom } from './projects/add-project.ts'
import { withFilesOfZip } from './zip/import-zip.ts'
import { addLink, removeLink, sharedIdOf } from './projects/links.ts'
import { renewName } from './preview/shown-previews.ts'
import { demandProject } from './projects/project-rows.ts'
import { addToken, mayGiveAccess, renameToken } from './reads/project-token.ts'
import { filesOf, findTemplate, readsNews } from './templates.ts'

/** Changes the projects of a reader. */
export function serverStudioProjects(desk: Desk): Api<typeof studioProjects> {
  const { db, readerId, now } = desk
  const tell = () => desk.announce({ area: 'app-studio/projects' })

  /**
   * Makes a token for the project if possible. If not, the app shows what is missing, and the
   * reader can make a token in Project Settings.
   */
  async function letRead(project: { id: string; name: string }): Promise<void> {
    if (!mayGiveAccess()) return
    try {
      await db.transaction((db) => addToken(desk, db, project))
    } catch (error) {
      // The reader has reached the limit of tokens.
      if (!(error instanceof Problem)) throw error
    }
    await desk.announce({ area: 'access' })
  }

  return {
    async createProject({ name, template }) {
      const chosen = findTemplate(template)
      const id = await addProject(desk, name, await filesOf(chosen))
      await tell()
      if (readsNews(chosen)) await letRead({ id, name })
      return { id }
    },

    async importProject({ name, upload }) {
      const id = await withFilesOfZip(desk, upload, (files) => addProject(desk, name, files))
      await tell()
      return { id }
    },

    async renameProject({ id, name }) {
      await demandProject(desk, id)
      await db.run(sql`
        update app_studio_projects set name = ${name}, edited_at = ${now()}
        where id = ${id} and reader_id = ${readerId}`)
      await renameToken(desk, id, name)
      await tell()
      await desk.announce({ area: 'access' })
    },

    async duplicateProject({ id, name }) {
      const project = await demandProject(desk, id)
      const copied = name ?? `${project.name.slice(0, 180)} (copy)`.toWellFormed()
      const copy = await copyProject(desk, id, copied)
      await tell()
      return { id: copy }
    },

    async archiveProject({ id, isArchived }) {
      await demandProject(desk, id)
      const at = isArchived ? now() : null
      await db.run(sql`
        update app_studio_projects set archived_at = ${at} where id = ${id} and reader_id = ${readerId}`)
      await tell()
    },

    async deleteProject({ id }) {
      await demandProject(desk, id)
      await db.run(sql`
        update app_studio_projects set deleted_at = ${now()} where id = ${id} and reader_id = ${readerId}`)
      await tell()
    },

    async restoreProject({ id }) {
      await db.transaction(async (db) => {
        await demandProjectRoom(db, readerId)
        const { changed } = await db.run(sql`
          update app_studio_projects set deleted_at = null
          where id = ${id} and reader_id = ${readerId} and deleted_at is not null`)
        if (changed === 0) await demandProject({ db, readerId }, id)
      })
      await tell()
    },

    async getLink({ id }) {
      await demandProject(desk, id)
      return { sharedId: await sharedIdOf(desk, id) }
    },

    async shareProject({ id }) {
      await demandProject(desk, id)
      const sharedId = await addLink(desk, id)
      await tell()
      return { sharedId }
    },

    async endSharing({ id }) {
      await demandProject(desk, id)
      await removeLink(desk, id)
      await renewName(desk, id)
      await tell()
    },
  }
}
