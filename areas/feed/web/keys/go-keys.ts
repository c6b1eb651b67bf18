import { portal } from '#areas/portal/contract.ts'
import { useRead } from '#web/asking/api.tsx'
import { pageTitle } from '#areas/portal/web/lends/page-title.ts'

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
    const title = pageTitle(page, { kept, pages })
    return title === null ? [] : [{ letter, page, title }]
  })
}
