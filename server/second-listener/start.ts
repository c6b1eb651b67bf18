import type { Logger } from 'pino'
import { Problem } from '#core/problem.ts'
import type { AppsSettings } from '../settings/apps-setting.ts'
import type { Settings } from '../settings/settings.ts'
import type { World } from '../tools.ts'
import { sitesOf } from './answer-for-areas.ts'
import { askForPort, offerPort } from './give-port.ts'
import { listenerSettings } from './listener-settings.ts'
import { openListener, type SecondListener } from './open-listener.ts'
import { sites } from './sites.ts'

export interface StartedSites {
  /** The settings with the port that was found; null if apps and sites are not served. */
  apps: AppsSettings | null
  /** A message for the person who started the server; empty if apps and sites are turned off. */
  words: string
  serve(world: World): void
  stop(): Promise<void>
}

/**
 * Opens the second listener of the settings. If nobody chose its port, the port may be in use, or
 * another server may ask for it later: this server then runs without apps and sites, as `words`
 * says at the start, or `print` later.
 */
export async function startSites(
  settings: Settings,
  log: Logger,
  print: (line: string) => void,
): Promise<StartedSites> {
  const { apps } = settings
  if (apps === null) return without('')
  let listener: SecondListener
  try {
    listener = await openOnce(settings, apps, log)
  } catch (error) {
    const words = whyNot(error as NodeJS.ErrnoException, apps)
    if (words === null) throw error
    if (apps.isChosen) throw new Problem('conflict', `APPS_PORT is ${apps.port}, and ${words}`)
    return without(`Apps and sites are not served: ${words}`)
  }
  const { port } = listener
  let stopOffering = () => {}
  if (!apps.isChosen && apps.port !== 0) {
    stopOffering = await offerPort(port, async () => {
      await listener.stop()
      print(
        `Apps and sites are not served any more: another Synthwire needs port ${port}. Choose another one with APPS_PORT.`,
      )
    })
  }
  return {
    apps: { ...apps, port, isHere: true },
    words: `Apps and sites are served at port ${port}.`,
    serve: (world) => listener.serve(sitesOf(world.extensions(sites), world)),
    async stop() {
      stopOffering()
      await listener.stop()
    },
  }
}

async function openOnce(settings: Settings, apps: AppsSettings, log: Logger) {
  const given = listenerSettings(settings, apps)
  return openListener(given, log).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || !apps.isChosen || !(await askForPort(apps.port))) throw error
    return openListener(given, log)
  })
}

function without(words: string): StartedSites {
  return { apps: null, words, serve() {}, stop: async () => {} }
}

function whyNot({ code }: NodeJS.ErrnoException, { port }: AppsSettings): string | null {
  const otherwise = 'Choose another one with APPS_PORT, or turn them off with APPS_PORT=off.'
  if (code === 'EADDRINUSE') return `port ${port} is in use by another program. ${otherwise}`
  if (code === 'EACCES') return `port ${port} is reserved for the system. ${otherwise}`
  return null
}
