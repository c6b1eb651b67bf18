import { Suspense, type ReactNode } from 'react'
import { Trouble } from './Trouble.tsx'

export interface MastheadProps {
  title: ReactNode
  titleId?: string
  count?: ReactNode
  actions?: ReactNode
  accent?: boolean
}

/** The heading of a section, with a thick and a thin line above it. */
export function Masthead({ title, titleId, count, actions, accent = false }: MastheadProps) {
  return (
    <header className={accent ? 'masthead masthead-accent' : 'masthead'}>
      <h2 id={titleId}>{title}</h2>
      {count !== undefined && <Aside className="masthead-count">{count}</Aside>}
      {actions !== undefined && <Aside className="masthead-actions">{actions}</Aside>}
    </header>
  )
}

/**
 * A part of the heading that is hidden if it fails, because the body of the panel shows the error.
 */
function Aside({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={className}>
      <Trouble silent>
        <Suspense fallback={null}>{children}</Suspense>
      </Trouble>
    </div>
  )
}
