import { Badge } from '#web/ui/marks/Badge.tsx'
import { ProgressBar } from '#web/ui/blocks/ProgressBar.tsx'
import { workStatuses, type Epic } from '../../contracts/planning.ts'
import { countTasks, taskPercent, tasksOf } from '../../plan-figures.ts'
import { Widget } from './Widget.tsx'
import { WorkStatus } from './WorkStatus.tsx'

/** The number of tasks by status, and the share that is done. */
export function TaskSummary({ epics }: { epics: readonly Epic[] }) {
  const tasks = tasksOf(epics)
  const percent = taskPercent(tasks)
  return (
    <Widget title="Tasks" mark={<Badge tone="line">{percent}%</Badge>}>
      <p className="meta">
        {countTasks(tasks).completed} of {tasks.length} done
      </p>
      <ProgressBar label="Tasks" percent={percent} />
      <ul className="task-summary">
        {workStatuses.map((status) => (
          <li key={status} className="widget-line">
            <WorkStatus status={status} />
            <span>{tasks.filter((task) => task.status === status).length}</span>
          </li>
        ))}
      </ul>
    </Widget>
  )
}
