import './Figures.css'
import type { ReactNode } from 'react'

export interface Figure {
  name: string
  value: ReactNode
  /**
   * A note below the number: the total of which it is a part, or the time since which it counts.
   */
  note?: ReactNode
}

/** A few important numbers in large type, with lines between them. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className="figures-room">
      <dl className="figures" data-count={figures.length}>
        {figures.map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figure-value">{value}</dd>
            {note !== undefined && <dd className="figure-note">{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  )
}
