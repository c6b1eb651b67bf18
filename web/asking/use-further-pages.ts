import { useState } from 'react'
import { useAction } from './api.tsx'

/**
 * Further pages of a list that is read once and then stays unchanged: unlike those of `Pages`, they
 * are not read again after a change.
 */
export function useFurtherPages<Page extends { next: string | number | null }>(
  /** The first page; undefined until it has arrived. */
  first: Page | undefined,
  askFrom: (next: NonNullable<Page['next']>) => Promise<Page>,
  /** The name of the list, because further pages of one list do not belong to another. */
  list = '',
) {
  const [further, setFurther] = useState<{ list: string; pages: Page[] }>({ list, pages: [] })
  const pages = further.list === list ? further.pages : []
  const { next } = pages.at(-1) ?? first ?? { next: null }
  const asking = useAction(askFrom)

  /** Reads the next page. A failure rejects the promise, and is in `error`, too. */
  async function more(): Promise<void> {
    if (next === null) return
    const page = await asking.mutateAsync(next)
    setFurther({ list, pages: [...pages, page] })
  }

  return {
    /** All pages, including the first one. */
    pages: first === undefined ? pages : [first, ...pages],
    hasMore: next !== null,
    isPending: asking.isPending,
    error: asking.error,
    more,
  }
}
