import type { TestTools } from '#server/test-tools.ts'
import { appStudio } from '../contract.ts'
import type { SavedChange } from '../contracts/files.ts'
import { studioFiles } from '../contracts/files.ts'
import { studioProjects } from '../contracts/projects.ts'

export const writeText = (path: string, text: string): SavedChange => ({
  do: 'write',
  path,
  content: { text },
})

/** Calls the studio of a test's reader in the way that the web does. */
export function testStudio(tools: TestTools) {
  const ask = tools.askAs(tools.readerId, { operations: ['*'], scope: 'owner' })
  const commit = async (project: string) =>
    (await ask(appStudio.getProject, { id: project })).repository!.commit

  return {
    ...{ ask, commit },
    async create(name = 'Harbour') {
      return (await ask(studioProjects.createProject, { name })).id
    },
    /** Saves changes based on the newest commit. */
    async save(project: string, changes: SavedChange[], message?: string) {
      const base = await commit(project)
      return ask(studioFiles.saveFiles, {
        ...{ project, base, changes },
        ...(message !== undefined && { message }),
      })
    },
    async text(project: string, path: string, at?: string) {
      const { content } = await ask(studioFiles.getFile, {
        ...{ project, path },
        ...(at !== undefined && { commit: at }),
      })
      return 'text' in content ? content.text : null
    },
    async paths(project: string) {
      const { files } = await ask(studioFiles.getTree, { project })
      return files.map(({ path }) => path)
    },
    later: (minutes: number) => tools.setNow(new Date(tools.now().getTime() + minutes * 60_000)),
  }
}
