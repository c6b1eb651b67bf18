import { Badge } from '#web/ui/marks/Badge.tsx'
import { ProgressBar } from '#web/ui/blocks/ProgressBar.tsx'
import type { Epic } from '../../contracts/planning.ts'
import { statusWords } from './plan-words.ts'
import { Widget } from './Widget.tsx'

const tones = { completed: 'success', 'in-progress': 'info', planning: 'line' } as const

type EpicFigures = Pick<Epic, 'id' | 'title' | 'status' | 'progress'>

/** A list of the epics with their progress. */
export function FeatureRoadmap({ epics }: { epics: readonly EpicFigures[] }) {
  return (
    <Widget title="Feature Roadmap">
      <ul className="feature-roadmap">
        {epics.map(({ id, title, status, progress }) => (
          <li key={id}>
            <p className="widget-line">
              <strong>{title}</strong>
              <Badge tone={tones[status]}>{statusWords(status)}</Badge>
            </p>
            <div className="widget-bar">
              <ProgressBar label={`Progress of ${title}`} percent={progress} />
              <span>{progress}%</span>
            </div>
          </li>
        ))}
      </ul>
    </Widget>
  )
}
