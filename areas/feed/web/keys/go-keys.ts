import { portal, type Portal } from '#areas/portal/contract.ts'
import { useRead } from '#web/asking/api.tsx'
import { resolveKeptPage } from '#areas/portal/pages.ts'

/** The letter behind `g`, and where it leads. */
const letters = [
  ['f', '/news-hub/feed'],
  ['a', '/news-hub/add-feed'],
  ['s', '/news-hub/sources'],
  ['p', '/news-hub/personalize'],
  ['r', '/news-hub/rules'],
  ['o', '/news-hub/settings'],
  ['l', '/news-hub/lmarena'],
  ['b', 'build-software'],
  ['m', '/marketplace'],
  ['w', '/automation'],
] as const

export interface GoKey {
  letter: string
  page: string
  title: string
}

/** Those of the pages that there are. */
export function useGoKeys(): GoKey[] {
  const { kept, pages } = useRead(portal.getPortal, {})
  return letters.flatMap(([letter, page]) => {
    const title = titleOf(page, { kept, pages })
    return title === null ? [] : [{ letter, page, title }]
  })
}

/** What a page is called; null where nothing is there yet. */
export function titleOf(page: string, { kept, pages }: Pick<Portal, 'kept' | 'pages'>) {
  const { screen, title } = resolveKeptPage(page, kept, pages)
  return screen === 'coming-soon' || screen === 'unknown' ? null : title
}
