import './Empty.css'
import type { ReactNode } from 'react'

interface EmptyProps {
  title?: string
  /** The level of the heading: 2 if nothing else is on the page, 3 inside a panel. */
  level?: 2 | 3
  /** A sentence with advice on the next step. */
  children: ReactNode
  /** A button for the next step. */
  action?: ReactNode
  /** True for a single line without the drawn tape, in a panel that is often empty. */
  quiet?: boolean
}

/** A message that nothing is here yet, with advice on the next step. */
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
