import { Badge } from '#web/ui/marks/Badge.tsx'
import { CircleCheck } from '#web/ui/icons.ts'
import { Circle, CircleDot } from '#web/ui/more-icons.ts'
import { ProgressBar } from '#web/ui/blocks/ProgressBar.tsx'
import type { Phase } from '../../contracts/planning.ts'
import { dayText, statusWords } from './plan-words.ts'
import { Widget } from './Widget.tsx'

const icons = { completed: CircleCheck, 'in-progress': CircleDot, upcoming: Circle }

/** The phases of a project, one below the other, joined by a line. */
export function ProjectRoadmap({ phases }: { phases: readonly Phase[] }) {
  return (
    <Widget title="Project Roadmap">
      <ol className="roadmap">
        {phases.map((phase, index) => (
          <RoadmapPhase key={phase.id} phase={phase} isLast={index === phases.length - 1} />
        ))}
      </ol>
    </Widget>
  )
}

function RoadmapPhase({ phase, isLast }: { phase: Phase; isLast: boolean }) {
  const { name, status, completionPercent, startDate, endDate } = phase
  const Icon = icons[status]
  return (
    <li data-status={status}>
      <span className="roadmap-mark">
        <Icon aria-label={statusWords(status)} />
        {!isLast && <span className="roadmap-line" />}
      </span>
      <div>
        <p className="roadmap-head">
          <strong>{name}</strong>
          <Badge tone={status === 'completed' ? 'success' : 'line'}>{completionPercent}%</Badge>
        </p>
        <ProgressBar label={`Completion of ${name}`} percent={completionPercent} />
        {startDate && endDate && (
          <p className="meta">
            {dayText(startDate)} to {dayText(endDate)}
          </p>
        )}
      </div>
    </li>
  )
}
