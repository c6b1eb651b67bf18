import { projectTabs, type DocumentPage, type Project, type ProjectDetail } from '../contract.ts'
import type { ProjectAgent } from '../contracts/agents.ts'
import type { Integration } from '../contracts/integrations.ts'
import type {
  Board,
  Epic,
  Milestone,
  Phase,
  Plan,
  Velocity,
  WbsEntry,
} from '../contracts/planning.ts'
import { tasksOf } from '../plan-figures.ts'
import { currentPhase, projectFigures, velocityOf } from '../project-figures.ts'
import { sealed } from './credentials.ts'
import type { Ago } from './times.ts'

/** A sample project as written in this folder. Figures that can be counted from it are left out. */
export interface SampleProject {
  about: Omit<
    Project,
    'shelf' | 'repository' | 'progress' | 'lastUpdated' | 'roadmap' | 'metrics' | 'features'
  >
  measured: Pick<NonNullable<Project['metrics']>, 'deploymentsToday' | 'uptime'>
  stage: NonNullable<ProjectDetail['primaryState']>
  updatedMinutesAgo: number
  plan: SamplePlan
  agents: readonly SampleAgent[]
  documents: { updatedMinutesAgo: number; pages: DocumentPage[] }
  integrations: (ago: Ago) => Integration[]
}

export interface SamplePlan {
  wbs: readonly WbsEntry[]
  phases: readonly Phase[]
  milestones: readonly Milestone[]
  epics: readonly Epic[]
  pace: Pick<Velocity, 'weeklyVelocity' | 'trend'>
  board: Board
}

export type SampleAgent = Omit<ProjectAgent, 'tasksCompleted' | 'lastActive'> & {
  activeMinutesAgo: number
}

/** Values of all sample projects: the demo keeps no files and archives nothing. */
const kept = { shelf: 'active', repository: null } as const

/** The row of a project in the list. */
export function listed(
  { about, measured, updatedMinutesAgo, plan }: SampleProject,
  ago: Ago,
): Project {
  const { progress, roadmap, tasks, features } = projectFigures(plan)
  return {
    ...about,
    ...kept,
    progress,
    lastUpdated: ago(updatedMinutesAgo),
    roadmap,
    metrics: { velocity: plan.pace.weeklyVelocity, ...tasks, ...measured },
    features,
  }
}

export function detailed(project: SampleProject, ago: Ago): ProjectDetail {
  const { about, stage, updatedMinutesAgo, plan, agents, documents, integrations } = project
  return {
    id: about.id,
    name: about.name,
    description: about.description,
    ...kept,
    isShared: false,
    lastUpdated: ago(updatedMinutesAgo),
    tabs: [...projectTabs],
    primaryState: stage,
    secondaryState: currentPhase(plan.phases)?.name ?? '',
    techStack: about.stack,
    documentation: {
      lastUpdated: ago(documents.updatedMinutesAgo),
      currentPageId: documents.pages[0]!.id,
      pages: documents.pages,
    },
    wbs: [...plan.wbs],
    roadmap: [...plan.phases],
    epics: [...plan.epics],
    agents: agents.map((agent) => atWork(agent, plan.epics, ago)),
    integrations: sealed(integrations(ago)),
  }
}

export function planned({ plan: { milestones, epics, pace, board } }: SampleProject): Plan {
  return { milestones: [...milestones], velocity: velocityOf(epics, pace), board }
}

/** An agent with its figures. The completed tasks are those assigned to it. */
function atWork(
  { activeMinutesAgo, ...agent }: SampleAgent,
  epics: readonly Epic[],
  ago: Ago,
): ProjectAgent {
  const own = tasksOf(epics).filter(({ assignee }) => assignee === agent.name)
  return {
    ...agent,
    tasksCompleted: own.filter(({ status }) => status === 'done').length,
    lastActive: ago(activeMinutesAgo),
  }
}
