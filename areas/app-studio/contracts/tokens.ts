import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'

const OneProject = z.object({ project: Id })

/**
 * API tokens with which the functions of a project read this server on behalf of their reader. They
 * are removed like all other tokens.
 */
export const studioTokens = defineContract('app-studio/tokens', ['access', 'app-studio/projects'], {
  /**
   * Returns the token of a project, without its secret; null if the project has none, or it was
   * removed.
   */
  getToken: read(
    OneProject,
    z.object({
      token: z.nullable(z.object({ id: Id, name: z.string(), usedAt: z.nullable(Time) })),
    }),
    ['not-found'],
  ),
  /**
   * Makes a token with the scope "read" for the functions of a project. A project has at most one.
   */
  makeToken: write(OneProject, Nothing, ['not-found', 'conflict', 'not-allowed']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'app-studio/tokens': typeof studioTokens
  }
}
