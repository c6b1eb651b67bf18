import * as z from 'zod/mini'
import { defineContract, Id, read, write } from '#core/contract.ts'

export const phaseStatuses = ['completed', 'in-progress', 'upcoming'] as const
export const epicStatuses = ['completed', 'in-progress', 'planning'] as const
/** Statuses of stories and tasks. "blocked" is shown, but does not count as done. */
export const workStatuses = ['done', 'in-progress', 'todo', 'blocked'] as const
export const priorities = ['critical', 'high', 'medium', 'low'] as const
export const boardColumns = ['todo', 'in-progress', 'done'] as const

/** A day of the calendar, such as "2026-12-04". */
export const Day = z.iso.date()

/** A phase of the roadmap. */
export const Phase = z.object({
  id: Id,
  name: z.string(),
  status: z.enum(phaseStatuses),
  /** The completed part in percent, 0 to 100. */
  completionPercent: z.int(),
  /** A phase has both dates or neither. */
  startDate: z.optional(Day),
  endDate: z.optional(Day),
})
export type Phase = z.infer<typeof Phase>

export const Task = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  status: z.enum(workStatuses),
  assignee: z.optional(z.string()),
  priority: z.enum(priorities),
  storyId: Id,
})
export type Task = z.infer<typeof Task>

export const Story = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  status: z.enum(workStatuses),
  epicId: Id,
  points: z.int(),
  tasks: z.array(Task),
})
export type Story = z.infer<typeof Story>

export const Epic = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  status: z.enum(epicStatuses),
  /** The percentage, 0 to 100. */
  progress: z.int(),
  targetDate: Day,
  /** The entry of the work breakdown structure that contains the epic. */
  wbsId: Id,
  stories: z.array(Story),
})
export type Epic = z.infer<typeof Epic>

/** A top-level entry of the work breakdown structure. */
export const WbsEntry = z.object({ id: Id, name: z.string() })
export type WbsEntry = z.infer<typeof WbsEntry>

export const Milestone = z.object({
  id: Id,
  name: z.string(),
  completed: z.boolean(),
  date: z.optional(Day),
})
export type Milestone = z.infer<typeof Milestone>

export const Velocity = z.object({
  /** Story points per week. */
  weeklyVelocity: z.int(),
  tasksCompleted: z.int(),
  tasksRemaining: z.int(),
  /** The estimated number of weeks until all is done, as a range. */
  estimatedCompletion: z.object({ fewest: z.int(), most: z.int() }),
  trend: z.enum(['up', 'stable', 'down']),
})
export type Velocity = z.infer<typeof Velocity>

/** A card of the task board. It is independent of the tasks of stories. */
export const BoardTask = z.object({ id: Id, content: z.string() })
export type BoardTask = z.infer<typeof BoardTask>

export const BoardColumn = z.enum(boardColumns)
export type BoardColumn = z.infer<typeof BoardColumn>

export const Board = z.object({
  todo: z.array(BoardTask),
  'in-progress': z.array(BoardTask),
  done: z.array(BoardTask),
})
export type Board = z.infer<typeof Board>

/** The widgets and the board of a project. */
export const Plan = z.object({
  milestones: z.array(Milestone),
  velocity: Velocity,
  board: Board,
})
export type Plan = z.infer<typeof Plan>

/** The place of a card, counted from the top. */
export const Place = z.object({ column: BoardColumn, index: z.int().check(z.minimum(0)) })
export type Place = z.infer<typeof Place>

/**
 * The place a card was taken from, and the place it was dropped at; null if it was dropped outside
 * the board.
 */
export interface Move {
  from: Place
  to: Place | null
}

const InProject = z.object({ projectId: Id })

/** Plans of projects. */
export const studioPlan = defineContract('app-studio/plan', {
  getPlan: read(InProject, Plan, ['not-found']),
  /** Moves a card of the board; the others make room. */
  moveTask: write(z.extend(InProject, { taskId: Id, to: Place }), Board, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'app-studio/plan': typeof studioPlan
  }
}
