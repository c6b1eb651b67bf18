import { blockKinds, type BlockType } from './block-kinds.ts'
import { emptyValue, type Fields, type ListField } from './field.ts'
import type { FieldRow, FieldValues, PlacedBlock } from './page-content.ts'

/** A new block with empty fields. A list that is needed begins with one empty row. */
export function newBlock(type: BlockType, id: string): PlacedBlock {
  return { type, props: { ...emptyValues(blockKinds[type].fields), id } }
}

/** A new row with empty fields. */
export function emptyRow(fields: ListField['of']): FieldRow {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]),
  )
}

function emptyValues(fields: Fields): FieldValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (field.kind !== 'list') return [name, emptyValue(field)]
      return [name, field.isNeeded ? [emptyRow(field.of)] : []]
    }),
  )
}
