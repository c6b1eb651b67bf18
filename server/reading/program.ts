/**
 * The process that reads what strangers wrote, one document after another. It holds no secret, reaches no
 * database and may be ended at any moment.
 */
import { flushCompileCache } from 'node:module'
import { setPriority } from 'node:os'
import { Problem } from '#core/problem.ts'
import { readings } from '../readings.ts'
import { READY, type Asked, type Said } from './process-messages.ts'
import type { ReadingLimits } from './reading-process.ts'
import { watchSelf } from './watch-self.ts'

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

/**
 * One step below all else, so that whoever waits for a page of the hub comes first. Lower down, feeds were read in what other
 * programs left: at 19 a process gets a seventieth of what one at 0 gets beside it, at 1 four fifths.
 */
const PRIORITY = 1
/** Our own code is loaded before that: somebody may wait for the first document. */
let isLow = false
function comeSecond(): void {
  if (isLow) return
  isLow = true
  // It may be killed, so what it compiled is kept for the next one now, where node keeps any.
  flushCompileCache()
  setPriority(PRIORITY)
}

async function outcomeOf(name: string, question: unknown) {
  try {
    const read = await byName.get(name)!.load()
    comeSecond()
    return { kind: 'read', answer: await read(question as never) } as const
  } catch (error) {
    if (error instanceof Problem) {
      return { kind: 'problem', problem: error.kind, message: error.message } as const
    }
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { kind: 'failed', error: words } as const
  }
}
