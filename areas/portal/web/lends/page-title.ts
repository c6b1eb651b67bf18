import type { Portal } from '../../contract.ts'
import { resolveKeptPage } from '../../pages.ts'

/** What a page is called; null where nothing is there yet. */
export function pageTitle(page: string, { kept, pages }: Pick<Portal, 'kept' | 'pages'>) {
  const { screen, title } = resolveKeptPage(page, kept, pages)
  return screen === 'coming-soon' || screen === 'unknown' ? null : title
}
