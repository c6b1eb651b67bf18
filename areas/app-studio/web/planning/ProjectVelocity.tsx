import { Badge } from '#web/ui/marks/Badge.tsx'
import { MoveRight, TrendingDown, TrendingUp } from '#web/ui/more-icons.ts'
import { ProgressBar } from '#web/ui/blocks/ProgressBar.tsx'
import type { Velocity } from '../../contracts/planning.ts'
import { velocityPercent } from '../../plan-figures.ts'
import { estimateText } from './plan-words.ts'
import { Widget } from './Widget.tsx'

const trends = {
  up: { text: 'Trending up', tone: 'success', Icon: TrendingUp },
  stable: { text: 'Trending stable', tone: 'neutral', Icon: MoveRight },
  down: { text: 'Trending down', tone: 'warn', Icon: TrendingDown },
} as const

/** The velocity of a project, and its estimated end. */
export function ProjectVelocity({ velocity }: { velocity: Velocity }) {
  const { weeklyVelocity, tasksCompleted, tasksRemaining, estimatedCompletion, trend } = velocity
  const { text, tone, Icon } = trends[trend]
  const percent = velocityPercent(velocity)
  return (
    <Widget
      title="Project Velocity"
      mark={
        <Badge tone={tone}>
          <Icon /> {text}
        </Badge>
      }
    >
      <p className="velocity-figure">
        <span>{weeklyVelocity}</span> points/week
      </p>
      <dl className="velocity-counts">
        <div>
          <dt>Completed</dt>
          <dd>{tasksCompleted}</dd>
        </div>
        <div>
          <dt>Remaining</dt>
          <dd>{tasksRemaining}</dd>
        </div>
      </dl>
      <p className="widget-line">
        <span>Overall progress</span> <span>{percent}%</span>
      </p>
      <ProgressBar label="Overall progress" percent={percent} />
      <p className="meta">Estimated completion: {estimateText(estimatedCompletion)}</p>
    </Widget>
  )
}
