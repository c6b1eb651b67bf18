import { Problem } from '#core/problem.ts'
import {
  sql,
  type Database,
  type Desk,
  type Tools,
  type World,
  type WorldDatabase,
} from '#server/tools.ts'

/** A request that was not sent. */
export interface HeldBack {
  method: string
  address: string
}

/**
 * Makes a desk for rehearsals. The desk sends no requests, but lists them in `heldBack`. It writes
 * only within a transaction, which is rolled back.
 */
export function closedDesk(desk: Desk): { desk: Desk; heldBack: HeldBack[] } {
  const heldBack: HeldBack[] = []
  const closed: Pick<Tools, 'fetch' | 'media' | 'enqueue' | 'announce'> = {
    fetch: async (address, { method = 'GET' } = {}) => {
      heldBack.push({ method, address })
      throw new Problem('unavailable', 'Nothing is sent in a rehearsal.')
    },
    media: { ...desk.media, put: refuse, putCopy: refuse, putFile: refuse, remove: refuse },
    enqueue: async () => {},
    announce: async () => {},
  }
  const { world } = desk
  const closedWorld: World = {
    ...world,
    ...closed,
    db: onlyRead(world.db),
    store: null,
    wake: async (lane, db) => (db ? world.wake(lane, db) : undefined),
    // Without `within`, the operation would run outside of the rehearsal's transaction.
    askAs: (readerId, grant, within) => {
      if (!within) throw new Problem('unavailable', 'This step cannot be rehearsed.')
      return world.askAs(readerId, grant, within)
    },
  }
  return { desk: { ...desk, ...closed, world: closedWorld }, heldBack }
}

async function refuse(): Promise<never> {
  throw new Problem('unavailable', 'Files are not written in a rehearsal.')
}

/** Rows of all readers, which a rehearsal may only read. */
function onlyRead(db: WorldDatabase): WorldDatabase {
  return {
    ...readsOf(db),
    forReader: (readerId) => readsOf(db.forReader(readerId)),
    locked: (lock, key) => readsOf(db.locked(lock, key)),
  }
}

function readsOf(db: Database): Database {
  const reading = <T>(work: (db: Database) => Promise<T>) =>
    db.transaction(async (db) => {
      await db.run(sql`set transaction read only`)
      return work(db)
    })
  return {
    many: (shape, query) => reading((db) => db.many(shape, query)),
    one: (shape, query) => reading((db) => db.one(shape, query)),
    maybe: (shape, query) => reading((db) => db.maybe(shape, query)),
    run: (query) => reading((db) => db.run(query)),
    transaction: (work) => reading(work),
  }
}
