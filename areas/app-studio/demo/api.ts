import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { move, placeOf } from '../board.ts'
import type { appStudio } from '../contract.ts'
import type { Board, Plan } from '../contracts/planning.ts'
import { findCredential } from './credentials.ts'
import { demoWorkspaces } from './open-workspaces.ts'
import { sampleProjects } from './projects.ts'
import { detailed, listed, planned, type SampleProject } from './sample-project.ts'
import { agoFrom } from './times.ts'
import { servicesOf } from './workspace/integrations.ts'

/** App Studio over the projects of Calder & Finch, as of `now`. */
export function demoAppStudio({
  now,
  random = () => Math.random(),
}: {
  now: Date
  random?: () => number
}): Api<typeof appStudio> {
  const ago = agoFrom(now)
  /** The boards on which a card was moved, by project. */
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
    async listProjects() {
      return sampleProjects.map((project) => listed(project, ago))
    },

    async getProject({ id }) {
      return detailed(projectOf(id), ago)
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
