/** A value of a block's field: text, a number, a choice, an id of a picture, or rows of a list. */
export type FieldValue = string | number | boolean | null | readonly FieldRow[]
export interface FieldRow {
  readonly [field: string]: FieldValue
}

/** One block of a page. Pages have the shape of Puck's data, so that its pages can be read. */
export interface PlacedBlock {
  /** A key of `blockKinds`. */
  readonly type: string
  readonly props: { readonly id: string } & FieldRow
}

/** The blocks of a page from top to bottom. */
export type PageContent = readonly PlacedBlock[]
