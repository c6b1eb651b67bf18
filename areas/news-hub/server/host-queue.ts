import { randomUUID } from 'node:crypto'
import limit from 'p-limit'
import type { Tools } from '#server/tools.ts'
import { giveTurnBack, hostOf, takeTurn, type HostAnswer } from './host-turns.ts'

/** How often a turn that somebody else has is looked for again. */
const LOOK_EVERY_MS = 200

/** Runs work for an address when its host's turn comes; what it returns may say how the host answered. */
export type HostQueue = <Result>(
  address: string,
  work: () => Promise<Result>,
  answerOf?: (result: Result) => HostAnswer,
) => Promise<Result>

/**
 * One request at a time for each host with a pause behind it, whoever asks: feeds, pages and hubs, in this
 * process and all others. At most `maxAtOnce` hosts at once.
 */
export function hostQueue(
  { db, now }: Pick<Tools, 'db' | 'now'>,
  { pauseMs, maxAtOnce }: { pauseMs: number; maxAtOnce: number },
): HostQueue {
  const holder = randomUUID()
  const withPlace = limit(maxAtOnce)
  /** In this process they stand in line, so that only the first looks for the turn. */
  const lines = new Map<string, ReturnType<typeof limit>>()

  return (address, work, answerOf) => {
    const host = hostOf(address)
    const line = lines.get(host) ?? limit(1)
    lines.set(host, line)

    const workInTurn = async () => {
      if (!(await takeTurn(db, host, { holder, now: now() }))) return null
      let answer: HostAnswer | null = null
      try {
        const result = await work()
        answer = answerOf?.(result) ?? null
        return { result }
      } finally {
        await giveTurnBack(db, host, { holder, now: now(), pauseMs, answer })
      }
    }
    return line(async () => {
      for (;;) {
        const done = await withPlace(workInTurn)
        if (line.pendingCount === 0) lines.delete(host)
        if (done) return done.result
        // Others may use the place meanwhile.
        await pause(LOOK_EVERY_MS)
      }
    })
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
