import { Problem } from '#core/problem.ts'
import { countPerSecond } from '#server/second-listener/room/usage-counter.ts'
import { FUNCTIONS } from '../../limits.ts'

/** The calls of one project in this process, and its remaining processor time. */
interface Taken {
  hasRoom: () => boolean
  waiting: number
  /** The last call in the queue. The next one starts after it. */
  last: Promise<unknown>
  msLeft: number
  countedAt: number
}

/**
 * A place in the queue of a project. It runs the work after the project's other calls, and
 * subtracts the time that the work reports.
 */
export type Turn = <Result extends { cpuMs: number }>(
  work: () => Promise<Result>,
) => Promise<Result>

/**
 * Limits the load that strangers can cause by calling functions. Each project has a number of calls
 * per second, runs one call at a time, and may use a share of a processor. A flooded project does
 * not affect others.
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
    /** Reserves a place for a call; null if a limit of the project is reached. */
    take(project: string): Turn | null {
      const taken = takenBy(project)
      const now = clock()
      const earned = ((now - taken.countedAt) / 1000) * FUNCTIONS.cpuMsPerSecond
      taken.msLeft = Math.min(FUNCTIONS.cpuMsAtOnce, taken.msLeft + earned)
      taken.countedAt = now
      if (taken.waiting >= FUNCTIONS.waiting || taken.msLeft <= 0 || !taken.hasRoom()) return null
      return async (work) => {
        // Other calls may have joined the queue in the meantime.
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
