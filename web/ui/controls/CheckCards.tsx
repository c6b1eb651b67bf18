import './ChoiceCards.css'
import type { ReactNode } from 'react'

interface CheckCardsProps<Value extends string> {
  /** What is being chosen, such as "Features". */
  label: string
  options: readonly { value: Value; label: string; hint?: ReactNode }[]
  values: readonly Value[]
  /** Takes one in, or out again. */
  onToggle: (value: Value) => void
}

/** Any number of a few that need a word of explanation each. */
export function CheckCards<Value extends string>(props: CheckCardsProps<Value>) {
  const { label, options, values, onToggle } = props
  return (
    <fieldset className="choice-cards">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="choice-card">
          <input
            type="checkbox"
            value={option.value}
            checked={values.includes(option.value)}
            onChange={() => onToggle(option.value)}
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
