import pg from 'pg'
import { connectOnce } from './connection.ts'
import { steadyConnection, type SteadyConnection } from './steady-connection.ts'

interface Ear {
  onMessage(payload: string): void
  /**
   * Called after the connection was lost and opened again, because messages may have been missed.
   */
  onGap?: (() => void) | undefined
}

export interface Listener {
  listen(
    channel: string,
    onMessage: Ear['onMessage'],
    onGap?: Ear['onGap'],
  ): Promise<() => Promise<void>>
  /**
   * Holds a lock for as long as this process lives; PostgreSQL releases it when the connection
   * ends.
   */
  hold(lock: number, key: number): Promise<void>
  close(): Promise<void>
}

/**
 * The lock is shared, so that a new connection does not wait for an old one whose end PostgreSQL
 * has not noticed.
 */
const LOCK = 'select pg_advisory_lock_shared($1, $2)'

/**
 * Listens to NOTIFY, and holds locks, on one shared connection, which is opened when it is first
 * needed.
 */
export function openListener(url: string, onError: (error: Error) => void): Listener {
  const ears = new Map<string, Set<Ear>>()
  const held: [lock: number, key: number][] = []
  let connection: Promise<SteadyConnection> | null = null

  async function connect(isAgain: boolean): Promise<pg.Client> {
    const client = await connectOnce(url)
    client.on('notification', ({ channel, payload = '' }) => {
      for (const ear of ears.get(channel) ?? []) ear.onMessage(payload)
    })
    for (const one of held) await client.query(LOCK, one)
    for (const channel of ears.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    if (isAgain) for (const ear of [...ears.values()].flatMap((set) => [...set])) ear.onGap?.()
    return client
  }

  /**
   * The last command: commands run one after the other, because many lanes begin to listen at once.
   */
  let last: Promise<unknown> = Promise.resolve()
  async function tell(text: string, values: number[] = []) {
    connection ??= steadyConnection(connect, onError)
    const ready = connection
    const told = last.then(async () => (await ready).client()?.query(text, values))
    last = told.catch(() => {})
    await told
  }

  return {
    async listen(channel, onMessage, onGap) {
      const ear: Ear = { onMessage, onGap }
      const others = ears.get(channel)
      if (others) others.add(ear)
      else ears.set(channel, new Set([ear]))
      await tell(`listen ${pg.escapeIdentifier(channel)}`)

      return async () => {
        const left = ears.get(channel)
        left?.delete(ear)
        if (left?.size !== 0) return
        ears.delete(channel)
        await tell(`unlisten ${pg.escapeIdentifier(channel)}`)
      }
    },
    async hold(lock, key) {
      await tell(LOCK, [lock, key])
      held.push([lock, key])
    },
    async close() {
      await (await connection)?.close()
    },
  }
}
