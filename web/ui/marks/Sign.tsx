import './Sign.css'
import type { ReactNode } from 'react'

interface SignProps {
  /** The color; the usual text color if absent. */
  color?: 'blue' | 'green' | 'purple' | 'yellow' | 'red'
  /** An icon, or one letter. */
  children: ReactNode
}

/** A small square before a name, by which readers recognize an item of a list. */
export function Sign({ color, children }: SignProps) {
  return (
    <span className="sign" data-color={color} aria-hidden="true">
      {children}
    </span>
  )
}
