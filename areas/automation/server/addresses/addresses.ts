import { askingOrigin, inHub } from '#server/access/asking.ts'
import type { Desk } from '#server/tools.ts'
import type { TriggerDraft } from '../../flow/triggers.ts'

/** The path that precedes the id of a trigger in its public address. */
export const HOOKS_PATH = '/hooks'

/** The folder of a trigger, relative to the data directory. */
export const dropFolder = (id: string) => `drop/${id}`

/**
 * The address at which others call a trigger, or the path of its folder; null if it has neither.
 */
export function addressOf(
  desk: Pick<Desk, 'publicAddress' | 'siteAddress'>,
  { id, draft }: { id: string; draft: TriggerDraft },
): string | null {
  if (draft.kind === 'file') return dropFolder(id)
  if (draft.kind === 'form') return desk.siteAddress(id)
  if (draft.kind !== 'webhook') return null
  const path = `${HOOKS_PATH}/${id}`
  return desk.publicAddress === null
    ? `${askingOrigin() ?? ''}${inHub(path)}`
    : desk.publicAddress + path
}
