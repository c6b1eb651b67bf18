import type pg from 'pg'

const FIRST_RETRY_MS = 100
const LONGEST_RETRY_MS = 5000
/**
 * The time between two tests of the connection, because a network that drops packets reports no
 * error.
 */
const HEARTBEAT_MS = 30_000
const HEARTBEAT_WITHIN_MS = 10_000

export interface SteadyConnection {
  /** The present connection; null while it is being opened again. */
  client(): pg.Client | null
  /** Ends the connection for good, after `lastWords` has used it. */
  close(lastWords?: (client: pg.Client) => Promise<void>): Promise<void>
}

/**
 * Keeps one connection open, and reopens it whenever it is lost. `connect` also restores what the
 * connection needs, such as listening and locks.
 */
export async function steadyConnection(
  connect: (isAgain: boolean) => Promise<pg.Client>,
  onError: (error: Error) => void,
): Promise<SteadyConnection> {
  let client: pg.Client | null = null
  let isClosed = false
  let wake = () => {}

  function hold(made: pg.Client) {
    client = made
    made.on('error', (error) => isClosed || onError(error))
    const heartbeat = setInterval(() => void checkPulse(made), HEARTBEAT_MS).unref()
    made.once('end', () => {
      clearInterval(heartbeat)
      client = null
      if (!isClosed) void connectAgain()
    })
  }

  async function connectAgain() {
    for (
      let delayMs = FIRST_RETRY_MS;
      !isClosed;
      delayMs = Math.min(delayMs * 2, LONGEST_RETRY_MS)
    ) {
      try {
        const made = await connect(true)
        if (!isClosed) return hold(made)
        return await made.end()
      } catch (error) {
        onError(error as Error)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, delayMs)
          wake = () => (clearTimeout(timer), resolve())
        })
      }
    }
  }

  hold(await connect(false))
  return {
    client: () => client,
    async close(lastWords) {
      isClosed = true
      wake()
      if (client) await lastWords?.(client)
      await client?.end().catch(() => {})
    },
  }
}

async function checkPulse(client: pg.Client): Promise<void> {
  const deadline = setTimeout(() => client.connection.stream.destroy(), HEARTBEAT_WITHIN_MS)
  await client.query('select 1').catch(() => {})
  clearTimeout(deadline)
}
