import './RowHead.css'
import type { ComponentProps } from 'react'
import { Badge } from '../marks/Badge.tsx'

interface RowHeadProps {
  title: string
  /** The state of the thing, in a word. */
  state: string
  tone: ComponentProps<typeof Badge>['tone']
}

/**
 * The first line of a row in a list of the settings, with its title, and its state at the other
 * end.
 */
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
