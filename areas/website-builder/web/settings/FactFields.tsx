import type { Ref } from 'react'
import { Field, TextArea, TextInput } from '#web/ui/controls/Field.tsx'
import { PAGES } from '../../limits.ts'

interface FactFieldProps {
  value: string
  error: string | null | undefined
  onChange: (value: string) => void
}

// Fields for properties that both pages and posts have.

export function TitleField({
  value,
  error,
  onChange,
  ref,
}: FactFieldProps & { ref?: Ref<HTMLInputElement> }) {
  return (
    <Field label="Title" error={error}>
      <TextInput
        ref={ref}
        value={value}
        dir="auto"
        maxLength={PAGES.titleCharacters}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

export function PathField({ value, error, hint, onChange }: FactFieldProps & { hint: string }) {
  return (
    <Field label="Path" error={error} hint={hint}>
      <TextInput
        value={value}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={PAGES.pathCharacters}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

export function DescriptionField({
  value,
  error,
  hint,
  onChange,
}: FactFieldProps & { hint: string }) {
  return (
    <Field label="Description" error={error} hint={hint}>
      <TextArea
        value={value}
        dir="auto"
        maxLength={PAGES.descriptionCharacters}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

/** Removes the slashes around a typed path. */
export function typedPath(path: string): string {
  return path.trim().replaceAll(/^\/|\/$/g, '')
}
