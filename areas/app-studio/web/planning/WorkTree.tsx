import './WorkTree.css'
import { useId, useState, type ReactNode } from 'react'
import { count } from '#web/ui/count.ts'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { ChevronRight } from '#web/ui/icons.ts'
import type { Epic, Story, Task, WbsEntry } from '../../contracts/planning.ts'
import { dayText, statusWords } from './plan-words.ts'
import { TaskPriority } from './TaskPriority.tsx'
import { WorkStatus } from './WorkStatus.tsx'

interface WorkTreeProps {
  wbs: readonly WbsEntry[]
  epics: readonly Epic[]
}

/** A tree of phases, epics, stories and tasks, each of which opens to show the next level. */
export function WorkTree({ wbs, epics }: WorkTreeProps) {
  if (wbs.length === 0) return <Empty quiet>No work items yet.</Empty>
  return (
    <ul className="work-tree" aria-label="Phases">
      {wbs.map(({ id, name }) => {
        const own = epics.filter((epic) => epic.wbsId === id)
        return (
          <Branch key={id} title={name} note={count(own.length, 'epic')} inside="Epics">
            {own.map((epic) => (
              <EpicBranch key={epic.id} epic={epic} />
            ))}
          </Branch>
        )
      })}
    </ul>
  )
}

function EpicBranch({ epic }: { epic: Epic }) {
  return (
    <Branch
      title={epic.title}
      note={`${statusWords(epic.status)}, ${dayText(epic.targetDate)}`}
      inside="Stories"
    >
      {epic.stories.map((story) => (
        <StoryBranch key={story.id} story={story} />
      ))}
    </Branch>
  )
}

function StoryBranch({ story }: { story: Story }) {
  return (
    <Branch
      title={story.title}
      note={count(story.points, 'point')}
      mark={<WorkStatus status={story.status} />}
      inside="Tasks"
    >
      {story.tasks.map((task) => (
        <TaskLeaf key={task.id} task={task} />
      ))}
    </Branch>
  )
}

function TaskLeaf({ task }: { task: Task }) {
  return (
    <li className="work-leaf">
      <span>
        <strong dir="auto">{task.title}</strong>
        <span className="meta" dir="auto">
          {task.description}
        </span>
      </span>
      <span className="work-marks">
        {task.assignee && <span className="meta">{task.assignee}</span>}
        <TaskPriority priority={task.priority} />
        <WorkStatus status={task.status} />
      </span>
    </li>
  )
}

interface BranchProps {
  title: string
  note: string
  mark?: ReactNode
  /** The name of the list inside the branch, such as "Stories". */
  inside: string
  children: ReactNode
}

function Branch({ title, note, mark, inside, children }: BranchProps) {
  const [isOpen, setOpen] = useState(false)
  const bodyId = useId()
  return (
    <li>
      <div className="work-branch">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronRight />
          <span dir="auto">{title}</span>
        </button>
        <span className="work-marks">
          <span className="meta">{note}</span>
          {mark}
        </span>
      </div>
      {isOpen && (
        <ul id={bodyId} aria-label={`${inside} of ${title}`}>
          {children}
        </ul>
      )}
    </li>
  )
}
