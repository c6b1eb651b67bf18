/**
 * The process that reads what strangers wrote, one document after another. It holds no secret, reaches no
 * database and may be ended at any moment.
 */
import { flushCompileCache } from 'node:module'
import { lowerPriority } from '../children/lower-priority.ts'
import { serveParent } from '../children/serve-parent.ts'
import { readings } from '../readings.ts'
import type { Asked } from './reading.ts'

const byName = new Map(readings.map((reading) => [reading.name, reading]))

serveParent(async ({ name, question }: Asked) => {
  const read = await byName.get(name)!.load()
  comeSecond()
  return read(question as never)
})

/**
 * The priority of readings for a request, one step below all else, so that requests for pages come first; those for the
 * worker have its own. A lower one would leave too little: at 19 a process gets a seventieth of the time of one at 0
 * beside it, at 1 four fifths.
 */
const PRIORITY = 1
/** Our own code is loaded before that: somebody may wait for the first document. */
let isLow = false
function comeSecond(): void {
  if (isLow) return
  isLow = true
  // It may be killed, so what it compiled is kept for the next one now, where node keeps any.
  flushCompileCache()
  lowerPriority(PRIORITY)
}
