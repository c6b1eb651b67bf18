import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { move, placeOf } from '../board.ts'
import type { appStudio } from '../contract.ts'
import type { studioCredentials } from '../contracts/integrations.ts'
import type { Board, Plan, studioPlan } from '../contracts/planning.ts'
import type { studioBuilds, studioChat } from '../contracts/workspace.ts'
import { findCredential } from './credentials.ts'
import { demoWorkspaces } from './open-workspaces.ts'
import { sampleProjects } from './projects.ts'
import { detailed, listed, planned, type SampleProject } from './sample-project.ts'
import { sampleTemplates } from './templates.ts'
import { agoFrom } from './times.ts'
import { servicesOf } from './workspace/integrations.ts'

type DemoStudio = Api<typeof appStudio> &
  Api<typeof studioPlan> &
  Api<typeof studioCredentials> &
  Api<typeof studioBuilds> &
  Api<typeof studioChat>

/** App Studio over the projects of Calder & Finch, as of `now`. */
export function demoAppStudio({
  now,
  random = () => Math.random(),
}: {
  now: Date
  random?: () => number
}): DemoStudio {
  const ago = agoFrom(now)
  /** Boards with a moved card, by project. */
  const boards = new Map<string, Board>()

  function projectOf(id: string): SampleProject {
    const project = sampleProjects.find(({ about }) => about.id === id)
    if (!project) throw new Problem('not-found', 'That project is not among the samples.')
    return project
  }

  function planOf(projectId: string): Plan {
    const plan = planned(projectOf(projectId))
    return { ...plan, board: boards.get(projectId) ?? plan.board }
  }

  return {
    async listProjects({ search = '', shelf = 'active' }) {
      const words = search.trim().toLowerCase()
      const projects = sampleProjects
        .map((project) => listed(project, ago))
        .filter((each) => each.shelf === shelf && each.name.toLowerCase().includes(words))
      return { projects, next: null, count: projects.length }
    },

    async getProject({ id }) {
      return detailed(projectOf(id), ago)
    },

    async listTemplates() {
      return { templates: [...sampleTemplates], canCreate: false }
    },

    async getPlan({ projectId }) {
      return planOf(projectId)
    },

    async moveTask({ projectId, taskId, to }) {
      const plan = planOf(projectId)
      const from = placeOf(plan.board, taskId)
      if (!from) throw new Problem('not-found', 'That card is not on the board any more.')
      const board = move(plan.board, { from, to })
      boards.set(projectId, board)
      return board
    },

    async revealCredential({ projectId, credentialId }) {
      const integrations = projectOf(projectId).integrations(ago)
      return findCredential([...integrations, ...servicesOf(projectId, ago)], credentialId)
    },

    ...demoWorkspaces({ now, random }),
  }
}
