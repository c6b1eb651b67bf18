import type { Row } from './hold-back.ts'

/** A list that grows by itself, inside an answer. */
export interface GrowingList<Output> {
  /** One of its rows, as in "3 new articles". */
  noun: string
  rows: (answer: Output) => readonly Row[]
  /**
   * Returns the shown answer with these rows. `isAtEnd`: they end where those of the fresh answer
   * do.
   */
  withRows: (shown: Output, fresh: Output, rows: readonly Row[], isAtEnd: boolean) => Output
  /** The selector for the part of a row that takes the focus when new rows are shown. */
  focus?: string
  /** True if a short list shows new rows at once, so that the reader sees it fill. */
  fillsUp?: boolean
  /** True if writes of the reader add no row here, so that answers to them are held back, too. */
  holdsAsked?: boolean
}

/** An answer that is a list. */
export function wholeList<OneRow extends Row>(noun: string): GrowingList<OneRow[]> {
  return {
    noun,
    rows: (answer) => answer,
    withRows: (_shown, _fresh, rows) => rows as OneRow[],
  }
}

/** An answer with rows in the field `name`; it may be the first page of a list that has more. */
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
