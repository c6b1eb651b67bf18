import type { WholeBrief } from '../../drafts/brief.ts'
import { hubBase } from '#web/place/hub-base.ts'

const name = () => `synthwire.brief${hubBase()}`

/** A brief that was typed and not drafted yet, in this tab alone. */
export interface KeptBrief {
  brief: WholeBrief
  /** Names of chosen subjects and notes, by their keys. */
  names: Record<string, string>
  /** The address from which it was filled, which fills nothing twice. */
  filledFrom: string
}

export function readKeptBrief(): KeptBrief | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name()) ?? 'null') as Partial<KeptBrief>
    return typeof kept?.brief === 'object' ? (kept as KeptBrief) : null
  } catch {
    return null
  }
}

/** Null forgets it. */
export function keepBrief(kept: KeptBrief | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(name())
    else sessionStorage.setItem(name(), JSON.stringify(kept))
  } catch {
    // A browser without room keeps the form for as long as the page is open.
  }
}
