import { performRuns } from '#platform/runs/server/lends.ts'
import type { SiteRequest } from '#server/second-listener/sites.ts'
import type { TestTools } from '#server/test-tools.ts'
import { studioEnvironments, type ServedEnvironment } from '../../contracts/environments.ts'
import { studioBuilds, type Environment } from '../../contracts/workspace.ts'
import { testStudio } from '../test-studio.ts'
import { makeBuild } from './make-build.ts'
import { environmentSites } from './site.ts'

/** Environments of a test's reader, with requests as the web and as strangers send them. */
export function testEnvironments(tools: TestTools) {
  const studio = testStudio(tools)
  const { ask } = studio

  async function place(project: string, env: Environment): Promise<ServedEnvironment> {
    const { environments } = await ask(studioEnvironments.getEnvironments, { project })
    return environments.find((one) => one.env === env)!
  }

  return {
    ...studio,
    place,
    trigger: (project: string, env: Environment) =>
      ask(studioBuilds.triggerBuild, { projectId: project, env }),
    work: () => performRuns(tools, makeBuild),
    async deploy(project: string) {
      const { build } = await ask(studioEnvironments.deployProject, { project })
      await performRuns(tools, makeBuild)
      return build
    },
    async name(project: string) {
      return (await ask(studioEnvironments.getEnvironments, { project })).name!
    },
    /** Sends a request as a stranger; null if there is no such site. */
    async load(site: string, path = '/', more: Partial<SiteRequest> = {}) {
      const found = await environmentSites.find(tools, { name: site })
      if (!found) return null
      const request: SiteRequest = {
        ...{
          method: 'GET',
          path,
          query: new URLSearchParams(),
          headers: {},
          body: new Uint8Array(),
        },
        ...{ base: '', origin: `http://${site}.localhost:4601`, client: '192.0.2.1' },
        ...more,
      }
      const { status, headers, body } = await found.answer(request, new AbortController().signal)
      const bytes = Buffer.from((body ?? '') as Uint8Array)
      return { status, headers, body: bytes, text: bytes.toString() }
    },
  }
}
