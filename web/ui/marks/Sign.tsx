import './Sign.css'
import type { ReactNode } from 'react'

interface SignProps {
  /** The color; a sign without one is printed in ink. */
  color?: 'blue' | 'green' | 'purple' | 'yellow' | 'red'
  /** An icon, or one letter. */
  children: ReactNode
}

/** A small square before a name, by which one of a list is found again. */
export function Sign({ color, children }: SignProps) {
  return (
    <span className="sign" data-color={color} aria-hidden="true">
      {children}
    </span>
  )
}
