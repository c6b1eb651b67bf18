import './Switch.css'
import { useId, type ReactNode } from 'react'

interface SwitchProps {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /**
   * True to keep the label for screen readers only, because a visible one is next to the switch
   * already.
   */
  bare?: boolean
}

/** A switch that takes effect at once. */
export function Switch({ label, hint, checked, onChange, disabled, bare = false }: SwitchProps) {
  const id = useId()
  return (
    <div className={bare ? 'switch-row switch-row-bare' : 'switch-row'}>
      <span className={bare ? 'visually-hidden' : 'switch-words'}>
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="field-hint">
            {hint}
          </span>
        )}
      </span>
      <button
        type="button"
        role="switch"
        id={id}
        className="switch"
        aria-labelledby={`${id}-label`}
        aria-checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={disabled}
        onClick={() => onChange(!checked)}
      />
    </div>
  )
}
