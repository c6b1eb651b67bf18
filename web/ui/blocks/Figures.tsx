import './Figures.css'
import type { ReactNode } from 'react'

export interface Figure {
  name: string
  value: ReactNode
  /** The total that the number is part of, or the time since which it counts. */
  note?: ReactNode
}

/** A few numbers that matter, set large and parted by column rules. */
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
