import { execFile, spawn } from 'node:child_process'
import { chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { patient } from '#core/test-patience.ts'
import { makeTestFolder } from '#server/test-folder.ts'
import { freePort } from '#core/testing/test-port.ts'
import { followNewswire } from './newswire.ts'
import { note } from '../../scripts/gate/cost/note.ts'

const READY_WITHIN_MS = patient(60_000)
const LOOK_EVERY_MS = 50
/** Environment variables with the folders of prepared servers that are copied (run-hub.ts). */
export const STARTED = 'SYNTHWIRE_FIRST_START'
export const WITH_NEWS = 'SYNTHWIRE_NEWS_START'

export interface RunningHub {
  address: string
  /** Process id of the server, for measurements. */
  pid: number
  stop(): Promise<void>
}

export interface ServerOptions {
  /** The folder of the server's data, which is kept. Without it, a temporary folder is used. */
  dataFolder?: string
  /** Starts with the sample newswire already followed; ignored if there is a `dataFolder`. */
  hasNews?: boolean
  /** Arguments of node. */
  program?: string[]
  env?: Record<string, string>
  /** The reason why the server is started, for the statistics of a run. */
  purpose?: string
}

/** Starts the built server on a free loopback port with its own embedded database, as `npm start` does. */
export async function startHub({
  dataFolder,
  hasNews = false,
  program = ['dist/server/main.js', 'start'],
  env = {},
  purpose = 'a journey',
}: ServerOptions = {}): Promise<RunningHub> {
  note({ kind: 'hub', why: purpose })
  const folder = dataFolder ?? (await startedFolder({ hasNews }))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const hub = spawn(process.execPath, program, {
    env: {
      ...process.env,
      DATABASE_URL: '',
      PORT: String(port),
      APPS_PORT: 'off',
      SYNTHWIRE_DATA: folder,
      SYNTHWIRE_ALLOW_PRIVATE_FEEDS: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  hub.stdout.on('data', (text) => (said += text))
  hub.stderr.on('data', (text) => (said += text))
  const ended = new Promise<void>((resolve) => hub.once('exit', () => resolve()))

  const stop = async () => {
    hub.kill('SIGTERM')
    await ended
    if (dataFolder === undefined) await rm(folder, { recursive: true, force: true })
  }
  const giveUpAt = Date.now() + READY_WITHIN_MS
  while (!(await isReady(address))) {
    if (hub.exitCode !== null || Date.now() > giveUpAt) {
      await stop()
      throw new Error(`The hub did not get ready. It said:\n${said}`)
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  if (hasNews && !process.env[WITH_NEWS]) await followNewswire({ address })
  return { address, pid: hub.pid!, stop }
}

/** A folder that the database's own user can reach when the server runs as root. */
export async function throwawayFolder(inside = tmpdir()): Promise<string> {
  const folder = await makeTestFolder(inside)
  await chmod(folder, 0o755)
  return folder
}

/**
 * Copies the folder of a server after its first start, or of one that follows the sample newswire.
 * The new folder is empty if no such server was prepared.
 */
export async function startedFolder({ hasNews = false } = {}): Promise<string> {
  const made = process.env[hasNews ? WITH_NEWS : STARTED]
  const folder = await throwawayFolder(made && dirname(made))
  // `cp -a` keeps the owner and permissions of the files, which PostgreSQL checks.
  if (made) await promisify(execFile)('cp', ['-a', `${made}/.`, folder])
  return folder
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/healthz`)).ok
  } catch {
    return false
  }
}
