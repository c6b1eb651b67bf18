import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { Desk } from '#server/tools.ts'
import type { studioTokens } from '../../contracts/tokens.ts'
import { demandProject, lockProject } from '../projects/project-rows.ts'
import { addToken, mayGiveAccess, shownToken } from './project-token.ts'

/** Serves the tokens with which functions of a reader's projects read. */
export function serverStudioTokens(desk: Desk): Api<typeof studioTokens> {
  return {
    async getToken({ project }) {
      await demandProject(desk, project)
      return { token: await shownToken(desk, project) }
    },

    async makeToken({ project: id }) {
      const project = await demandProject(desk, id)
      if (!mayGiveAccess())
        throw new Problem('not-allowed', 'A program may not give access to this server.')
      await desk.db.transaction(async (db) => {
        const of = { db, readerId: desk.readerId }
        await lockProject(of, id)
        if ((await shownToken(of, id)) === null) await addToken(desk, db, project)
      })
      await desk.announce({ area: 'access' })
    },
  }
}
