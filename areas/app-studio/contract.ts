import * as z from 'zod/mini'
import { defineContract, Id, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { text } from '#core/words.ts'
import { ProjectAgent } from './contracts/agents.ts'
import { Credential, Integration } from './contracts/integrations.ts'
import { Board, Day, Epic, Phase, Place, Plan, WbsEntry } from './contracts/planning.ts'
import { Build, ChatMessage, Environment, Workspace } from './contracts/workspace.ts'

/** The share of the time in which something answered: 0 to 1. */
const Uptime = z.number().check(z.minimum(0), z.maximum(1))

const Part = z.object({
  name: z.string(),
  status: z.enum(['healthy', 'warning', 'error']),
  uptime: Uptime,
})

export const stages = ['concept', 'alpha', 'mvp', 'beta', 'released'] as const
/** Statuses of a feature; "done" is called "completed" for epics. */
export const featureStatuses = ['planning', 'in-progress', 'done'] as const

/** A project as the list shows it. */
export const Project = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** Technologies that it is built with, the most important first. */
  stack: z.array(z.string()),
  /** The branch that is worked on. */
  branch: z.string(),
  collaborators: z.int(),
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
    uptime: Uptime,
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
    z.object({ id: Id, name: z.string(), status: z.enum(featureStatuses), dueDate: Day }),
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
  primaryState: z.enum(stages),
  /** The name of the phase that it is in. */
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
  getProject: read(z.object({ id: Id }), ProjectDetail, ['not-found']),
  getPlan: read(InProject, Plan, ['not-found']),
  /** Puts a card of the board elsewhere; the others make room. */
  moveTask: write(z.extend(InProject, { taskId: Id, to: Place }), Board, ['not-found']),
  /** Tells what is encrypted, of an integration of the project or of its workspace. */
  revealCredential: write(z.extend(InProject, { credentialId: Id }), Credential, ['not-found']),
  getWorkspace: read(InProject, Workspace, ['not-found']),
  /** Answers when the build has ended, one way or the other. */
  triggerBuild: write(z.extend(InProject, { env: Environment }), Build, ['not-found']),
  /** Answers with what the orchestrator says; one message at a time. */
  sendMessage: write(
    z.extend(InProject, { content: text(INPUT.instructionsCharacters) }),
    ChatMessage,
    ['not-found', 'conflict'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'app-studio': typeof appStudio
  }
}
