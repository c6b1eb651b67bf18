import { extensionPoint } from '../../extension-points.ts'
import type { Desk } from '../../tools.ts'

/**
 * Says if what an address opens, over a page or as one, is not there for the reader: the page comes as always and says so, with the
 * status of something that is missing.
 */
export const goneOverPage =
  extensionPoint<(desk: Desk, path: string, params: URLSearchParams) => Promise<boolean>>(
    'gone-over-page',
  )
