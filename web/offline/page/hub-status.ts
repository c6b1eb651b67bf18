/** The page's connection with its server, as the reader is told. */
export interface HubStatus {
  /** The time of the oldest answer on screen, in ISO 8601; null if all answers are fresh. */
  asOf: string | null
  /** The number of changes that wait to be sent. */
  waiting: number
  /** Sentences about changes that were not carried out, with the reasons. */
  words: readonly string[]
  /** True if the server has another build of the screens than this page. */
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
