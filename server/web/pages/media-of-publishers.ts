import { extensionPoint } from '../../extension-points.ts'
import type { Desk } from '../../tools.ts'

/**
 * True if a reader has chosen to load recordings directly from their publishers, which the policy
 * of their pages then allows.
 */
export const mediaOfPublishers =
  extensionPoint<(desk: Desk) => Promise<boolean>>('media-of-publishers')
