import type { World } from '#server/tools.ts'
import { SHOWING } from '../limits.ts'
import { openProjectBuilder, type ProjectBuilder } from './project-builder.ts'
import { readerQueues, type ReaderQueues } from './queues/reader-queues.ts'

/** A cached result for a commit. */
interface Made {
  commit: string
  result: Promise<unknown>
}

/** Builds and tests of projects on one server. */
export interface Workshop extends ReaderQueues {
  builder: ProjectBuilder
  /**
   * Makes a result for a commit once; later callers get the same one. `key` names the project and
   * the purpose.
   */
  once<Result>(key: string, commit: string, make: () => Promise<Result>): Promise<Result>
  /** Returns the result if it exists or is being made; otherwise null. */
  made<Result>(key: string, commit: string): Promise<Result> | null
  /** Records that a result is also valid for a later commit. */
  alsoFor(key: string, commit: string): void
  forget(key: string): void
}

export function openWorkshop(builder: ProjectBuilder): Workshop {
  const made = new Map<string, Made>()

  return {
    builder,
    ...readerQueues(),
    async once<Result>(key: string, commit: string, make: () => Promise<Result>) {
      const known = made.get(key)
      made.delete(key)
      const entry = known?.commit === commit ? known : { commit, result: make() }
      made.set(key, entry)
      if (made.size > SHOWING.kept) made.delete(made.keys().next().value!)
      try {
        return (await entry.result) as Result
      } catch (error) {
        if (made.get(key) === entry) made.delete(key)
        throw error
      }
    },
    made<Result>(key: string, commit: string) {
      const known = made.get(key)
      return known?.commit === commit ? (known.result as Promise<Result>) : null
    },
    alsoFor(key, commit) {
      const entry = made.get(key)
      if (entry) entry.commit = commit
    },
    forget: (key) => void made.delete(key),
  }
}

const byServer = new WeakMap<World, Workshop>()

/** The workshop of a server. Its builder starts a process with the first build. */
export function workshopOf(world: World): Workshop {
  const workshop = byServer.get(world) ?? openWorkshop(openProjectBuilder(world))
  byServer.set(world, workshop)
  return workshop
}
