import type { Logger } from 'pino'
import type { OpenDatabase } from './database/database.ts'
import type { Change } from './tools.ts'

const CHANNEL = 'synthwire_changes'

export interface Changes {
  announce(change: Change): Promise<void>
  /**
   * Calls the handler for each change that any process announces. Returns a function that ends
   * this.
   */
  onChange(handler: (change: Change) => void): () => void
}

interface ListeningArea {
  name: string
  /** Other areas whose changes also count as changes of this area. */
  goesBy: readonly string[]
}

/**
 * Announces a change to the server's processes; for processes that do not listen to changes
 * themselves.
 */
export function announceBy(database: Pick<OpenDatabase, 'notify'>, change: Change): Promise<void> {
  return database.notify(CHANNEL, JSON.stringify(change))
}

/**
 * Tells open screens which operations to call again; the database carries the announcements between
 * processes.
 */
export async function openChanges(
  database: OpenDatabase,
  /** The areas that count as changed when announcements may have been missed. */
  areas: readonly ListeningArea[],
  log: Logger,
): Promise<Changes> {
  const handlers = new Set<(change: Change) => void>()

  function tellAll(change: Change) {
    tell(change)
    if (change.operations) return
    for (const { name, goesBy } of areas)
      if (goesBy.includes(change.area)) tell({ ...change, area: name })
  }

  function tell(change: Change) {
    for (const handler of handlers) {
      try {
        handler(change)
      } catch (error) {
        log.error({ err: error, change }, 'Could not deliver a change')
      }
    }
  }

  await database.listen(
    CHANNEL,
    (payload) => tellAll(JSON.parse(payload) as Change),
    () => areas.forEach(({ name }) => tell({ area: name })),
  )
  return {
    announce: (change) => announceBy(database, change),
    onChange(handler) {
      handlers.add(handler)
      return () => handlers.delete(handler)
    },
  }
}
