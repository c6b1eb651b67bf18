import { useState, type ReactNode } from 'react'
import type { OfferedGroup } from '../../flow/editing/offer-to-step.ts'
import { readValue } from '../../flow/editing/typed-value.ts'
import type { Value } from '../../flow/fields/values.ts'
import { FilledField } from './FilledInput.tsx'

interface JsonFieldProps {
  label: string
  value: Value | undefined
  /** Called with undefined if the field is empty. */
  onChange: (value: Value | undefined) => void
  offered: readonly OfferedGroup[]
  hint?: ReactNode
}

/** A field for JSON, or for a text with references. An invalid text is not passed on. */
export function JsonField({ label, value, onChange, offered, hint }: JsonFieldProps) {
  const [text, setText] = useState(() => written(value))
  const [known, setKnown] = useState(value)
  // The value was changed outside of this field, such as by an undo.
  if (known !== value) {
    setKnown(value)
    setText(written(value))
  }
  const read = readText(text)

  function handleChange(typed: string) {
    setText(typed)
    const next = readText(typed)
    if (next.isWrong) return
    setKnown(next.value)
    onChange(next.value)
  }

  return (
    <FilledField
      label={label}
      hint={hint}
      error={read.isWrong ? 'This is not JSON yet, so it is not saved.' : null}
      lines={4}
      value={text}
      offered={offered}
      onChange={handleChange}
    />
  )
}

const written = (value: Value | undefined) =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 2)

function readText(text: string): { isWrong: boolean; value?: Value | undefined } {
  const trimmed = text.trim()
  if (trimmed === '') return { isWrong: false, value: undefined }
  const value = readValue(trimmed)
  if (value !== undefined) return { isWrong: false, value }
  if (/^(=|\{\{)/.test(trimmed) || !/^[[{"]/.test(trimmed)) return { isWrong: false, value: text }
  return { isWrong: true }
}
