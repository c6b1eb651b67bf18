import './Panel.css'
import { Suspense, useId, type ReactNode } from 'react'
import { Masthead } from './Masthead.tsx'
import { Trouble } from './Trouble.tsx'

export interface PanelProps {
  title: string
  /** Content beside the title, such as "1 of 4"; may read for itself. */
  count?: ReactNode
  /** At the end of the masthead; may read for itself. */
  actions?: ReactNode
  /** An id for links and for restoring the reader's place in the page. */
  id?: string
  /** Printed in red: for Breaking News. */
  accent?: boolean
  /** The content while waiting, in the final shape, so that nothing moves afterwards. */
  skeleton?: ReactNode
  /** True if the content draws its own `<Masthead>`, with which it shares state. */
  ownMasthead?: boolean
  className?: string
  children: ReactNode
}

/** A section of a screen, with a boundary for loading and errors. */
export function Panel(props: PanelProps) {
  const {
    title,
    count,
    actions,
    id,
    accent,
    skeleton,
    ownMasthead,
    className = '',
    children,
  } = props
  const titleId = useId()
  const masthead = (
    <Masthead title={title} titleId={titleId} count={count} actions={actions} accent={accent} />
  )
  const before = ownMasthead ? masthead : null
  return (
    <section
      id={id}
      className={`panel ${className}`.trimEnd()}
      aria-labelledby={ownMasthead ? undefined : titleId}
      aria-label={ownMasthead ? title : undefined}
    >
      {ownMasthead ? null : masthead}
      <Trouble before={before}>
        <Suspense
          fallback={
            <>
              {before}
              {skeleton ?? <p className="panel-waiting">Loading...</p>}
            </>
          }
        >
          {children}
        </Suspense>
      </Trouble>
    </section>
  )
}
