import './Panel.css'
import { Suspense, useId, type ReactNode } from 'react'
import { Masthead } from './Masthead.tsx'
import { Trouble } from './Trouble.tsx'

export interface PanelProps {
  title: string
  /** Content beside the title, such as "1 of 4"; it may read data of its own. */
  count?: ReactNode
  /** Content at the end of the heading; it may read data of its own. */
  actions?: ReactNode
  /** The id of the section, for links and for restoring the scroll position. */
  id?: string
  /** True for a red heading, as that of Breaking News. */
  accent?: boolean
  /** The content while data is loading, in its final shape, so that nothing moves afterwards. */
  skeleton?: ReactNode
  /** True if the content draws its own `<Masthead>`, with which it shares state. */
  ownMasthead?: boolean
  className?: string
  children: ReactNode
}

/** A section of a screen, which shows loading and errors of its content. */
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
