import { Select } from './Field.tsx'

interface TagSelectProps {
  tags: readonly { tag: string; count: number }[]
  /** The chosen tag; empty for any. */
  value: string
  onChange: (tag: string) => void
}

/** Filters a list by one of its tags; nothing is shown if there is neither a tag nor a choice. */
export function TagSelect({ tags, value, onChange }: TagSelectProps) {
  if (tags.length === 0 && value === '') return null
  const known = tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` }))
  const isGone = value !== '' && !tags.some(({ tag }) => tag === value)
  return (
    <Select
      aria-label="Tag"
      options={[
        { value: '', label: 'Any tag' },
        ...known,
        ...(isGone ? [{ value, label: value }] : []),
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
