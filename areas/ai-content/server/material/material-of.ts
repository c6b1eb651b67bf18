import type { Desk } from '#server/tools.ts'
import type { WholeBrief } from '../../drafts/brief.ts'
import type { DraftMaterial } from '../../writing/material.ts'
import { readMaterial } from './read-material.ts'

/** Reads the articles and notes that a brief chooses. */
export function materialOf(desk: Desk, brief: WholeBrief): Promise<DraftMaterial> {
  const { db, readerId, now, extensions } = desk
  return readMaterial({ db, readerId, now: now() }, extensions, brief)
}
