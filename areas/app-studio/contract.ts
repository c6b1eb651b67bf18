import * as z from 'zod/mini'
import { defineContract, Id, read, Time } from '#core/contract.ts'
import { Bytes, Count, Cursor, Search } from '#core/words.ts'
import { ProjectAgent } from './contracts/agents.ts'
import { CommitId } from './contracts/commit-id.ts'
import { Integration } from './contracts/integrations.ts'
import { Day, Epic, Phase, WbsEntry } from './contracts/planning.ts'
import { Workspace } from './contracts/workspace.ts'

/** The share of probes that were answered, from 0 to 1. */
const Uptime = z.number().check(z.minimum(0), z.maximum(1))

const Part = z.object({
  name: z.string(),
  status: z.enum(['healthy', 'warning', 'error']),
  uptime: Uptime,
})

export const stages = ['concept', 'alpha', 'mvp', 'beta', 'released'] as const
/** Statuses of a feature. Epics have the status "completed" instead of "done". */
export const featureStatuses = ['planning', 'in-progress', 'done'] as const

/** Shelves of projects: active ones, archived ones, and deleted ones that can still be restored. */
export const shelves = ['active', 'archived', 'deleted'] as const
export type Shelf = (typeof shelves)[number]

/** The git repository of a project. */
export const Repository = z.object({
  files: Count,
  bytes: Bytes,
  /** The newest commit; null if nothing was saved or pushed yet. */
  commit: z.nullable(CommitId),
  createdAt: Time,
  /** The path for `git clone`; the password is one of the reader's tokens. */
  gitPath: z.string(),
})
export type Repository = z.infer<typeof Repository>

/** A template for new projects. */
export const Template = z.object({
  id: Id,
  name: z.string(),
  /** A description; null if the name is enough. */
  about: z.nullable(z.string()),
  stack: z.array(z.string()),
  /** The section of the portal that makes such projects; null if App Studio itself does. */
  madeAt: z.nullable(z.enum(['website-builder'])),
})
export type Template = z.infer<typeof Template>

/** A project in the list. Figures are null if nothing counts them. */
export const Project = z.object({
  id: Id,
  name: z.string(),
  /** A description; empty if there is none. */
  description: z.string(),
  shelf: z.enum(shelves),
  /** The repository; null if the door keeps no files. */
  repository: z.nullable(Repository),
  /** Technologies that the project is built with, most important first. */
  stack: z.array(z.string()),
  /** The name of the working branch. */
  branch: z.string(),
  collaborators: z.int(),
  status: z.enum(['active', 'planning']),
  /** The percentage, 0 to 100; null if nothing counts it. */
  progress: z.nullable(z.int()),
  lastUpdated: Time,
  health: z.nullable(z.enum(['good', 'warning'])),
  roadmap: z.nullable(
    z.object({
      currentPhase: z.string(),
      totalPhases: z.int(),
      completedMilestones: z.int(),
      totalMilestones: z.int(),
    }),
  ),
  metrics: z.nullable(
    z.object({
      /** Story points per week. */
      velocity: z.int(),
      completedTasks: z.int(),
      totalTasks: z.int(),
      deploymentsToday: z.int(),
      uptime: Uptime,
    }),
  ),
  integrations: z.nullable(
    z.object({
      backend: Part,
      frontend: Part,
      database: Part,
      thirdParty: Part,
      server: Part,
    }),
  ),
  businessMetrics: z.nullable(
    z.object({
      /** Monthly recurring revenue in US dollars. */
      mrr: z.number(),
      activeUsers: z.int(),
      /** A percentage. */
      conversion: z.number(),
      churnRate: z.number(),
    }),
  ),
  features: z.array(
    z.object({ id: Id, name: z.string(), status: z.enum(featureStatuses), dueDate: Day }),
  ),
  /** Figures of the environment "prd"; missing if projects cannot be deployed here. */
  served: z.optional(
    z.object({
      /** An address that the caller can reach; null without one, or if nothing is served. */
      address: z.nullable(z.string()),
      /**
       * The number of deployments today. This and `visitsToday` are null until the first
       * deployment, and `uptime` until the first probe.
       */
      deploymentsToday: z.nullable(Count),
      visitsToday: z.nullable(Count),
      uptime: z.nullable(Uptime),
    }),
  ),
})
export type Project = z.infer<typeof Project>

export interface DocumentPage {
  id: string
  title: string
  /** The text of the page, as Markdown. */
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
  /** The page that is shown first. */
  currentPageId: Id,
  pages: z.array(DocumentPage),
})
export type Documentation = z.infer<typeof Documentation>

export const projectTabs = [
  'vibe-code',
  'documentation',
  'planning',
  'agents',
  'integrations',
] as const
export type ProjectTab = (typeof projectTabs)[number]

/**
 * A project with its plan, documents, agents and integrations; the workspace is read separately.
 */
export const ProjectDetail = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  shelf: z.enum(shelves),
  repository: z.nullable(Repository),
  /** True if the project was opened by another reader's link, which does not allow changes. */
  isShared: z.boolean(),
  lastUpdated: Time,
  /** The tabs of the project, in their order. */
  tabs: z.array(z.enum(projectTabs)),
  /** The stage of the project; null without a plan. */
  primaryState: z.nullable(z.enum(stages)),
  /** The name of the current phase; null without a plan. */
  secondaryState: z.nullable(z.string()),
  techStack: z.array(z.string()),
  documentation: z.nullable(Documentation),
  wbs: z.array(WbsEntry),
  roadmap: z.array(Phase),
  epics: z.array(Epic),
  agents: z.array(ProjectAgent),
  integrations: z.array(Integration),
})
export type ProjectDetail = z.infer<typeof ProjectDetail>

/** Projects of a reader. */
export const appStudio = defineContract('app-studio', ['app-studio/projects'], {
  /** Lists projects, last edited first. */
  listProjects: read(
    z.object({
      search: z.optional(Search),
      shelf: z.optional(z.enum(shelves)),
      cursor: z.optional(Cursor),
    }),
    z.object({
      projects: z.array(Project),
      next: z.nullable(Cursor),
      /** The number of projects on all pages. */
      count: Count,
    }),
  ),
  getProject: read(z.object({ id: Id }), ProjectDetail, ['not-found']),
  getWorkspace: read(z.object({ projectId: Id }), Workspace, ['not-found']),
  listTemplates: read(
    z.object({}),
    z.object({
      templates: z.array(Template),
      /**
       * True if this door can create and change projects, because it also answers
       * `app-studio/projects`.
       */
      canCreate: z.boolean(),
    }),
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'app-studio': typeof appStudio
  }
}
