import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServedEnvironment } from '#areas/app-studio/contracts/environments.ts'
import type { Environment } from '#areas/app-studio/contracts/workspace.ts'
import type { RunningHub } from '#e2e/hubs/hub.ts'
import { askHub } from '#e2e/hubs/newswire.ts'

const LOOK_EVERY_MS = 20
const GIVE_UP_MS = 120_000
const PAGE = '/index.html'

export interface DeployedApp {
  project: string
  /** The app's name in addresses. */
  name: string
  /** The port of the second listener. */
  port: number
}

/** Operations on projects of a running server, with the requests that its page would send. */
export function studioOf(hub: RunningHub) {
  const places = async (project: string) =>
    (await askHub(hub, `app-studio/environments/getEnvironments?project=${project}`)) as {
      name: string | null
      environments: ServedEnvironment[]
    }

  /** Waits until an environment serves a build; returns the app and where it is served. */
  async function untilServed(project: string, env: Environment, build: string) {
    const giveUpAt = Date.now() + GIVE_UP_MS
    for (;;) {
      const { name, environments } = await places(project)
      const place = environments.find((one) => one.env === env)!
      if (place.build?.id === build && place.address !== null)
        return { project, name: name!, port: Number(new URL(place.address.url).port) }
      if (Date.now() > giveUpAt) throw new Error(`${project} is not served at ${env}`)
      await pause(LOOK_EVERY_MS)
    }
  }

  return {
    places,
    untilServed,
    async create(name: string, template?: string): Promise<string> {
      const given = { name, ...(template !== undefined && { template }) }
      return ((await askHub(hub, 'app-studio/projects/createProject', given)) as { id: string }).id
    },
    async save(project: string, files: Record<string, string>): Promise<void> {
      const { commit: base } = (await askHub(
        hub,
        `app-studio/files/getTree?project=${project}`,
      )) as { commit: string }
      const changes = Object.entries(files).map(([path, text]) => ({
        ...{ do: 'write', path, content: { text } },
      }))
      await askHub(hub, 'app-studio/files/saveFiles', { project, base, changes })
    },
    /** Starts a deployment, like the button "Deploy". */
    async press(project: string): Promise<string> {
      const pressed = await askHub(hub, 'app-studio/environments/deployProject', { project })
      return (pressed as { build: string }).build
    },
    async deploy(project: string): Promise<DeployedApp> {
      return untilServed(project, 'prd', await this.press(project))
    },
    rollBack: (project: string, env: Environment, build: string) =>
      askHub(hub, 'app-studio/environments/rollBack', { project, env, build }),
  }
}

export interface Heard {
  status: number
  body: Buffer
}

const agent = new Agent({ keepAlive: true })

/** Sends a request to an app without signing in. */
export function askApp(
  { name, port }: Pick<DeployedApp, 'name' | 'port'>,
  path = PAGE,
): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const host = `${name}.localhost:${port}`
    const asking = request(
      { agent, host: '127.0.0.1', port, path, headers: { host } },
      (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.once('error', reject)
        response.once('end', () =>
          resolve({ status: response.statusCode!, body: Buffer.concat(pieces) }),
        )
      },
    )
    asking.once('error', reject)
    asking.end()
  })
}
