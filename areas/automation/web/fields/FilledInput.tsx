import './Fields.css'
import { useRef, type ReactNode } from 'react'
import { Field, TextArea, TextInput } from '#web/ui/controls/Field.tsx'
import type { OfferedGroup } from '../../flow/editing/offer-to-step.ts'
import { InsertField } from './InsertField.tsx'

interface FilledInputProps {
  /** The accessible name of the control, even if no label is visible. */
  label: string
  value: string
  onChange: (text: string) => void
  offered: readonly OfferedGroup[]
  /** The number of lines; with more than one, the control is a text area. */
  lines?: number
  /** True if a picked field replaces the whole text. */
  replaces?: boolean
  /** True if the text is JavaScript, in which references have no braces. */
  isCode?: boolean
  placeholder?: string
  /** True if a `Field` around the control shows the label. */
  isLabelled?: boolean
}

/** A text control in which references to fields can be inserted. */
export function FilledInput(props: FilledInputProps) {
  const { label, value, onChange, offered, lines = 1, isLabelled = false, ...more } = props
  const { replaces = false, isCode = false, placeholder } = more
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  /** The selected range of the text; null until the text was focused. */
  const cursor = useRef<[number, number] | null>(null)

  function handleInsert(path: string) {
    const isPlain = isCode || value.startsWith('=')
    const words = isPlain ? path : `{{${path}}}`
    const [from, to] = replaces
      ? [0, value.length]
      : (cursor.current ?? [value.length, value.length])
    onChange(value.slice(0, from) + words + value.slice(to))
    cursor.current = [from + words.length, from + words.length]
  }

  const wires = {
    ref: control,
    value,
    placeholder,
    spellCheck: isCode ? false : undefined,
    ...(!isLabelled && { 'aria-label': label }),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    onSelect: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => {
      const { selectionStart, selectionEnd } = currentTarget
      cursor.current = [selectionStart ?? 0, selectionEnd ?? 0]
    },
  }
  return (
    <div className={isCode ? 'filled-input filled-code' : 'filled-input'}>
      {lines === 1 ? <TextInput {...wires} /> : <TextArea {...wires} rows={lines} />}
      <InsertField label={label} offered={offered} onInsert={handleInsert} />
    </div>
  )
}

interface FilledFieldProps extends Omit<FilledInputProps, 'isLabelled'> {
  hint?: ReactNode
  error?: string | null
}

/** A `FilledInput` with a visible label. */
export function FilledField({ hint, error, ...input }: FilledFieldProps) {
  return (
    <Field label={input.label} hint={hint} error={error}>
      <FilledInput {...input} isLabelled />
    </Field>
  )
}
