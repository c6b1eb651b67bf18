import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { move, placeOf } from '../board.ts'
import type { appStudio, Project, ProjectDetail } from '../contract.ts'
import type { Plan } from '../contracts/planning.ts'
import { sampleAgents } from './agents.ts'
import { findCredential, sealed } from './credentials.ts'
import { sampleDocumentation } from './documentation.ts'
import { sampleEpics, sampleWbs } from './epics.ts'
import { sampleIntegrations } from './integrations.ts'
import { samplePhases } from './phases.ts'
import { samplePlan } from './plan.ts'
import { sampleProjects } from './projects.ts'
import { agoFrom } from './times.ts'
import { demoWorkspaces } from './open-workspaces.ts'
import { servicesOf } from './workspace/integrations.ts'

/** What stands in a project's head beside its name; by project. */
const states: Record<string, Pick<ProjectDetail, 'primaryState' | 'secondaryState'>> = {
  'berth-planner': { primaryState: 'mvp', secondaryState: 'Harbor trial' },
  'wire-desk': { primaryState: 'alpha', secondaryState: 'First desk' },
  'manifest-reader': { primaryState: 'concept', secondaryState: 'Interviews' },
}

/** App Studio over the projects of Calder & Finch, as of `now`. */
export function demoAppStudio({
  now,
  random = () => Math.random(),
}: {
  now: Date
  random?: () => number
}): Api<typeof appStudio> {
  const ago = agoFrom(now)
  const projects = sampleProjects(ago)
  const plans = new Map<string, Plan>()

  function projectOf(id: string): Project {
    const project = projects.find((each) => each.id === id)
    if (!project) throw new Problem('not-found', 'That project is not among the samples.')
    return project
  }

  /** All begin with the same plan, and each goes on with its own. */
  function planOf(projectId: string): Plan {
    return plans.get(projectOf(projectId).id) ?? samplePlan
  }

  return {
    async listProjects() {
      return projects
    },

    async getProject({ id }) {
      const { name, description, stack } = projectOf(id)
      return {
        id,
        name,
        description,
        ...(states[id] ?? { primaryState: 'concept', secondaryState: 'Draft' }),
        techStack: stack,
        documentation: sampleDocumentation(name, ago),
        wbs: [...sampleWbs],
        roadmap: [...samplePhases],
        epics: [...sampleEpics],
        agents: sampleAgents(ago),
        integrations: sealed(sampleIntegrations(id, ago)),
      }
    },

    async getPlan({ projectId }) {
      return planOf(projectId)
    },

    async moveTask({ projectId, taskId, to }) {
      const plan = planOf(projectId)
      const from = placeOf(plan.board, taskId)
      if (!from) throw new Problem('not-found', 'That card is not on the board any more.')
      const board = move(plan.board, { from, to })
      plans.set(projectId, { ...plan, board })
      return board
    },

    async revealCredential({ projectId, credentialId }) {
      const integrations = sampleIntegrations(projectOf(projectId).id, ago)
      return findCredential([...integrations, ...servicesOf(projectId, ago)], credentialId)
    },

    ...demoWorkspaces({ now, random }),
  }
}
