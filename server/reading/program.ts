/**
 * The process that parses documents of strangers, one after another. It holds no secret, reaches no
 * database, and can be killed at any moment.
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
 * The priority of parsing for a request, one step below everything else, so that page requests come
 * first; parsing for the worker has its own priority. A lower priority would leave too little time:
 * next to a process at priority 0, a process at 19 gets a seventieth of its time, and one at 1 gets
 * four fifths.
 */
const PRIORITY = 1
/**
 * False until our own code is loaded: the priority is normal while it loads, because somebody may
 * wait for the first document.
 */
let isLow = false
function comeSecond(): void {
  if (isLow) return
  isLow = true
  // Stores the compiled code for the next process now, if Node has a cache, because this process
  // may be killed later.
  flushCompileCache()
  lowerPriority(PRIORITY)
}
