import type { Portal } from '../../contract.ts'
import { resolveKeptPage } from '../../pages.ts'

/** The title of a page; null if the page is unknown or coming soon. */
export function pageTitle(page: string, offered: Pick<Portal, 'kept' | 'pages'>) {
  const { screen, title } = resolveKeptPage(page, offered)
  return screen === 'coming-soon' || screen === 'unknown' ? null : title
}
