import './ChoiceCards.css'
import { useId, type ReactNode } from 'react'

interface CardsProps<Value extends string> {
  /** The subject of the choice, such as "Format". */
  label: string
  /** The options; the hint of a disabled one gives the reason. */
  options: readonly { value: Value; label: string; hint?: ReactNode; isDisabled?: boolean }[]
}

interface ChoiceCardsProps<Value extends string> extends CardsProps<Value> {
  /** The chosen value; null if nothing is chosen. */
  value: Value | null
  onChange: (value: Value) => void
}

/** A choice of one of a few options, each with a short explanation. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { value, onChange, ...cards } = props
  return <Cards {...cards} type="radio" isChosen={(each) => each === value} onChoose={onChange} />
}

interface CheckCardsProps<Value extends string> extends CardsProps<Value> {
  values: readonly Value[]
  /** Called with a value to add or remove. */
  onToggle: (value: Value) => void
}

/** A choice of any number of a few options, each with a short explanation. */
export function CheckCards<Value extends string>(props: CheckCardsProps<Value>) {
  const { values, onToggle, ...cards } = props
  return (
    <Cards
      {...cards}
      type="checkbox"
      isChosen={(each) => values.includes(each)}
      onChoose={onToggle}
    />
  )
}

interface AnyCardsProps<Value extends string> extends CardsProps<Value> {
  type: 'radio' | 'checkbox'
  isChosen: (value: Value) => boolean
  onChoose: (value: Value) => void
}

function Cards<Value extends string>(props: AnyCardsProps<Value>) {
  const { label, options, type, isChosen, onChoose } = props
  const name = useId()
  return (
    <fieldset className="choice-cards">
      <legend>{label}</legend>
      {options.map(({ value, label: title, hint, isDisabled }) => (
        <label key={value} className="choice-card">
          <input
            type={type}
            name={type === 'radio' ? name : undefined}
            value={value}
            checked={isChosen(value)}
            disabled={isDisabled}
            onChange={() => onChoose(value)}
          />
          <span>
            <span className="choice-name">{title}</span>
            {hint && <span className="field-hint">{hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
