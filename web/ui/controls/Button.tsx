import './Button.css'
import type { ComponentProps, ReactNode } from 'react'

export interface ButtonLook {
  /**
   * The look of the button. At most one `primary` button is in view; `danger` is only for
   * confirming a loss.
   */
  variant?: 'primary' | 'plain' | 'quiet' | 'danger'
  size?: 's' | 'm' | 'l'
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  icon?: ReactNode
  /** Set for a toggle button: true if it is pressed. Screen readers say which. */
  pressed?: boolean
  className?: string
}

export function Button({
  variant,
  size,
  icon,
  pressed,
  className,
  children,
  ...button
}: ButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      {...button}
      className={buttonClass({ variant, size }, className)}
    >
      {icon}
      {children}
    </button>
  )
}

/**
 * Class names that make a link look like a button: `<PageLink className={buttonClass({ variant:
 * 'primary' })}>`.
 */
export function buttonClass({ variant = 'plain', size = 'm' }: ButtonLook = {}, more = ''): string {
  return `button button-${variant} button-${size} ${more}`.trimEnd()
}
