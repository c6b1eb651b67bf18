import { extensionPoint } from '../../extension-points.ts'
import type { Desk } from '../../tools.ts'

/**
 * Says if a reader has chosen to have recordings straight from their publishers, which the policy of their pages then
 * allows.
 */
export const mediaOfPublishers =
  extensionPoint<(desk: Desk) => Promise<boolean>>('media-of-publishers')
