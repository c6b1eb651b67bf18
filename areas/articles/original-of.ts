import type { Coverage } from './contract.ts'

/** Finds the first published report among those that have a page and copy no other one. */
export function originalOf(coverage: readonly Coverage[]): (Coverage & { link: string }) | null {
  const onTheWeb = coverage.flatMap((report) => {
    const { link, copyOf } = report
    return link !== null && /^https?:/i.test(link) && copyOf === undefined
      ? [{ ...report, link }]
      : []
  })
  return onTheWeb.toSorted((a, b) => a.publishedTime.localeCompare(b.publishedTime))[0] ?? null
}
