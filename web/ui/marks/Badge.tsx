import './Badge.css'
import type { ReactNode } from 'react'

interface BadgeProps {
  tone?: 'neutral' | 'line' | 'pencil' | 'success' | 'warn' | 'yellow' | 'error' | 'info'
  /** True for a dot before the text, which shows a state. */
  dot?: boolean
  children: ReactNode
}

export function Badge({ tone = 'neutral', dot = false, children }: BadgeProps) {
  return (
    <span className={`badge badge-${tone}`}>
      {dot && <span className="badge-dot" aria-hidden="true" />}
      {children}
    </span>
  )
}
