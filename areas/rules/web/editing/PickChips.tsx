import '#web/ui/controls/ChipInput.css'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { X } from '#web/ui/icons.ts'

interface PickChipsProps {
  label: string
  /** The word for one option, such as "source". */
  item: string
  error: string | null
  options: readonly { value: string; label: string }[]
  values: readonly string[]
  onChange: (values: string[]) => void
}

/** Selects some of many options in a list; the selected ones are shown as chips. */
export function PickChips({ label, item, error, options, values, onChange }: PickChipsProps) {
  const nameOf = (value: string) =>
    options.find((option) => option.value === value)?.label ?? `A deleted ${item}`
  const left = options.filter(({ value }) => !values.includes(value))
  return (
    <div className="pick-chips">
      <Field label={label} error={error}>
        <Select
          value=""
          options={[{ value: '', label: `Add a ${item}…` }, ...left]}
          onChange={(value) => value !== '' && onChange([...values, value])}
        />
      </Field>
      {values.length > 0 && (
        <div className="word-chip-input">
          {values.map((value) => (
            <span key={value} className="word-chip">
              <span dir="auto">{nameOf(value)}</span>
              <button
                type="button"
                aria-label={`Remove ${item} ${nameOf(value)}`}
                onClick={() => onChange(values.filter((each) => each !== value))}
              >
                <X />
              </button>
            </span>
          ))}
        </div>
      )}
    </div>
  )
}
