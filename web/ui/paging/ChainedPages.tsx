import { Suspense, useState, type ReactNode } from 'react'
import { Trouble } from '../blocks/Trouble.tsx'

/** A page's place in a chain of pages. */
export interface PlaceInChain {
  /** The cursor at which the page begins; undefined for the first page. */
  start: string | undefined
  /** The number of earlier pages. */
  depth: number
  /** Draws the rest of the list: the next page, or `more` under the last one. */
  rest: (next: string | null, more: (onMore: () => void) => ReactNode) => ReactNode
}

interface ChainedPagesProps {
  /** The content in place of a page that is loading. */
  waiting: ReactNode
  /** Draws a page, with its `rest` at the end. */
  children: (place: PlaceInChain) => ReactNode
}

/**
 * A list whose pages depend on each other: each begins where the page before it ends at the moment,
 * so that no article is skipped when news pushes articles down. Each page of `Pages` begins where
 * the one before it ended when it was read.
 */
export function ChainedPages(props: ChainedPagesProps) {
  const [pageCount, setPageCount] = useState(1)
  return (
    <Page {...props} depth={0} pagesLeft={pageCount} onMore={() => setPageCount(pageCount + 1)} />
  )
}

interface PageProps extends ChainedPagesProps {
  start?: string
  depth: number
  /** The number of pages to show, including this one. */
  pagesLeft: number
  onMore: () => void
}

function Page(props: PageProps) {
  const { start, depth, pagesLeft, onMore, waiting, children } = props
  const rest: PlaceInChain['rest'] = (next, more) =>
    next !== null &&
    (pagesLeft > 1 ? (
      <Page {...props} start={next} depth={depth + 1} pagesLeft={pagesLeft - 1} />
    ) : (
      more(onMore)
    ))
  return (
    <Trouble>
      <Suspense fallback={waiting}>{children({ start, depth, rest })}</Suspense>
    </Trouble>
  )
}
