import { weekdays } from '../../programme-words.ts'

interface DaysFieldProps {
  days: readonly number[]
  onChange: (days: number[]) => void
}

export function DaysField({ days, onChange }: DaysFieldProps) {
  return (
    <fieldset className="programme-days">
      <legend>Days</legend>
      {weekdays.map(({ value, label }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={days.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...days, value] : days.filter((day) => day !== value))
            }
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
