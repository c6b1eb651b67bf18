import './Fields.css'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { Plus, X } from '#web/ui/icons.ts'
import { comparisons } from '../../flow/fields/comparing.ts'
import {
  comparisonWords,
  isAlone,
  type Condition,
  type Conditions,
} from '../../flow/fields/conditions.ts'
import {
  ignoresSpaces,
  valueTextOf,
  withComparison,
  withValueText,
} from '../../flow/editing/condition-rows.ts'
import type { OfferedGroup } from '../../flow/editing/offer-to-step.ts'
import { FilledInput } from './FilledInput.tsx'

const matchOptions = [
  { value: 'all', label: 'All of these' },
  { value: 'any', label: 'Any of these' },
] as const

const comparisonOptions = comparisons.map((value) => ({ value, label: comparisonWords[value] }))

interface ConditionRowsProps {
  label: string
  conditions: Conditions
  onChange: (conditions: Conditions) => void
  offered: readonly OfferedGroup[]
}

/** Conditions as rows: a field, a comparison, and its value. */
export function ConditionRows({ label, conditions, onChange, offered }: ConditionRowsProps) {
  const { match, rows } = conditions
  const setRows = (next: Condition[]) => onChange({ match, rows: next })
  return (
    <fieldset className="field-rows">
      <legend>{label}</legend>
      {rows.length > 1 && (
        <Segmented
          label={`${label}: match`}
          options={matchOptions}
          value={match}
          onChange={(chosen) => onChange({ match: chosen, rows })}
        />
      )}
      {rows.map((row, at) => (
        <ConditionRow
          key={at}
          title={`condition ${at + 1}`}
          row={row}
          offered={offered}
          onChange={(next) => setRows(rows.map((one, nth) => (nth === at ? next : one)))}
          onRemove={() => setRows(rows.filter((_, nth) => nth !== at))}
        />
      ))}
      <Button
        size="s"
        variant="quiet"
        icon={<Plus />}
        onClick={() => setRows([...rows, { field: '', is: 'equals', value: '' }])}
      >
        Add a condition
      </Button>
    </fieldset>
  )
}

interface ConditionRowProps {
  title: string
  row: Condition
  offered: readonly OfferedGroup[]
  onChange: (row: Condition) => void
  onRemove: () => void
}

function ConditionRow({ title, row, offered, onChange, onRemove }: ConditionRowProps) {
  return (
    <div className="condition-row" role="group" aria-label={title}>
      <FilledInput
        label={`Field of ${title}`}
        placeholder="Choose a field"
        replaces
        value={row.field}
        offered={offered}
        onChange={(field) => onChange({ ...row, field })}
      />
      <IconButton label={`Remove ${title}`} icon={<X />} onClick={onRemove} />
      <Select
        aria-label={`Comparison of ${title}`}
        options={comparisonOptions}
        value={row.is}
        onChange={(is) => onChange(withComparison(row, is))}
      />
      {!isAlone(row.is) && (
        <FilledInput
          label={`Value of ${title}`}
          placeholder={row.is === 'is-one-of' ? 'Values between commas' : 'Value'}
          value={valueTextOf(row)}
          offered={offered}
          onChange={(text) => onChange(withValueText(row, text))}
        />
      )}
      {ignoresSpaces(row) && (
        <p className="field-hint">
          Spaces at the ends are ignored. Put the value in quotation marks to keep them, or choose “
          {comparisonWords['matches-words']}” for whole words.
        </p>
      )}
    </div>
  )
}
