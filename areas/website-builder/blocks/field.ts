/** A field of a block that the reader fills in. The editor's form is made from these. */
export type Field = TextField | NumberField | ChoiceField | FlagField | ListField

interface Labelled {
  label: string
  /** The text in the empty input. It also marks the field in the preview. */
  placeholder?: string
  /**
   * True if the block or row is unfinished while this field is empty. The preview marks the empty
   * field, and visitors do not see the block or row.
   */
  isNeeded?: true
}

/**
 * A field with a text. A "line" is a text on one line, and "words" are paragraphs with **strong**,
 * _emphasis_, [links](address) and lists of lines that begin with "- ". An "address" is that of a
 * page ("/about", "/" for the first one), a block ("#id"), or a web, mail or phone address. A
 * "picture" or "video" is an id. An empty text is an empty field.
 */
export interface TextField extends Labelled {
  kind: 'line' | 'words' | 'address' | 'picture' | 'video'
}

export interface NumberField extends Labelled {
  kind: 'number'
  least: number
  most: number
  /** The value in a new block. */
  initial: number
}

/** A choice from a list. In a new block, the first option is chosen. */
export interface ChoiceField extends Labelled {
  kind: 'choice'
  of: readonly { value: string; label: string }[]
}

export interface FlagField extends Labelled {
  kind: 'flag'
}

export interface ListField extends Labelled {
  kind: 'list'
  /** The name of one row, such as "card". */
  row: string
  of: Readonly<Record<string, Exclude<Field, ListField>>>
  most: number
}

export type Fields = Readonly<Record<string, Field>>

/** The value of a field before the reader fills it in. */
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
