import { SHARES } from '../../limits.ts'

interface Kept<Page> {
  page: Promise<Page>
  untilMs: number
}

/**
 * Pages as they were made, for a short while: what many ask for at once is made once. The oldest one goes where there
 * are too many, and one that failed is made again.
 */
export function keepPages<Page>(clock = () => performance.now()) {
  const kept = new Map<string, Kept<Page>>()
  return async function pageOf(key: string, make: () => Promise<Page>): Promise<Page> {
    const known = kept.get(key)
    if (known && known.untilMs > clock()) return known.page
    kept.delete(key)
    const [oldest] = kept.keys()
    if (kept.size >= SHARES.keptPages && oldest !== undefined) kept.delete(oldest)
    const page = make()
    kept.set(key, { page, untilMs: clock() + SHARES.keptMs })
    page.catch(() => kept.get(key)?.page === page && kept.delete(key))
    return page
  }
}
