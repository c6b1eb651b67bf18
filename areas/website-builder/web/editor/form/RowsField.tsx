import { memo } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { ChevronDown, ChevronUp, Plus, Trash2 } from '#web/ui/icons.ts'
import type { ListField } from '../../../blocks/field.ts'
import { emptyRow } from '../../../blocks/new-block.ts'
import type { FieldRow, FieldValue } from '../../../blocks/page-content.ts'
import { rowsOf } from '../../../editing/change-blocks.ts'
import { useStableActions } from '#web/ui/rows/use-stable-actions.ts'
import { FieldInput } from './FieldInput.tsx'

interface RowsFieldProps {
  name: string
  field: ListField
  site: string
  /** The type of the block. */
  block: string
  paths: readonly string[]
  value: FieldValue | undefined
  /** Called with the changed rows. Consecutive changes with the same `key` are undone together. */
  onChange: (rows: FieldRow[], key?: string) => void
}

/** A field with rows, such as cards, which can be added, moved and deleted. */
export function RowsField({ name, field, site, block, paths, value, onChange }: RowsFieldProps) {
  const rows = rowsOf(value)
  const actions = useStableActions<RowActions>({
    put: (at, inner, one) =>
      onChange(rows.with(at, { ...rows[at], [inner]: one }), `${name}.${at}.${inner}`),
    move(at, to) {
      const row = rows[at]
      if (row && to >= 0 && to < rows.length) onChange(rows.toSpliced(at, 1).toSpliced(to, 0, row))
    },
    remove: (at) => onChange(rows.toSpliced(at, 1)),
  })
  return (
    <div className="rows-field" role="group" aria-label={field.label} data-place={name}>
      <p className="field-name">{field.label}</p>
      {rows.map((row, at) => (
        <Row
          key={at}
          {...{ row, at, name, field, site, block, paths, actions }}
          isLast={at === rows.length - 1}
        />
      ))}
      <Button
        size="s"
        icon={<Plus />}
        disabled={rows.length >= field.most}
        onClick={() => onChange([...rows, emptyRow(field.of)])}
      >
        Add {field.row}
      </Button>
    </div>
  )
}

type RowActions = {
  put: (at: number, name: string, value: FieldRow[string]) => void
  move: (at: number, to: number) => void
  remove: (at: number) => void
}

interface RowProps extends Omit<RowsFieldProps, 'value' | 'onChange'> {
  row: FieldRow
  at: number
  isLast: boolean
  actions: RowActions
}

const Row = memo(function Row({
  row,
  at,
  isLast,
  name,
  field,
  site,
  block,
  paths,
  actions,
}: RowProps) {
  const title = `${field.row} ${at + 1}`
  return (
    <fieldset className="rows-field-row">
      <legend>{title}</legend>
      <div className="rows-field-ways">
        <IconButton
          size="s"
          label={`Move up: ${title}`}
          icon={<ChevronUp />}
          aria-disabled={at === 0}
          onClick={() => actions.move(at, at - 1)}
        />
        <IconButton
          size="s"
          label={`Move down: ${title}`}
          icon={<ChevronDown />}
          aria-disabled={isLast}
          onClick={() => actions.move(at, at + 1)}
        />
        <IconButton
          size="s"
          label={`Delete ${title}`}
          icon={<Trash2 />}
          onClick={() => actions.remove(at)}
        />
      </div>
      {Object.entries(field.of).map(([inner, one]) => (
        <FieldInput
          key={inner}
          field={one}
          {...{ site, block, paths }}
          place={`${name}.${at}.${inner}`}
          value={row[inner]}
          onChange={(changed) => actions.put(at, inner, changed)}
        />
      ))}
    </fieldset>
  )
})
