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
/** Statuses of a feature; "done" is called "completed" for epics. */
export const featureStatuses = ['planning', 'in-progress', 'done'] as const

/** Shelves of projects: those that are worked on, the archived ones, and the deleted ones that can be restored. */
export const shelves = ['active', 'archived', 'deleted'] as const
export type Shelf = (typeof shelves)[number]

/** The files of a project, as git keeps them. */
export const Repository = z.object({
  files: Count,
  bytes: Bytes,
  /** The newest commit; null where nothing was saved or pushed yet. */
  commit: z.nullable(CommitId),
  createdAt: Time,
  /** The path at which git clones it, with a token of the reader as password. */
  gitPath: z.string(),
})
export type Repository = z.infer<typeof Repository>

/** A project to begin with. */
export const Template = z.object({
  id: Id,
  name: z.string(),
  /** Null if the name is enough. */
  about: z.nullable(z.string()),
  stack: z.array(z.string()),
  /** The section of the portal that makes such projects by itself; null without one. */
  madeAt: z.nullable(z.enum(['website-builder'])),
})
export type Template = z.infer<typeof Template>

/** A project as the list shows it. Figures are null where nothing counts them. */
export const Project = z.object({
  id: Id,
  name: z.string(),
  /** Empty without a description. */
  description: z.string(),
  shelf: z.enum(shelves),
  /** Null where no files are kept. */
  repository: z.nullable(Repository),
  /** Technologies that it is built with, the most important first. */
  stack: z.array(z.string()),
  /** The branch that is worked on. */
  branch: z.string(),
  collaborators: z.int(),
  status: z.enum(['active', 'planning']),
  /** 0 to 100. */
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
      /** Points a week. */
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
      /** US dollars a month. */
      mrr: z.number(),
      activeUsers: z.int(),
      /** Percent. */
      conversion: z.number(),
      churnRate: z.number(),
    }),
  ),
  features: z.array(
    z.object({ id: Id, name: z.string(), status: z.enum(featureStatuses), dueDate: Day }),
  ),
  /** Figures of the environment "prd"; absent if nothing can be deployed. */
  served: z.optional(
    z.object({
      /** The address that the caller can reach; null where nothing is served. */
      address: z.nullable(z.string()),
      /**
       * Null until the first deployment, like `visitsToday`; `uptime` is null until the first
       * probe.
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

export const projectTabs = [
  'vibe-code',
  'documentation',
  'planning',
  'agents',
  'integrations',
] as const
export type ProjectTab = (typeof projectTabs)[number]

/** Everything about a project but its workspace. */
export const ProjectDetail = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  shelf: z.enum(shelves),
  repository: z.nullable(Repository),
  /** True if the project is read by another reader's link, and so cannot be changed. */
  isShared: z.boolean(),
  lastUpdated: Time,
  /** Tabs that it has, in their order. */
  tabs: z.array(z.enum(projectTabs)),
  /** Null without a plan. */
  primaryState: z.nullable(z.enum(stages)),
  /** The name of its current phase. */
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
  /** The last edited first. */
  listProjects: read(
    z.object({
      search: z.optional(Search),
      shelf: z.optional(z.enum(shelves)),
      cursor: z.optional(Cursor),
    }),
    z.object({
      projects: z.array(Project),
      next: z.nullable(Cursor),
      /** Projects on all pages. */
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
       * True if projects can be created and changed here, because `app-studio/projects` is kept as
       * well.
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
