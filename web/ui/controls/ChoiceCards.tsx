import './ChoiceCards.css'
import { useId, type ReactNode } from 'react'

interface ChoiceCardsProps<Value extends string> {
  /** What is being chosen, such as "Format". */
  label: string
  options: readonly { value: Value; label: string; hint?: ReactNode }[]
  /** Null while nothing is chosen. */
  value: Value | null
  onChange: (value: Value) => void
}

/** One of a few that need a word of explanation each. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, options, value, onChange } = props
  const name = useId()
  return (
    <fieldset className="choice-cards">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="choice-card">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            <span className="choice-name">{option.label}</span>
            {option.hint && <span className="field-hint">{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
