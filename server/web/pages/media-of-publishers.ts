import { extensionPoint } from '../../extension-points.ts'
import type { Desk } from '../../tools.ts'

/**
 * Checks of areas that return true if a reader has chosen to load recordings directly from their
 * publishers, which the policy of the reader's pages then allows.
 */
export const mediaOfPublishers =
  extensionPoint<(desk: Desk) => Promise<boolean>>('media-of-publishers')
