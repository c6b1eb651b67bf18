import { Field, Select } from './Field.tsx'

interface TagSelectProps {
  tags: readonly { tag: string; count: number }[]
  /** Empty for any tag. */
  value: string
  onChange: (tag: string) => void
}

/** Narrows a list to one of its tags; not there where nothing has a tag. */
export function TagSelect({ tags, value, onChange }: TagSelectProps) {
  if (tags.length === 0 && value === '') return null
  const known = tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` }))
  const isGone = value !== '' && !tags.some(({ tag }) => tag === value)
  return (
    <Field label="Tag">
      <Select
        options={[
          { value: '', label: 'Any tag' },
          ...known,
          ...(isGone ? [{ value, label: value }] : []),
        ]}
        value={value}
        onChange={onChange}
      />
    </Field>
  )
}
