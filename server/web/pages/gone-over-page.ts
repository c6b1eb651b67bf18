import { extensionPoint } from '../../extension-points.ts'
import type { Desk } from '../../tools.ts'

/**
 * Checks of areas that return true if the thing that an address opens is missing for the reader.
 * The page is then served as usual, but with the status 404.
 */
export const goneOverPage =
  extensionPoint<(desk: Desk, path: string, params: URLSearchParams) => Promise<boolean>>(
    'gone-over-page',
  )
