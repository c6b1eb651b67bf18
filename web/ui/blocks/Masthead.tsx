import { Suspense, type ReactNode } from 'react'
import { Trouble } from './Trouble.tsx'

export interface MastheadProps {
  title: ReactNode
  titleId?: string
  count?: ReactNode
  actions?: ReactNode
  accent?: boolean
}

/** The thick and thin rule over a section, and its name. */
export function Masthead({ title, titleId, count, actions, accent = false }: MastheadProps) {
  return (
    <header className={accent ? 'masthead masthead-accent' : 'masthead'}>
      <h2 id={titleId}>{title}</h2>
      {count !== undefined && <Aside className="masthead-count">{count}</Aside>}
      {actions !== undefined && <Aside className="masthead-actions">{actions}</Aside>}
    </header>
  )
}

/** An error in the heading of a panel hides only that part; the body shows it. */
function Aside({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={className}>
      <Trouble silent>
        <Suspense fallback={null}>{children}</Suspense>
      </Trouble>
    </div>
  )
}
