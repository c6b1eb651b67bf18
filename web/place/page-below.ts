interface Shown {
  page: string
  place: string
  params: URLSearchParams
}

/** Parameters that open something over a page, without changing the page. */
const OVER_A_PAGE = ['article', 'about']

/** The same page without the things that are open over it. */
export function pageBelow<Page extends Shown>(shown: Page): Page {
  const params = new URLSearchParams(shown.params)
  for (const name of OVER_A_PAGE) params.delete(name)
  return { ...shown, params }
}

/** Says if two addresses show the same page, apart from things open over it. */
export function isSamePage(one: Shown, other: Shown): boolean {
  const text = ({ page, place, params }: Shown) => JSON.stringify([page, place, `${params}`])
  return text(pageBelow(one)) === text(pageBelow(other))
}
