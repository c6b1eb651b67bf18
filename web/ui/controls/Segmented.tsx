import './Segmented.css'
import { useId, type ReactNode } from 'react'

interface SegmentedProps<Value extends string> {
  /** The subject of the choice, such as "Time". */
  label: string
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  /** True to show only icons; the labels remain for screen readers. */
  iconsOnly?: boolean
}

/**
 * A choice of one of a few visible options. Arrow keys change it, as in any group of radio buttons.
 */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, iconsOnly = false } = props
  const name = useId()
  return (
    <div className="segmented" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} title={iconsOnly ? option.label : undefined}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          <span className={iconsOnly ? 'visually-hidden' : undefined}>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
