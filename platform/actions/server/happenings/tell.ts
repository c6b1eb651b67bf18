import type { Database } from '#server/tools.ts'
import type { Happening } from '../../contracts/happening.ts'
import {
  followers,
  type Follower,
  type Happened,
  type HappeningTools,
  type Listener,
} from './followers.ts'

/** A listener, and how to notify it. */
export interface Listening extends Listener {
  tell(all: readonly Happened[]): Promise<void>
}

/**
 * Lists the listeners to any of these happenings. Callers use this first if finding the happening
 * itself is expensive.
 */
export async function listenersTo(
  tools: HappeningTools,
  db: Database,
  happenings: readonly Pick<Happening, 'name'>[],
  readerId: string | null = null,
): Promise<Listening[]> {
  const names = happenings.map(({ name }) => name)
  const found: Listening[] = []
  for (const follower of tools.extensions(followers)) {
    const listeners = await follower.listening(db, names, readerId)
    found.push(...listeners.map((one) => toBeTold(tools, db, follower, one)))
  }
  return found
}

function toBeTold(
  tools: HappeningTools,
  db: Database,
  follower: Follower,
  listener: Listener,
): Listening {
  return {
    ...listener,
    async tell(all) {
      const wanted = all.filter(({ happening }) => listener.to.includes(happening.name))
      if (wanted.length > 0) await follower.happened(tools, db, listener, wanted)
    },
  }
}

/** Notifies listeners of a happening for a reader, in the transaction of `db` that made it true. */
export async function happened<Facts extends object>(
  tools: HappeningTools,
  db: Database,
  readerId: string,
  what: Happened<Facts>,
): Promise<void> {
  const listeners = await listenersTo(tools, db, [what.happening], readerId)
  for (const listener of listeners) await listener.tell([what as Happened])
}
