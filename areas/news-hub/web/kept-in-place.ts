/** Something that somebody looks at in a list, and where it stood. */
export interface Held<Row> {
  row: Row
  index: number
  /** Which list that was. */
  of: string
}

/** A list that has come anew, with what is held in its place if the list has dropped it. */
export function keptInPlace<Row extends { id: number }>(
  rows: readonly Row[],
  of: string,
  held: Held<Row> | null,
): readonly Row[] {
  if (held?.of !== of || rows.some(({ id }) => id === held.row.id)) return rows
  return rows.toSpliced(held.index, 0, held.row)
}
