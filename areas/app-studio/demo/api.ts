import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { move } from '../board.ts'
import type { appStudio, ProjectDetail } from '../contract.ts'
import { sampleAgents } from './agents.ts'
import { sampleDocumentation } from './documentation.ts'
import { sampleEpics, sampleWbs } from './epics.ts'
import { sampleIntegrations } from './integrations.ts'
import { samplePhases } from './phases.ts'
import { samplePlan } from './plan.ts'
import { sampleProjects } from './projects.ts'
import { agoFrom } from './times.ts'
import { demoWorkspaces } from './open-workspaces.ts'

/** What stands in a project's head beside its name; by project. */
const states: Record<string, Pick<ProjectDetail, 'primaryState' | 'secondaryState'>> = {
  'berth-planner': { primaryState: 'MVP', secondaryState: 'Harbor trial' },
  'wire-desk': { primaryState: 'Alpha', secondaryState: 'First desk' },
  'manifest-reader': { primaryState: 'Concept', secondaryState: 'Interviews' },
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
  const plan = structuredClone(samplePlan)

  return {
    async listProjects() {
      return projects
    },

    async getProject({ id }) {
      const project = projects.find((each) => each.id === id)
      if (!project) throw new Problem('not-found', 'That project is not among the samples.')
      const { name, description, stack } = project
      return {
        id,
        name,
        description,
        ...(states[id] ?? { primaryState: 'Concept', secondaryState: 'Draft' }),
        techStack: stack.split(', '),
        documentation: sampleDocumentation(name, ago),
        wbs: [...sampleWbs],
        roadmap: [...samplePhases],
        epics: [...sampleEpics],
        agents: sampleAgents(ago),
        integrations: sampleIntegrations(id, ago),
      }
    },

    async getPlan() {
      return { ...plan }
    },

    async moveTask({ move: wanted }) {
      plan.board = move(plan.board, wanted)
      return plan.board
    },

    ...demoWorkspaces({ now, random }),
  }
}
