import pg from 'pg'
import { connectOnce } from './connection.ts'
import { steadyConnection, type SteadyConnection } from './steady-connection.ts'

interface Ear {
  onMessage(payload: string): void
  /** Messages may have been missed while the connection was lost. */
  onGap?: (() => void) | undefined
}

export interface Listener {
  listen(
    channel: string,
    onMessage: Ear['onMessage'],
    onGap?: Ear['onGap'],
  ): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** Hears what is said by NOTIFY, on one connection for all channels, made when it is first needed. */
export function openListener(url: string, onError: (error: Error) => void): Listener {
  const ears = new Map<string, Set<Ear>>()
  let connection: Promise<SteadyConnection> | null = null

  async function connect(isAgain: boolean): Promise<pg.Client> {
    const client = await connectOnce(url)
    client.on('notification', ({ channel, payload = '' }) => {
      for (const ear of ears.get(channel) ?? []) ear.onMessage(payload)
    })
    for (const channel of ears.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    if (isAgain) for (const ear of [...ears.values()].flatMap((set) => [...set])) ear.onGap?.()
    return client
  }

  /** Commands go one after the other, since many lanes begin to listen at once. */
  let last: Promise<unknown> = Promise.resolve()
  async function tell(command: 'listen' | 'unlisten', channel: string) {
    connection ??= steadyConnection(connect, onError)
    const ready = connection
    const told = last.then(async () =>
      (await ready).client()?.query(`${command} ${pg.escapeIdentifier(channel)}`),
    )
    last = told.catch(() => {})
    await told
  }

  return {
    async listen(channel, onMessage, onGap) {
      const ear: Ear = { onMessage, onGap }
      const others = ears.get(channel)
      if (others) others.add(ear)
      else ears.set(channel, new Set([ear]))
      await tell('listen', channel)

      return async () => {
        const left = ears.get(channel)
        left?.delete(ear)
        if (left?.size !== 0) return
        ears.delete(channel)
        await tell('unlisten', channel)
      }
    },
    async close() {
      await (await connection)?.close()
    },
  }
}
