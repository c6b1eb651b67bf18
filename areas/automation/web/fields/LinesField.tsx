import { useState, type ReactNode } from 'react'
import type { OfferedGroup } from '../../flow/editing/offer-to-step.ts'
import { isFilledIn, linesOf, valueText } from '../../flow/editing/typed-value.ts'
import type { Value } from '../../flow/fields/values.ts'
import { FilledField } from './FilledInput.tsx'

interface LinesFieldProps {
  label: string
  value: Value | undefined
  onChange: (value: Value | undefined) => void
  offered: readonly OfferedGroup[]
  hint?: ReactNode
}

/** A field for a list of texts, one per line. A single line with a reference is the whole list. */
export function LinesField({ label, value, onChange, offered, hint }: LinesFieldProps) {
  const [text, setText] = useState(() => written(value))
  const [known, setKnown] = useState(value)
  // The value was changed outside of this field, such as by an undo.
  if (known !== value) {
    setKnown(value)
    setText(written(value))
  }

  function handleChange(typed: string) {
    setText(typed)
    const lines = linesOf(typed)
    const isWhole = lines.length === 1 && isFilledIn(lines[0])
    const next = lines.length === 0 ? undefined : isWhole ? lines[0] : lines
    setKnown(next)
    onChange(next)
  }

  return (
    <FilledField
      label={label}
      hint={hint ?? 'One per line, or a field that is a list.'}
      lines={Math.min(6, text.split('\n').length + 1)}
      value={text}
      offered={offered}
      onChange={handleChange}
    />
  )
}

const written = (value: Value | undefined) =>
  Array.isArray(value) ? value.map((one) => valueText(one)).join('\n') : valueText(value)
