import type { Row } from './hold-back.ts'

/** An answer with a list that others add to, and how to read and replace its rows. */
export interface GrowingList<Output> {
  /** The noun for a row, as in "3 new articles". */
  noun: string
  rows: (answer: Output) => readonly Row[]
  /**
   * Returns the shown answer with these rows. `isAtEnd` is true if the rows end where those of the
   * fresh answer do.
   */
  withRows: (shown: Output, fresh: Output, rows: readonly Row[], isAtEnd: boolean) => Output
  /** The selector for the part of a row that takes the focus when new rows are shown. */
  focus?: string
  /** True if a short list shows new rows at once, so that the reader sees it fill. */
  fillsUp?: boolean
  /**
   * True if writes of the reader add no rows, so that new rows after a write are held back, too.
   */
  holdsAsked?: boolean
}

/** Makes a `GrowingList` for an answer that is itself the list. */
export function wholeList<OneRow extends Row>(noun: string): GrowingList<OneRow[]> {
  return {
    noun,
    rows: (answer) => answer,
    withRows: (_shown, _fresh, rows) => rows as OneRow[],
  }
}

/**
 * Makes a `GrowingList` for an answer with rows in the field `name`, which may be the first page of
 * a longer list.
 */
export function firstPageOf<Page extends object>(
  noun: string,
  name: keyof Page,
): GrowingList<Page> {
  return {
    noun,
    rows: (page) => page[name] as readonly Row[],
    withRows: (shown, fresh, rows, isAtEnd) => ({
      ...fresh,
      [name]: rows,
      ...('next' in shown && !isAtEnd && { next: shown.next }),
    }),
  }
}
