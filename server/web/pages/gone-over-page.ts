import { extensionPoint } from '../../extension-points.ts'
import type { Desk } from '../../tools.ts'

/**
 * True if the thing that an address opens is missing for the reader: the page is served as usual,
 * but with the status 404.
 */
export const goneOverPage =
  extensionPoint<(desk: Desk, path: string, params: URLSearchParams) => Promise<boolean>>(
    'gone-over-page',
  )
