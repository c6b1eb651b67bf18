import './Fields.css'
import { useState } from 'react'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'

const units = [
  { value: '1', label: 'seconds' },
  { value: '60', label: 'minutes' },
  { value: '3600', label: 'hours' },
  { value: '86400', label: 'days' },
] as const
type Unit = (typeof units)[number]['value']

interface DurationFieldProps {
  label: string
  seconds: number
  onChange: (seconds: number) => void
}

/** A field for a duration, which is first shown in the largest unit that gives a whole number. */
export function DurationField({ label, seconds, onChange }: DurationFieldProps) {
  const [unit, setUnit] = useState<Unit>(() => unitOf(seconds))
  const amount = seconds / Number(unit)
  const change = (count: number, of: Unit) => onChange(Math.max(1, Math.round(count * Number(of))))
  return (
    <div className="duration-field">
      <Field label={label}>
        <TextInput
          type="number"
          min={1}
          value={Number.isInteger(amount) ? amount : amount.toFixed(2)}
          onChange={({ target }) => target.value !== '' && change(Number(target.value), unit)}
        />
      </Field>
      <Select
        aria-label={`${label}: unit`}
        options={units}
        value={unit}
        onChange={(next) => {
          setUnit(next)
          change(amount, next)
        }}
      />
    </div>
  )
}

const unitOf = (seconds: number): Unit =>
  units.findLast(({ value }) => seconds % Number(value) === 0)?.value ?? '1'
