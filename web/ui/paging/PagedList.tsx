import type { ReactNode } from 'react'
import type { Operation } from '#core/contract.ts'
import { useRead } from '#web/asking/api.tsx'
import { Button } from '../controls/Button.tsx'
import { Empty } from '../blocks/Empty.tsx'
import { Pages } from './Pages.tsx'
import { SkeletonLines } from '../blocks/Skeleton.tsx'

interface PageInput {
  cursor?: string | undefined
}

interface PageOutput {
  next: string | null
}

interface PagedListProps<Input extends PageInput, Page extends PageOutput, Row> {
  /** The operation that reads a page of the list. */
  operation: Operation<Input, Page>
  /** The input for the list. With another input, the list begins again with its first page. */
  input: Omit<Input, 'cursor'>
  rowsOf: (page: Page) => readonly Row[]
  /** The name of the list for screen readers. */
  label: string
  className?: string
  /** True if the order of the rows has a meaning. */
  isOrdered?: boolean
  /** The content in place of a page that is loading: a number of lines, or an item of its own. */
  waiting: number | ReactNode
  /** The content of a list without rows: a text, or an item of its own. */
  empty: string | ReactNode
  /** Content above the first page. */
  above?: (page: Page) => ReactNode
  /** Draws a row as a list item with a key. */
  children: (row: Row, page: Page) => ReactNode
}

/**
 * A list that is read page by page. Items that are not rows have the class `paged-beside` or
 * `paged-more`.
 */
export function PagedList<Input extends PageInput, Page extends PageOutput, Row>(
  props: PagedListProps<Input, Page, Row>,
) {
  const { input, label, className, isOrdered = false, waiting } = props
  const List = isOrdered ? 'ol' : 'ul'
  const standIn =
    typeof waiting === 'number' ? (
      <li className="paged-beside">
        <SkeletonLines count={waiting} />
      </li>
    ) : (
      waiting
    )
  return (
    <List className={className} aria-label={label}>
      <Pages list={JSON.stringify(input)} waiting={standIn}>
        {(cursor, onMore) => <OnePage {...props} cursor={cursor} onMore={onMore} />}
      </Pages>
    </List>
  )
}

interface OnePageProps<
  Input extends PageInput,
  Page extends PageOutput,
  Row,
> extends PagedListProps<Input, Page, Row> {
  cursor: string | undefined
  onMore: ((next: string) => void) | undefined
}

function OnePage<Input extends PageInput, Page extends PageOutput, Row>(
  props: OnePageProps<Input, Page, Row>,
) {
  const { operation, input, rowsOf, empty, above, cursor, onMore, children } = props
  const asked = { ...input, ...(cursor !== undefined && { cursor }) } as Input
  const page = useRead(operation, asked)
  const rows = rowsOf(page)
  const { next } = page
  if (rows.length === 0 && cursor === undefined)
    return typeof empty === 'string' ? (
      <li className="paged-beside">
        <Empty quiet>{empty}</Empty>
      </li>
    ) : (
      empty
    )
  return (
    <>
      {cursor === undefined && above?.(page)}
      {rows.map((row) => children(row, page))}
      {next !== null && onMore && (
        <li className="paged-more">
          <Button size="s" onClick={() => onMore(next)}>
            Show more
          </Button>
        </li>
      )}
    </>
  )
}
