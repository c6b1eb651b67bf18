import './Empty.css'
import type { ReactNode } from 'react'

interface EmptyProps {
  title?: string
  /** One sentence: what to do next. */
  children: ReactNode
  /** One button. */
  action?: ReactNode
  /** A single line in place of the drawn tape: for a panel that is often empty. */
  quiet?: boolean
}

/** Nothing is here yet, and this is what to do about it. */
export function Empty({ title, children, action, quiet = false }: EmptyProps) {
  return (
    <div className={quiet ? 'empty empty-quiet' : 'empty'}>
      {!quiet && <TornTape />}
      {title && <h3>{title}</h3>}
      <p>{children}</p>
      {action}
    </div>
  )
}

function TornTape() {
  return (
    <svg className="empty-tape" viewBox="0 0 132 48" aria-hidden="true">
      <path d="M0 6h132M0 20h95M0 34h132M0 47h58" />
      <circle cx="106" cy="20" r="6" />
    </svg>
  )
}
