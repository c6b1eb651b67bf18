import { lstat, mkdir, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// The server at PORT 5180 has its sites at 5181 by default, and a server at PORT 5181 comes after it. The second one
// asks for the port at a socket of the file system, which only the same user can open: strangers reach no part of this.

const GIVEN_WITHIN_MS = 4000
const ONLY_OWNER = 0o700
const OTHERS = 0o077
const GIVEN = 'given'

/** Offers a port to another server of this user: `letGo` ends the listener. Returns how to stop offering it. */
export async function offerPort(port: number, letGo: () => Promise<void>): Promise<() => void> {
  const folder = folderOfUser()
  if (!(await isOwn(folder))) return () => {}
  const path = socketPath(folder, port)
  // The process with the port owns the name: an existing file is a remnant.
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

/** Says if a server of this user had the port for its sites, and has given it up. */
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
