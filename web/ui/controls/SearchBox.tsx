import './Field.css'
import type { ComponentProps } from 'react'
import { Search } from '../icons.ts'

interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'onChange' | 'className' | 'type'> {
  /** The accessible name, which is also shown while the box is empty. */
  label: string
  value: string
  onChange: (value: string) => void
  className?: string
}

export function SearchBox({ label, onChange, className = '', ...input }: SearchBoxProps) {
  return (
    <label className={`search ${className}`.trimEnd()}>
      <Search />
      <span className="visually-hidden">{label}</span>
      <input
        type="search"
        placeholder={label}
        {...input}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
