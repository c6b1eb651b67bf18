/** Parameters that open something over a list, and change nothing in it. */
const OVER_A_LIST = new Set(['article', 'about'])

interface Shown {
  page: string
  place: string
  params: URLSearchParams
}

/** Tells the lists of one page from those of another, whatever is open over them. */
export function listAt(shown: Shown | null): string {
  if (!shown) return ''
  const params = [...shown.params].filter(([name]) => !OVER_A_LIST.has(name))
  return JSON.stringify([shown.page, shown.place, params])
}
