import { lstat, mkdir, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// A server at PORT 5180 has its sites at 5181 by default, and another server at PORT 5181 may start
// later. The later one then asks for the port through a socket in the file system, which only the
// same user can open, so that strangers cannot ask.

/** Longer than a listener takes to stop, even on a busy machine. */
const GIVEN_WITHIN_MS = 15_000
const ONLY_OWNER = 0o700
const OTHERS = 0o077
const GIVEN = 'given'

/**
 * Offers the port of the sites to another server of this user; `letGo` closes the listener. Returns
 * a function that ends the offer.
 */
export async function offerPort(port: number, letGo: () => Promise<void>): Promise<() => void> {
  const folder = folderOfUser()
  if (!(await isOwn(folder))) return () => {}
  const path = socketPath(folder, port)
  // Only the process with the port uses this name, so an existing socket file is a remnant.
  await rm(path, { force: true })
  const server = createServer((asker) => {
    asker.on('error', () => {})
    server.close()
    void letGo().then(() => asker.end(GIVEN))
  })
  server.on('error', () => {})
  server.listen(path)
  server.unref()
  return () => server.close()
}

/**
 * Asks for a port; returns true if a server of this user used the port for its sites and has
 * released it.
 */
export async function askForPort(port: number): Promise<boolean> {
  const folder = folderOfUser()
  if (!(await isOwn(folder))) return false
  return new Promise((resolve) => {
    const asker = connect({ path: socketPath(folder, port), timeout: GIVEN_WITHIN_MS })
    let said = ''
    asker.on('data', (text) => (said += text))
    asker.once('timeout', () => asker.destroy())
    asker.once('error', () => {})
    asker.once('close', () => resolve(said === GIVEN))
  })
}

function folderOfUser(): string {
  return join(tmpdir(), `synthwire-${process.getuid?.() ?? 'user'}`)
}

function socketPath(folder: string, port: number): string {
  return join(folder, `sites-${port}.sock`)
}

async function isOwn(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true, mode: ONLY_OWNER })
    const found = await lstat(folder)
    return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & OTHERS) === 0
  } catch {
    return false
  }
}
