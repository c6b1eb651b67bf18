import { kindOf } from './block-kinds.ts'
import type { Fields } from './field.ts'
import type { FieldRow, FieldValue, FieldValues, PageContent, PlacedBlock } from './page-content.ts'

/**
 * A field that the reader still has to fill in. Until then, visitors do not see its block or row.
 */
export interface EmptyPlace {
  blockId: string
  /** The path of the field within the block, such as ["items", "0", "name"]. */
  path: readonly string[]
  /** The label of the field. */
  label: string
}

/** Lists the fields that still have to be filled in on a page, from top to bottom. */
export function emptyPlaces(content: PageContent): EmptyPlace[] {
  return content.flatMap(({ type, props }) => {
    const fields = kindOf(type)?.fields ?? {}
    return emptyIn(props, fields).map((place) => ({ blockId: props.id, ...place }))
  })
}

function emptyIn(row: FieldValues, fields: Fields): Pick<EmptyPlace, 'path' | 'label'>[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = row[name]
    if (field.isNeeded && isEmpty(value)) return [{ path: [name], label: field.label }]
    if (field.kind !== 'list') return []
    return rowsOf(value).flatMap((inner, at) =>
      emptyIn(inner, field.of).map(({ path, label }) => ({
        path: [name, String(at), ...path],
        label,
      })),
    )
  })
}

/** The block without unfinished rows; null if its type is unknown or it is unfinished itself. */
export function finishedBlock({ type, props }: PlacedBlock): PlacedBlock | null {
  const fields = kindOf(type)?.fields
  if (!fields) return null
  const finished: FieldValues = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = props[name] ?? null
      if (field.kind !== 'list') return [name, value]
      return [name, rowsOf(value).filter((row) => isFinished(row, field.of))]
    }),
  )
  return isFinished(finished, fields) ? { type, props: { ...finished, id: props.id } } : null
}

function isFinished(values: FieldValues, fields: Fields): boolean {
  return Object.entries(fields).every(([name, { isNeeded }]) => !isNeeded || !isEmpty(values[name]))
}

function rowsOf(value: FieldValue | undefined): FieldRow[] {
  return Array.isArray(value) ? value : []
}

function isEmpty(value: FieldValue | undefined): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}
