import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { withDataFolder } from '../../../tool-hub.ts'
import type { Measured } from '../../measured.ts'
import { memoryOfTree } from '../../processes/memory.ts'
import { processorSecondsOfTree } from '../../processes/time.ts'
import { askApp, studioOf } from './deployed-apps.ts'
import { MALLOC, YOUNG } from '../../../../run/prepare.mjs'

const APPS = 50
/** The wait until memory that was needed for the start is released. */
const REST_MS = Number(process.env['IDLE_REST_S'] ?? 120) * 1000
/** The measured time; more than five minutes, so that it includes one round of health checks. */
const LOOK_MS = Number(process.env['IDLE_LOOK_S'] ?? 330) * 1000
const TEMPLATES = [
  'create-from-scratch',
  'web-application',
  'website',
  'mobile-app',
  'news-dashboard',
]

/**
 * Measures the memory and CPU time of a server at rest, without apps and with fifty apps in four
 * environments each.
 */
export async function measureIdleApps(): Promise<Measured> {
  return withDataFolder(async (dataFolder) => {
    const env = { ...MALLOC, APPS_PORT: '0' }
    const program = [YOUNG, 'dist/server/main.js', 'start']
    const start = () => startHub({ dataFolder, program, env })
    const without = await atRest(await start())
    const hub = await start()
    try {
      const studio = studioOf(hub)
      for (let nth = 0; nth < APPS; nth++) {
        const project = await studio.create(`App ${nth}`, TEMPLATES[nth % TEMPLATES.length]!)
        await askApp(await studio.deploy(project))
      }
    } finally {
      await hub.stop()
    }
    const deployed = await atRest(await start())
    return {
      'without apps, MB PSS': without.mb,
      [`with ${APPS} apps, MB PSS`]: deployed.mb,
      'all of them, MB': deployed.mb - without.mb,
      'without apps, ms of a processor each 5 minutes': without.ms,
      [`with ${APPS} apps, ms of a processor each 5 minutes`]: deployed.ms,
      'load after': loadavg()[0]!,
    }
  })
}

/** The memory after a time without requests, and the CPU time per five minutes of it. */
async function atRest(hub: RunningHub): Promise<{ mb: number; ms: number }> {
  try {
    await pause(REST_MS)
    const [before, at] = [processorSecondsOfTree(hub.pid), performance.now()]
    await pause(LOOK_MS)
    const seconds = (performance.now() - at) / 1000
    const spent = processorSecondsOfTree(hub.pid) - before
    const mb = memoryOfTree(hub.pid).reduce((sum, { pssMb }) => sum + pssMb, 0)
    return { mb, ms: (spent / seconds) * 300 * 1000 }
  } finally {
    await hub.stop()
  }
}
