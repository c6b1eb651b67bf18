import './Fields.css'
import { useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextInput } from '#web/ui/controls/Field.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Plus, X } from '#web/ui/icons.ts'
import type { OfferedGroup } from '../../flow/editing/offer-to-step.ts'
import { typedValue, valueText } from '../../flow/editing/typed-value.ts'
import type { Values } from '../../flow/fields/values.ts'
import { FilledInput } from './FilledInput.tsx'

interface RowsFieldProps {
  label: string
  values: Values
  onChange: (values: Values) => void
  offered: readonly OfferedGroup[]
  /** The label of the button that adds a row. */
  add?: string
}

type Row = readonly [name: string, text: string]

/** Named values, one in each row. */
export function RowsField({
  label,
  values,
  onChange,
  offered,
  add = 'Add a field',
}: RowsFieldProps) {
  const [rows, setRows] = useState(() => rowsOf(values))
  const [known, setKnown] = useState(values)
  // The values were changed outside of this field, such as by an undo.
  if (known !== values) {
    setKnown(values)
    setRows(rowsOf(values))
  }

  function handleChange(next: readonly Row[]) {
    setRows(next)
    const named = next.filter(([name]) => name.trim() !== '')
    const changed = Object.fromEntries(named.map(([name, text]) => [name.trim(), typedValue(text)]))
    setKnown(changed)
    onChange(changed)
  }

  const replace = (at: number, row: Row) =>
    handleChange(rows.map((one, nth) => (nth === at ? row : one)))
  return (
    <fieldset className="field-rows">
      <legend>{label}</legend>
      {rows.map(([name, text], at) => {
        const title = name || `row ${at + 1}`
        return (
          <div key={at} className="field-row">
            <TextInput
              aria-label={`Name of ${title}`}
              placeholder="Name"
              value={name}
              onChange={({ target }) => replace(at, [target.value, text])}
            />
            <FilledInput
              label={`Value of ${title}`}
              placeholder="Value"
              value={text}
              offered={offered}
              onChange={(typed) => replace(at, [name, typed])}
            />
            <IconButton
              label={`Remove ${title}`}
              icon={<X />}
              onClick={() => handleChange(rows.filter((_, nth) => nth !== at))}
            />
          </div>
        )
      })}
      <Button size="s" variant="quiet" icon={<Plus />} onClick={() => setRows([...rows, ['', '']])}>
        {add}
      </Button>
    </fieldset>
  )
}

const rowsOf = (values: Values): readonly Row[] =>
  Object.entries(values).map(([name, value]) => [name, valueText(value)])
