import type { ReactNode } from 'react'

interface WidgetProps {
  title: string
  /** An element next to the title, such as a badge. */
  mark?: ReactNode
  children: ReactNode
}

/** A box with a title on the planning page. */
export function Widget({ title, mark, children }: WidgetProps) {
  return (
    <section className="widget" aria-label={title}>
      <header>
        <h3>{title}</h3>
        {mark}
      </header>
      {children}
    </section>
  )
}
