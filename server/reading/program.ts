/**
 * The process that reads what strangers wrote, one document after another. It holds no secret, reaches no
 * database and may be ended at any moment.
 */
import { constants, setPriority } from 'node:os'
import { Problem } from '#core/problem.ts'
import { readings } from '../readings.ts'
import { READY, type Asked, type Said } from './process-messages.ts'
import type { ReadingLimits } from './reading-process.ts'
import { watchSelf } from './watch-self.ts'

// Whoever waits for a page of the hub comes first.
setPriority(constants.priority.PRIORITY_LOW)

const byName = new Map(readings.map((reading) => [reading.name, reading]))
const watch = watchSelf(JSON.parse(process.argv[2]!) as ReadingLimits)

process.on('disconnect', () => process.exit())
process.on('message', async ({ name, question }: Asked) => {
  watch.begin()
  const outcome = await outcomeOf(name, question)
  watch.end()
  const said: Said = { ...outcome, memoryBytes: process.memoryUsage.rss() }
  process.send!(said)
})
process.send!(READY)

async function outcomeOf(name: string, question: unknown) {
  try {
    const read = await byName.get(name)!.load()
    return { kind: 'read', answer: await read(question as never) } as const
  } catch (error) {
    if (error instanceof Problem) {
      return { kind: 'problem', problem: error.kind, message: error.message } as const
    }
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { kind: 'failed', error: words } as const
  }
}
