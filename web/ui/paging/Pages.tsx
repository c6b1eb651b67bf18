import { Suspense, useState, type ReactNode } from 'react'

/**
 * The cursor at which a page begins, as given by the previous page; undefined for the first one.
 */
type Begin<Cursor> = Cursor | undefined

interface PagesProps<Cursor extends string | number> {
  /** The name of the list. With another name, the list begins again with its first page. */
  list: string
  /** The content in place of a page that is loading. */
  waiting: ReactNode
  /** True if further pages are above the first one, as in a conversation. */
  isUpwards?: boolean
  /**
   * Draws a page. Only the last one gets `onMore`; `end` is the cursor at which the next shown page
   * begins.
   */
  children: (
    begin: Begin<Cursor>,
    onMore: ((next: Cursor) => void) | undefined,
    end: Begin<Cursor>,
  ) => ReactNode
}

/** A list that is read page by page. Each page begins where the one before it ended. */
export function Pages<Cursor extends string | number = string>({
  list,
  waiting,
  isUpwards = false,
  children,
}: PagesProps<Cursor>) {
  const [read, setRead] = useState<{ list: string; cursors: Cursor[] }>({ list, cursors: [] })
  const cursors = read.list === list ? read.cursors : []
  const handleMore = (next: Cursor) => setRead({ list, cursors: [...cursors, next] })
  const pages = [undefined, ...cursors].map((begin, at) => (
    <Suspense key={begin ?? ''} fallback={waiting}>
      {children(begin, at === cursors.length ? handleMore : undefined, cursors[at])}
    </Suspense>
  ))
  return isUpwards ? pages.toReversed() : pages
}
