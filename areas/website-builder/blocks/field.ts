/** A place of a block that its reader fills in; the editor's form is made from these. */
export type Field = TextField | NumberField | ChoiceField | FlagField | ListField

interface Labelled {
  label: string
  /** Stands in the empty input, and marks the place in the preview. */
  placeholder?: string
  /**
   * True if the block, or its row, is unfinished while this field is empty. The preview marks the
   * empty field, and visitors do not see the block or the row.
   */
  isNeeded?: true
}

/**
 * line: text in one line.
 * words: paragraphs with **strong**, _emphasis_, [links](address) and lists of lines that begin with "- ".
 * address: a page of the site ("/about", "/" for the first one), a block ("#id"), or a web, mail or phone address.
 * picture, video: the id of one.
 * An empty text is an empty field.
 */
export interface TextField extends Labelled {
  kind: 'line' | 'words' | 'address' | 'picture' | 'video'
}

export interface NumberField extends Labelled {
  kind: 'number'
  least: number
  most: number
  /** The value of a new block. */
  initial: number
}

/** The first choice is that of a new block. */
export interface ChoiceField extends Labelled {
  kind: 'choice'
  of: readonly { value: string; label: string }[]
}

export interface FlagField extends Labelled {
  kind: 'flag'
}

export interface ListField extends Labelled {
  kind: 'list'
  /** The name of a row, such as "card". */
  row: string
  of: Readonly<Record<string, Exclude<Field, ListField>>>
  most: number
}

export type Fields = Readonly<Record<string, Field>>

/** The value of a field that nobody has filled in. */
export function emptyValue(field: Exclude<Field, ListField>): string | number | boolean {
  switch (field.kind) {
    case 'number':
      return field.initial
    case 'choice':
      return field.of[0]?.value ?? ''
    case 'flag':
      return false
    default:
      return ''
  }
}
