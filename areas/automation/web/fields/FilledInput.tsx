import './Fields.css'
import { useRef, type ReactNode } from 'react'
import { Field, TextArea, TextInput } from '#web/ui/controls/Field.tsx'
import type { OfferedGroup } from '../../flow/editing/offer-to-step.ts'
import { InsertField } from './InsertField.tsx'

interface FilledInputProps {
  /** Names the control, also where no label is drawn. */
  label: string
  value: string
  onChange: (text: string) => void
  offered: readonly OfferedGroup[]
  /** With more than one line, the field is a text area. */
  lines?: number
  /** A chosen field replaces the whole text. */
  replaces?: boolean
  /** The text is JavaScript, where fields stand without braces. */
  isCode?: boolean
  placeholder?: string
  /** A `Field` around it draws the label. */
  isLabelled?: boolean
}

/** A text that can hold references to fields. */
export function FilledInput(props: FilledInputProps) {
  const { label, value, onChange, offered, lines = 1, isLabelled = false, ...more } = props
  const { replaces = false, isCode = false, placeholder } = more
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  /** The place of the cursor; null until it was in the text. */
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

/** The same with a label above. */
export function FilledField({ hint, error, ...input }: FilledFieldProps) {
  return (
    <Field label={input.label} hint={hint} error={error}>
      <FilledInput {...input} isLabelled />
    </Field>
  )
}
