import type { Coverage } from './contract.ts'

/** Finds the report that was published first, among those that have a page. */
export function originalOf(coverage: readonly Coverage[]): (Coverage & { link: string }) | null {
  const onTheWeb = coverage.flatMap((report) => {
    const { link, copyOf } = report
    return link !== null && /^https?:/i.test(link) && copyOf === undefined
      ? [{ ...report, link }]
      : []
  })
  return onTheWeb.toSorted((a, b) => a.publishedTime.localeCompare(b.publishedTime))[0] ?? null
}
