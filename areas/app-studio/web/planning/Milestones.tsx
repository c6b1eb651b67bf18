import { Badge } from '#web/ui/marks/Badge.tsx'
import { CircleCheck } from '#web/ui/icons.ts'
import { Circle } from '#web/ui/more-icons.ts'
import { ProgressBar } from '#web/ui/blocks/ProgressBar.tsx'
import type { Milestone } from '../../contracts/planning.ts'
import { milestoneProgress } from '../../plan-figures.ts'
import { completedText, dayText } from './plan-words.ts'
import { Widget } from './Widget.tsx'

/** A list of the milestones, reached or not. */
export function Milestones({ milestones }: { milestones: readonly Milestone[] }) {
  const { completed: reached, percent } = milestoneProgress(milestones)
  return (
    <Widget title="Milestones" mark={<Badge tone="line">{percent}%</Badge>}>
      <p className="meta">{completedText(reached, milestones.length)}</p>
      <ProgressBar label="Milestones" percent={percent} />
      <ul className="milestones">
        {milestones.map(({ id, name, completed, date }) => (
          <li key={id}>
            {completed ? <CircleCheck aria-label="Done" /> : <Circle aria-hidden="true" />}
            {completed ? <s>{name}</s> : <span>{name}</span>}
            {date && <span className="meta">{dayText(date)}</span>}
          </li>
        ))}
      </ul>
    </Widget>
  )
}
