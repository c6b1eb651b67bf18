import './RowHead.css'
import type { ComponentProps } from 'react'
import { Badge } from '../marks/Badge.tsx'

interface RowHeadProps {
  title: string
  /** How it is, in a word. */
  state: string
  tone: ComponentProps<typeof Badge>['tone']
}

/** The first line of a row in a list of the settings: its title, and at the other end its state. */
export function RowHead({ title, state, tone }: RowHeadProps) {
  return (
    <div className="row-head">
      <h3 dir="auto">{title}</h3>
      <Badge tone={tone} dot>
        {state}
      </Badge>
    </div>
  )
}
