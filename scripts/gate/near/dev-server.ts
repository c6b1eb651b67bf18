// The `npm run dev` that journeys of test:near use. A running one is reused, otherwise one is
// started, and it keeps running afterwards.
import { spawn } from 'node:child_process'
import { mkdirSync, openSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { proxySettings } from '#e2e/hubs/reader-door.ts'

/**
 * The port of the server for tests; not that of a developer's own server, whose data tests must not
 * touch.
 */
const PORT = 5273
const FOLDER = 'dist/near'
const READY_WITHIN_MS = 120_000
/**
 * The time in which a server notices a saved file. A server that answers earlier may be about to
 * restart.
 */
const NOTICED_WITHIN_MS = 4000
const LOOK_EVERY_MS = 200
const address = `http://127.0.0.1:${PORT}`

/**
 * Returns the address of the screens, and the process id if a server had to be started. Fails if
 * the server belongs to another folder or does not become ready.
 */
export async function findDevServer(
  changed: readonly string[],
): Promise<{ address: string; startedPid?: number }> {
  const sinceSavedMs = Date.now() - Math.max(0, ...changed.map((file) => statSync(file).mtimeMs))
  if (sinceSavedMs < NOTICED_WITHIN_MS) await pause(NOTICED_WITHIN_MS - sinceSavedMs)
  const state = await look()
  if (state === 'ready') return { address }
  if (state === 'of another folder')
    throw new Error(`Another folder's server is at ${address}. End it, so that yours can start.`)
  const child = state === 'absent' ? start() : undefined
  const giveUpAt = Date.now() + READY_WITHIN_MS
  while ((await look()) !== 'ready') {
    if ((child && child.exitCode !== null) || Date.now() > giveUpAt)
      throw new Error(`The server is not ready. ${FOLDER}/dev.log says why.`)
    await pause(LOOK_EVERY_MS)
  }
  return { address, startedPid: child?.pid }
}

function start() {
  mkdirSync(FOLDER, { recursive: true })
  const log = openSync(`${FOLDER}/dev.log`, 'w')
  const child = spawn(process.execPath, ['scripts/run/dev.mjs'], {
    detached: true,
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      ...proxySettings,
      PORT: '0',
      SYNTHWIRE_DEV_PORT: String(PORT),
      SYNTHWIRE_DATA: resolve(FOLDER, 'data'),
      SYNTHWIRE_ALLOW_PRIVATE_FEEDS: '1',
    },
  })
  child.unref()
  return child
}

/**
 * Looks at the state of the server; "restarting" if the screens are served but the server behind
 * them does not answer, as after a change to it.
 */
async function look(): Promise<'absent' | 'of another folder' | 'restarting' | 'ready'> {
  try {
    // Vite only serves files of its own folder, so this request shows if the server belongs to this
    // checkout.
    const { ok: isOurs } = await fetch(`${address}/@fs${resolve('package.json')}`)
    if (!isOurs) return 'of another folder'
    return (await fetch(`${address}/healthz`)).ok ? 'ready' : 'restarting'
  } catch {
    return 'absent'
  }
}
