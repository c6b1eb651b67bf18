/** How the page stands to its hub, for the reader. */
export interface HubStatus {
  /** How old the oldest of what is shown is, ISO 8601; null where all of it is fresh. */
  asOf: string | null
  /** How many changes wait to be sent. */
  waiting: number
  /** What was not carried out and why. */
  words: readonly string[]
  /** The hub has another build of the screens than this page is of. */
  hasNewVersion: boolean
}

const atFirst: HubStatus = { asOf: null, waiting: 0, words: [], hasNewVersion: false }

let current = atFirst
const listeners = new Set<() => void>()

export function readHubStatus(): HubStatus {
  return current
}

export function setHubStatus(changed: Partial<HubStatus>): void {
  const next = { ...current, ...changed }
  if (JSON.stringify(next) === JSON.stringify(current)) return
  current = next
  for (const listener of listeners) listener()
}

export function followHubStatus(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
