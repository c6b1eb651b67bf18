import './Empty.css'
import type { ReactNode } from 'react'

interface EmptyProps {
  title?: string
  /** 2 where it is all that a page shows, 3 inside a panel. */
  level?: 2 | 3
  /** A sentence with advice on the next step. */
  children: ReactNode
  /** One button. */
  action?: ReactNode
  /** A single line in place of the drawn tape: for a panel that is often empty. */
  quiet?: boolean
}

/** Nothing is here yet, and this is what to do about it. */
export function Empty({ title, level = 3, children, action, quiet = false }: EmptyProps) {
  const Heading = `h${level}` as const
  return (
    <div className={quiet ? 'empty empty-quiet' : 'empty'}>
      {!quiet && <TornTape />}
      {title && <Heading>{title}</Heading>}
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
