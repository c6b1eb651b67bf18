// The server as a child of `npm run dev`: one at a time, always on the same port.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

const READY = /^Synthwire is ready at (http:\S+)/

export function createRestarter() {
  let child = null
  let port = process.env.PORT
  let isStopping = false
  let foundAddress
  const address = new Promise((resolve) => (foundAddress = resolve))

  async function stopChild() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }

  return {
    /** The address of the first server; later ones listen there, too. */
    address,

    async restart(program) {
      await stopChild()
      if (isStopping) return
      child = spawn(process.execPath, ['--enable-source-maps', program, 'start'], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: port === undefined ? process.env : { ...process.env, PORT: port },
      })
      await ready(child)
    },

    async stop() {
      isStopping = true
      await stopChild()
    },
  }

  /**
   * Resolves when the server is ready, or has ended: then it has printed the reason, and the next
   * change starts it again.
   */
  function ready(started) {
    return new Promise((resolve) => {
      started.once('exit', () => {
        if (!started.killed) console.error('The server ended; the next change starts it again.')
        resolve()
      })
      createInterface(started.stdout).on('line', (line) => {
        console.log(line)
        const [, origin] = READY.exec(line) ?? []
        if (!origin) return
        port = new URL(origin).port
        foundAddress(origin)
        resolve()
      })
    })
  }
}
