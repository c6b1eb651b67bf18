import type { WholeBrief } from '../../drafts/brief.ts'
import { hubBase } from '#web/place/hub-base.ts'

const nameOf = (formKey: string) => `synthwire.brief.${formKey}${hubBase()}`

/** A brief that was typed but not drafted yet. It is stored for this tab only. */
export interface KeptBrief {
  brief: WholeBrief
  /** Names of chosen subjects and notes, by their key. */
  names: Record<string, string>
  /**
   * The query string that the form was filled from, so that it is not filled from the same one
   * twice.
   */
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

/** Stores a brief; null removes the stored one. */
export function keepBrief(formKey: string, kept: KeptBrief | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(nameOf(formKey))
    else sessionStorage.setItem(nameOf(formKey), JSON.stringify(kept))
  } catch {
    // If the browser has no storage left, the form lasts as long as the page is open.
  }
}
