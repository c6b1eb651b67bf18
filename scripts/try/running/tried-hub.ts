import type { ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { startInRoot, stopInRoot, type InRoot } from './in-root.ts'

const READY_WITHIN_MS = 180_000
const LOOK_EVERY_MS = 200

export interface TriedHub {
  child: ChildProcess
  /** Its output so far. */
  said(): string
  /** Requests a page, with the password if one is given. */
  load(path: string, password?: string): Promise<{ status: number; text: string }>
  /** Stops the server as the system would; throws if it does not end properly. */
  stop(): Promise<void>
}

/** Starts a server in a root, and waits until /healthz answers. */
export async function startHub(command: string[], where: InRoot): Promise<TriedHub> {
  const port = await freePort()
  const env = { ...where.env, PORT: String(port) }
  const child = startInRoot(command, { ...where, env }, ['ignore', 'pipe', 'pipe'])
  let said = ''
  child.stdout!.on('data', (text) => (said += text))
  child.stderr!.on('data', (text) => (said += text))

  const load: TriedHub['load'] = async (path, password) => {
    const headers: HeadersInit = password ? { authorization: `Bearer ${password}` } : {}
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
    return { status: answer.status, text: await answer.text() }
  }
  await untilHealthy(load, child, () => said)
  return {
    child,
    said: () => said,
    load,
    async stop() {
      const code = await stopInRoot(child)
      if (code !== 0 || !said.includes('Stopping'))
        throw new Error(`It ended with ${code}: ${said}`)
    },
  }
}

async function untilHealthy(load: TriedHub['load'], child: ChildProcess, said: () => string) {
  const giveUpAt = performance.now() + READY_WITHIN_MS
  while (performance.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`It ended at once: ${said()}`)
    const { text } = await load('/healthz').catch(() => ({ text: '' }))
    if (text === 'ok\n') return
    await pause(LOOK_EVERY_MS)
  }
  child.kill('SIGKILL')
  throw new Error(`/healthz did not answer in time: ${said()}`)
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
