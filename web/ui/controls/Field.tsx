import './Field.css'
import { createContext, useContext, useId, type ComponentProps, type ReactNode } from 'react'
import { ChevronDown, CircleAlert } from '../icons.ts'

interface FieldWires {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

const FieldContext = createContext<Partial<FieldWires>>({})

interface FieldProps {
  label: string
  hint?: ReactNode
  /** The fault and its remedy; empty, null or absent if there is no fault. */
  error?: string | null | undefined
  /** The control: exactly one `TextInput`, `TextArea`, `ChipInput` or `Select`. */
  children: ReactNode
}

/**
 * Connects a label, a hint and an error with the control inside, on the screen and for screen
 * readers.
 */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : ''
  const errorId = error ? `${id}-error` : ''
  const wires: FieldWires = {
    id,
    'aria-describedby': `${errorId} ${hintId}`.trim() || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <FieldContext value={wires}>{children}</FieldContext>
      <div aria-live="polite">
        {error && (
          <p id={errorId} className="field-error">
            <CircleAlert />
            <span>{error}</span>
          </p>
        )}
      </div>
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  )
}

/** The id and the descriptions that a control gets from the field around it. */
export function useFieldWires(): Partial<FieldWires> {
  return useContext(FieldContext)
}

export function TextInput(props: Omit<ComponentProps<'input'>, 'className'>) {
  return <input type="text" {...useFieldWires()} {...props} className="control" />
}

export function TextArea(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return <textarea rows={3} {...useFieldWires()} {...props} className="control control-area" />
}

interface SelectProps<Value extends string> extends Omit<
  ComponentProps<'select'>,
  'className' | 'value' | 'onChange' | 'children'
> {
  options: readonly { value: Value; label: string }[]
  value?: NoInfer<Value>
  onChange?: (value: NoInfer<Value>) => void
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, onChange, ...select } = props
  return (
    <span className="select">
      <select
        {...useFieldWires()}
        {...select}
        className="control"
        onChange={(event) => onChange?.(event.target.value as Value)}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown />
    </span>
  )
}
