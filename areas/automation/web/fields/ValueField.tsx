import type { ReactNode } from 'react'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import type { WorkflowAction } from '../../contracts/workflows.ts'
import type { OfferedGroup } from '../../flow/editing/offer-to-step.ts'
import { typedValue, valueText } from '../../flow/editing/typed-value.ts'
import type { Value, Values } from '../../flow/fields/values.ts'
import { FilledField } from './FilledInput.tsx'
import { JsonField } from './JsonField.tsx'
import { LinesField } from './LinesField.tsx'
import { RowsField } from './RowsField.tsx'

type ActionField = WorkflowAction['fields'][number]

interface ValueFieldProps {
  field: ActionField
  value: Value | undefined
  /** Called with undefined if the field is left out. */
  onChange: (value: Value | undefined) => void
  offered: readonly OfferedGroup[]
}

/**
 * The control for an action's field, chosen by the type of the field. Every field can also be
 * filled with a reference.
 */
export function ValueField({ field, value, onChange, offered }: ValueFieldProps) {
  const { type, about } = field
  const name = fieldWords(field.name)
  const label = field.isNeeded ? name : `${name} (optional)`
  const shared = { label, hint: about || undefined, offered }
  const text = (lines: number, read: (typed: string) => Value = (typed) => typed) => (
    <FilledField
      {...shared}
      lines={lines}
      value={valueText(value)}
      onChange={(typed) => onChange(typed === '' ? undefined : read(typed))}
    />
  )
  switch (type) {
    case 'number':
      return text(1, typedValue)
    case 'yes-no':
      return <Choice {...shared} value={value} options={yesOrNo} onChange={onChange} />
    case 'choice': {
      const options = field.options.map((one) => ({ value: one as Value, label: one }))
      return <Choice {...shared} value={value} options={options} onChange={onChange} />
    }
    case 'list':
      if (isLines(value)) return <LinesField {...shared} value={value} onChange={onChange} />
      return <JsonField {...shared} value={value} onChange={onChange} />
    case 'object':
      if (isRows(value))
        return (
          <RowsField label={label} values={value ?? {}} onChange={onChange} offered={offered} />
        )
      return <JsonField {...shared} value={value} onChange={onChange} />
    case 'any':
      return typeof value === 'object' && value !== null ? (
        <JsonField {...shared} value={value} onChange={onChange} />
      ) : (
        text(2, typedValue)
      )
    case 'text':
      return text(/text|body|html|prompt|message/i.test(field.name) ? 4 : 1)
  }
}

/** Turns a field's name into words: "publishedTime" becomes "Published time". */
function fieldWords(name: string): string {
  const words = name.replaceAll(
    /([a-z])([A-Z])/g,
    (_, a: string, b: string) => `${a} ${b.toLowerCase()}`,
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const yesOrNo = [
  { value: true as Value, label: 'Yes' },
  { value: false as Value, label: 'No' },
]

/** Says if a value can be edited as lines: a list of texts, a text, or no value. */
const isLines = (value: Value | undefined) =>
  value === undefined ||
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'))

const isRows = (value: Value | undefined): value is Values | undefined =>
  value === undefined ||
  (typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((one) => one === null || typeof one !== 'object'))

interface SharedProps {
  label: string
  hint: ReactNode
  offered: readonly OfferedGroup[]
  onChange: (value: Value | undefined) => void
}

interface ChoiceProps extends SharedProps {
  value: Value | undefined
  options: readonly { value: Value; label: string }[]
}

const UNSET = 'unset'
const FROM_FIELD = 'from-field'

/** A choice among a few values, which can also be a reference. */
function Choice({ label, hint, offered, value, options, onChange }: ChoiceProps) {
  const chosen = options.findIndex((one) => one.value === value)
  const isFromField = value !== undefined && chosen < 0
  function handleChange(next: string) {
    if (next === UNSET) onChange(undefined)
    else if (next === FROM_FIELD) onChange('')
    else onChange(options[Number(next)]?.value)
  }
  return (
    <>
      <Field label={label} hint={hint}>
        <Select
          options={[
            { value: UNSET, label: 'Not set' },
            ...options.map((one, nth) => ({ value: String(nth), label: one.label })),
            { value: FROM_FIELD, label: 'From a field...' },
          ]}
          value={isFromField ? FROM_FIELD : chosen < 0 ? UNSET : String(chosen)}
          onChange={handleChange}
        />
      </Field>
      {isFromField && (
        <FilledField
          label={`${label}: field`}
          replaces
          value={valueText(value)}
          offered={offered}
          onChange={onChange}
        />
      )}
    </>
  )
}
