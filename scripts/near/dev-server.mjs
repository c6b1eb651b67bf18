// The `npm run dev` that near journeys are played against: found where one was left, else started and left.
import { spawn } from 'node:child_process'
import { mkdirSync, openSync } from 'node:fs'
import { resolve } from 'node:path'

/** Beside the port of a developer's own, whose data is no place for tests. */
const PORT = 5273
const FOLDER = 'dist/near'
const READY_WITHIN_MS = 120_000
const LOOK_EVERY_MS = 200
const address = `http://127.0.0.1:${PORT}`

/** Address of the screens; `isNew` where it had to be started. Fails where it does not get ready. */
export async function findDevServer() {
  if (await answers()) return { address, isNew: false }
  mkdirSync(FOLDER, { recursive: true })
  const log = openSync(`${FOLDER}/dev.log`, 'w')
  const child = spawn(process.execPath, ['scripts/dev.mjs'], {
    detached: true,
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      PORT: '0',
      SYNTHWIRE_DEV_PORT: String(PORT),
      SYNTHWIRE_DATA: resolve(FOLDER, 'data'),
      SYNTHWIRE_ALLOW_PRIVATE_FEEDS: '1',
      SYNTHWIRE_TRUSTED_PROXIES: '127.0.0.1',
      SYNTHWIRE_SIGN_IN_HEADER: 'Remote-User',
      SYNTHWIRE_SIGN_IN_CREATES_READERS: '1',
    },
  })
  child.unref()
  const giveUpAt = Date.now() + READY_WITHIN_MS
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > giveUpAt)
      throw new Error(`The server did not start. ${FOLDER}/dev.log says why.`)
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS))
  }
  return { address, isNew: true, pid: child.pid }
}

async function answers() {
  try {
    return (await fetch(`${address}/healthz`)).ok
  } catch {
    return false
  }
}
