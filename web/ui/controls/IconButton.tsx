import './Button.css'
import type { ComponentProps, ReactNode } from 'react'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'> {
  /** The action in words, which are the accessible name and are shown on hover. */
  label: string
  icon: ReactNode
  size?: 's' | 'm'
  pressed?: boolean
}

export function IconButton({
  label,
  icon,
  size = 'm',
  pressed,
  className = '',
  ...button
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      {...button}
      aria-label={label}
      title={label}
      className={`icon-button icon-button-${size} ${className}`.trimEnd()}
    >
      {icon}
    </button>
  )
}
