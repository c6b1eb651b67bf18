import { join } from 'node:path'
import { createServer, type AddressInfo } from 'node:net'
import { Problem } from '#core/problem.ts'
import { areas } from './areas.ts'
import { checkout } from './checkout.ts'
import { lowerPriorityOfProcess } from './children/lower-priority.ts'
import { openLog } from './log.ts'
import { openServer, type Role } from './open-server.ts'
import type { OpenedServer } from './opened-server.ts'
import { ownOrigin } from './open-tools.ts'
import { askForPort } from './second-listener/give-port.ts'
import { startSites } from './second-listener/start.ts'
import type { Settings } from './settings/settings.ts'
import { collectAtRest } from './jobs/rest/collect-at-rest.ts'
import { stopRequested } from './jobs/stop-requested.ts'
import { demandOwnStore } from './stores/store-owner.ts'
import { createWebServer } from './web.ts'
import { startWork, WORKER_NICENESS } from './jobs/work.ts'
import { startWorkerThread } from './jobs/worker-thread.ts'

/**
 * Runs the server or one part of it until it is told to stop, and then closes everything in order.
 */
export async function serve(given: Settings, role: Exclude<Role, 'tool'>): Promise<void> {
  const stopped = stopRequested()
  const port = given.port === 0 && role !== 'worker' ? await freePort(given.host) : given.port
  const log = openLog()
  const closers: (() => Promise<unknown>)[] = []
  try {
    const sites = await startSites(
      { ...given, port, apps: role === 'worker' ? null : given.apps },
      log,
      print,
    )
    closers.unshift(sites.stop)
    // A worker serves no sites, but it writes their addresses for readers.
    const settings = { ...given, port, apps: role === 'worker' ? given.apps : sites.apps }
    const hub = await openServer({ settings, role, log })
    closers.unshift(hub.close)
    await checkStores(hub.tools)
    if (role !== 'worker') closers.unshift(await serveWeb(hub, settings))
    sites.serve(hub.tools)
    // The second listener opens before the server, to get its port, and closes before the areas
    // that answer its questions.
    closers.unshift(sites.stop)
    if (role === 'all') {
      const worker = startWorkerThread({ databaseUrl: hub.databaseUrl, settings }, hub.tools.log)
      closers.unshift(worker.stop)
    }
    if (role === 'worker') {
      // The priority is lowered after the database has started, because the database serves pages
      // as well.
      lowerPriorityOfProcess(WORKER_NICENESS)
      closers.unshift(await startWork(hub))
    }
    print(readyWords(role, settings))
    if (sites.words) print(sites.words)
    await stopped
    print('Stopping …')
  } finally {
    for (const close of closers) await close()
  }
}

/**
 * Fails if the bucket belongs to another server, which is an error in the settings. A store that
 * cannot be reached is only logged, because it may come back.
 */
async function checkStores({ media, secrets, log }: OpenedServer['tools']): Promise<void> {
  await demandOwnStore(media, secrets).catch((error: unknown) => {
    if (error instanceof Problem && error.kind === 'conflict') throw error
    log.warn({ err: error }, 'The store does not work; uploads and pictures wait for it')
  })
}

function readyWords(role: Role, settings: Settings): string {
  const seconds = process.uptime().toFixed(1)
  if (role === 'worker') return `The Synthwire worker is ready (${seconds} s)`
  const data = settings.databaseUrl === null ? `Data is kept in ${settings.dataFolder}. ` : ''
  return `Synthwire is ready at ${ownOrigin(settings)} (${seconds} s)\n${data}Ctrl-C stops it.`
}

async function serveWeb(hub: OpenedServer, settings: Settings): Promise<() => Promise<void>> {
  const { tools, asking, readerId, onChange } = hub
  const web = await createWebServer({
    tools,
    asking,
    areas,
    readerId,
    settings,
    onChange,
    dist: join(checkout, 'dist'),
    checks: [hub.jobs.check],
  })
  const { host, port } = settings
  try {
    await web.listen({ host, port }).catch(async (error: NodeJS.ErrnoException) => {
      // Another server may use the port for its sites by default; it then releases the port.
      if (error.code !== 'EADDRINUSE' || !(await askForPort(port))) throw error
      await web.listen({ host, port })
    })
  } catch (error) {
    await web.close()
    throw wordsForListening(error as NodeJS.ErrnoException, settings)
  }
  // Memory is collected when the server is idle, because it takes a tenth of a second, during which
  // requests wait.
  const stopCollecting = collectAtRest()
  return () => {
    stopCollecting()
    return web.close()
  }
}

function wordsForListening(error: NodeJS.ErrnoException, { host, port }: Settings): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new Problem(
        'conflict',
        `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
      )
    case 'EACCES':
      return new Problem(
        'not-allowed',
        `Port ${port} is reserved for the system. Choose one above 1023 with PORT.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new Problem(
        'invalid',
        `HOST is "${host}", which is not an address of this machine. 127.0.0.1 is for this machine only, 0.0.0.0 for all.`,
      )
    default:
      return error
  }
}

/** Finds a free port before anything starts, because the worker and the page need it as well. */
function freePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, host, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
