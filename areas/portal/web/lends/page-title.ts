import type { Portal } from '../../contract.ts'
import { resolveKeptPage } from '../../pages.ts'

/** What a page is called; null where nothing is there yet. */
export function pageTitle(page: string, offered: Pick<Portal, 'kept' | 'pages'>) {
  const { screen, title } = resolveKeptPage(page, offered)
  return screen === 'coming-soon' || screen === 'unknown' ? null : title
}
