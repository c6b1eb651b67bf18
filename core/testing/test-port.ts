import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * The range lies below the ephemeral ports: the system could give one of those to a connection
 * between this check and the server's start.
 */
const FIRST = 11_000
const PORTS = 20_000

/** A loopback port on which nothing listens, for a program that must be told its port. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + randomInt(PORTS)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
