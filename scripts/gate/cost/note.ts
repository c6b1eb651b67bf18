import { appendFileSync } from 'node:fs'

/**
 * The environment variable with the file in which `npm test` collects notes. Without it, nothing is
 * noted.
 */
export const NOTES = 'SYNTHWIRE_GATE_NOTES'

/** A line that tests write for `npm test` while they run. */
export type Note =
  /** A server of its own was started, with the reason why the shared one was not enough. */
  | { kind: 'hub'; why: string }
  /** A document was loaded. */
  | { kind: 'load' }
  /** The demo was started afresh in an existing document. */
  | { kind: 'anew' }
  | UnitNote
  | JourneyNote

export interface UnitNote {
  kind: 'unit'
  file: string
  cpuS: number
}

export interface JourneyNote {
  kind: 'journey'
  file: string
  title: string
  wallS: number
  /** The CPU seconds; absent if processes cannot be read. */
  cpuS?: number
}

export function note(what: Note, file = process.env[NOTES]): void {
  if (file) appendFileSync(file, `${JSON.stringify(what)}\n`)
}
