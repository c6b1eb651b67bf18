import * as z from 'zod/mini'
import { defineContract, Id, read, Time, write } from '#core/contract.ts'
import { ProjectAgent } from './contracts/agents.ts'
import { Integration } from './contracts/integrations.ts'
import { Board, Epic, Move, Phase, Plan, WbsEntry } from './contracts/planning.ts'
import { Build, ChatMessage, Environment, Workspace } from './contracts/workspace.ts'

const Part = z.object({
  name: z.string(),
  status: z.enum(['healthy', 'warning', 'error']),
  /** As it is shown, such as "99.9%". */
  uptime: z.string(),
})

/** A project as the list shows it. */
export const Project = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** As it is shown, such as "React, PostgreSQL". */
  stack: z.string(),
  status: z.enum(['active', 'planning']),
  /** 0 to 100. */
  progress: z.int(),
  lastUpdated: Time,
  health: z.enum(['good', 'warning']),
  roadmap: z.object({
    currentPhase: z.string(),
    totalPhases: z.int(),
    completedMilestones: z.int(),
    totalMilestones: z.int(),
  }),
  metrics: z.object({
    /** Points a week. */
    velocity: z.int(),
    completedTasks: z.int(),
    totalTasks: z.int(),
    deploymentsToday: z.int(),
    uptime: z.string(),
  }),
  integrations: z.object({
    backend: Part,
    frontend: Part,
    database: Part,
    thirdParty: Part,
    server: Part,
  }),
  businessMetrics: z.object({
    /** US dollars a month. */
    mrr: z.number(),
    activeUsers: z.int(),
    /** Percent. */
    conversion: z.number(),
    churnRate: z.number(),
  }),
  features: z.array(
    z.object({ id: Id, name: z.string(), status: z.string(), dueDate: z.string() }),
  ),
})
export type Project = z.infer<typeof Project>

export interface DocumentPage {
  id: string
  title: string
  /** Markdown. */
  content: string
  children?: DocumentPage[] | undefined
}
export const DocumentPage: z.ZodMiniType<DocumentPage> = z.object({
  id: Id,
  title: z.string(),
  content: z.string(),
  get children() {
    return z.optional(z.array(DocumentPage))
  },
})

export const Documentation = z.object({
  lastUpdated: Time,
  /** The page that is open first. */
  currentPageId: Id,
  pages: z.array(DocumentPage),
})
export type Documentation = z.infer<typeof Documentation>

/** Everything about a project but its workspace. */
export const ProjectDetail = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** Where it stands, such as "MVP". */
  primaryState: z.string(),
  secondaryState: z.string(),
  techStack: z.array(z.string()),
  documentation: Documentation,
  wbs: z.array(WbsEntry),
  roadmap: z.array(Phase),
  epics: z.array(Epic),
  agents: z.array(ProjectAgent),
  integrations: z.array(Integration),
})
export type ProjectDetail = z.infer<typeof ProjectDetail>

const InProject = z.object({ projectId: Id })

export const appStudio = defineContract('app-studio', {
  listProjects: read(z.object({}), z.array(Project)),
  getProject: read(z.object({ id: Id }), ProjectDetail),
  getPlan: read(InProject, Plan),
  /** Moves a card of the board; dropped nowhere, it stays where it was. */
  moveTask: write(z.extend(InProject, { move: Move }), Board),
  getWorkspace: read(InProject, Workspace),
  /** Answers when the build has ended, one way or the other. */
  triggerBuild: write(z.extend(InProject, { env: Environment }), Build),
  /** Answers with what the orchestrator says. */
  sendMessage: write(z.extend(InProject, { content: z.string() }), ChatMessage),
})
