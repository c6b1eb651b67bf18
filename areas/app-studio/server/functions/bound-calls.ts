import { Problem } from '#core/problem.ts'
import { countPerSecond } from '#server/second-listener/room/usage-counter.ts'
import { FUNCTIONS } from '../../limits.ts'

/** Use by one project in this process: the number of calls, and the processor time that is left. */
interface Taken {
  hasRoom: () => boolean
  waiting: number
  /** The last call; the next one begins after it. */
  last: Promise<unknown>
  msLeft: number
  countedAt: number
}

/** A place in the queue of a project: runs the work after its other calls; the work reports what it took. */
export type Turn = <Result extends { cpuMs: number }>(
  work: () => Promise<Result>,
) => Promise<Result>

/**
 * Bounds the machine's time that strangers can use by calling functions: calls a second of one project, one at a time,
 * and a share of a processor. A flooded project takes nothing from the others.
 */
export function boundCalls(clock = () => performance.now()) {
  const projects = new Map<string, Taken>()

  function takenBy(project: string): Taken {
    const taken = projects.get(project) ?? {
      hasRoom: countPerSecond(FUNCTIONS.callsPerSecond, clock),
      ...{ waiting: 0, last: Promise.resolve(), msLeft: FUNCTIONS.cpuMsAtOnce, countedAt: clock() },
    }
    projects.delete(project)
    projects.set(project, taken)
    for (const [key, { waiting }] of projects) {
      if (projects.size <= FUNCTIONS.projectsKept) break
      if (waiting === 0) projects.delete(key)
    }
    return taken
  }

  return {
    /** Null where the project has used up its share; a caller tries again in a moment. */
    take(project: string): Turn | null {
      const taken = takenBy(project)
      const now = clock()
      const earned = ((now - taken.countedAt) / 1000) * FUNCTIONS.cpuMsPerSecond
      taken.msLeft = Math.min(FUNCTIONS.cpuMsAtOnce, taken.msLeft + earned)
      taken.countedAt = now
      if (taken.waiting >= FUNCTIONS.waiting || taken.msLeft <= 0 || !taken.hasRoom()) return null
      return async (work) => {
        // Others may have joined the queue since.
        if (taken.waiting >= FUNCTIONS.waiting)
          throw new Problem('unavailable', 'Too many requests right now.')
        taken.waiting++
        const done = taken.last.then(work)
        taken.last = done.catch(() => {})
        try {
          const result = await done
          taken.msLeft -= result.cpuMs
          return result
        } finally {
          taken.waiting--
        }
      }
    },
  }
}

const byServer = new WeakMap<object, ReturnType<typeof boundCalls>>()

/** Returns the call limits of a server, which is identified by the object of its tools. */
export function callsOf(server: object): ReturnType<typeof boundCalls> {
  const calls = byServer.get(server) ?? boundCalls()
  byServer.set(server, calls)
  return calls
}
