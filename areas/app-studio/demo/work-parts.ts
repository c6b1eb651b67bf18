import type { Epic, Story, Task } from '../contracts/planning.ts'
import { taskPercent } from '../plan-figures.ts'
import { epicStatus, storyStatus } from '../plan-status.ts'

type TaskDraft = Omit<Task, 'storyId'>
type StoryDraft = Omit<Story, 'epicId' | 'status' | 'tasks'> & { tasks: TaskDraft[] }
type EpicDraft = Pick<Epic, 'id' | 'wbsId' | 'title' | 'description' | 'targetDate'>

/** An epic, whose progress is counted from its stories. */
export function epic(draft: EpicDraft, stories: readonly StoryDraft[]): Epic {
  const tasks = stories.flatMap((each) => each.tasks)
  return {
    ...draft,
    status: epicStatus(tasks),
    progress: taskPercent(tasks),
    stories: stories.map((each) => ({
      ...each,
      epicId: draft.id,
      status: storyStatus(each.tasks),
      tasks: each.tasks.map((task) => ({ ...task, storyId: each.id })),
    })),
  }
}

export function story(
  title: string,
  description: string,
  points: number,
  tasks: TaskDraft[],
): StoryDraft {
  return { id: idOf('story', title), title, description, points, tasks }
}

export function task(
  title: string,
  description: string,
  status: Task['status'],
  priority: Task['priority'],
  assignee?: string,
): TaskDraft {
  const id = idOf('task', title)
  return { id, title, description, status, priority, ...(assignee && { assignee }) }
}

function idOf(kind: string, title: string): string {
  return `${kind}-${title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}`
}
