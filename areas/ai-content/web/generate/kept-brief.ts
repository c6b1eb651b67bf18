import type { WholeBrief } from '../../drafts/brief.ts'
import { hubBase } from '#web/place/hub-base.ts'

const nameOf = (formKey: string) => `synthwire.brief.${formKey}${hubBase()}`

/** A brief that was typed and not drafted yet, in this tab alone. */
export interface KeptBrief {
  brief: WholeBrief
  /** Names of chosen subjects and notes, by their keys. */
  names: Record<string, string>
  /** The address that the form was filled from, so that no address fills it twice. */
  filledFrom: string
}

export function readKeptBrief(formKey: string): KeptBrief | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(formKey)) ?? 'null') as Partial<KeptBrief>
    return typeof kept?.brief === 'object' ? (kept as KeptBrief) : null
  } catch {
    return null
  }
}

/** Null forgets it. */
export function keepBrief(formKey: string, kept: KeptBrief | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(nameOf(formKey))
    else sessionStorage.setItem(nameOf(formKey), JSON.stringify(kept))
  } catch {
    // A browser without room keeps the form for as long as the page is open.
  }
}
