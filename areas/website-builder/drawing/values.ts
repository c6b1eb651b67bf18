import { type Markup, markup } from '#core/pages/markup.ts'
import { finishedBlock } from '../blocks/empty-places.ts'
import { emptyValue, type Field, type Fields, type ListField } from '../blocks/field.ts'
import type { FieldValue, FieldValues, PlacedBlock } from '../blocks/page-content.ts'

/** A text of a block. In a preview, it may be the marker of an empty field. */
export type Written = string | Markup

/** The values of a block as it is rendered; every field has a value. */
export type Drawn<Some extends Fields> = { readonly [Name in keyof Some]: DrawnValue<Some[Name]> }

type DrawnValue<One extends Field> = One extends { kind: 'line' | 'words' }
  ? Written
  : One extends { kind: 'number' }
    ? number
    : One extends { kind: 'flag' }
      ? boolean
      : One extends { kind: 'choice'; of: readonly { value: infer Choice }[] }
        ? Choice
        : One extends ListField
          ? readonly Drawn<One['of']>[]
          : string

/** The values of a block whose type is known only in `draw-content.ts`. */
export type AnyValues = Readonly<Record<string, unknown>>

/**
 * The values of a block for rendering. Visitors see only finished blocks and rows, so this is null
 * for an unfinished block. In a preview, empty fields are marked instead.
 */
export function valuesToDraw(block: PlacedBlock, fields: Fields, isMarked: boolean) {
  const shown = isMarked ? block : finishedBlock(block)
  return shown && drawnValues(shown.props, fields, isMarked)
}

function drawnValues(given: FieldValues, fields: Fields, isMarked: boolean): AnyValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, drawnValue(given[name], field, isMarked)]),
  )
}

function drawnValue(value: FieldValue | undefined, field: Field, isMarked: boolean) {
  const isPlaceMarked = isMarked && field.isNeeded === true
  if (field.kind === 'list') {
    const rows = Array.isArray(value) ? value : []
    const shown = rows.length === 0 && isPlaceMarked ? [{}] : rows
    return shown.map((row) => drawnValues(row, field.of, isMarked))
  }
  const initial = emptyValue(field)
  const known = typeof value === typeof initial ? value : initial
  const isBlank = typeof known === 'string' && known.trim() === ''
  if (isPlaceMarked && isWritten(field) && isBlank) return emptyPlace(field)
  return known
}

function isWritten({ kind }: Field): boolean {
  return kind === 'line' || kind === 'words'
}

/** The marker of a field that still has to be filled in. */
export function emptyPlace({
  placeholder,
  label,
}: {
  placeholder?: string
  label: string
}): Markup {
  return markup`<span class="empty">${placeholder ?? label}</span>`
}
