import { SHARES } from '../../limits.ts'

interface Kept<Page> {
  page: Promise<Page>
  untilMs: number
}

/**
 * Keeps pages for a short time, so that many equal requests need only one rendering. The oldest
 * page is dropped if there are too many, and a failed page is rendered again.
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
