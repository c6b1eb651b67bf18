import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'

const OneProject = z.object({ project: Id })

/**
 * API tokens with which functions of projects read this server in the name of their reader. They
 * are removed like all other tokens.
 */
export const studioTokens = defineContract('app-studio/tokens', ['access', 'app-studio/projects'], {
  /** The token of a project; null where it has none, or no longer. Its secret is known to nobody. */
  getToken: read(
    OneProject,
    z.object({
      token: z.nullable(z.object({ id: Id, name: z.string(), usedAt: z.nullable(Time) })),
    }),
    ['not-found'],
  ),
  /** Makes a token with the scope "read" for the functions of a project, unless it has one. */
  makeToken: write(OneProject, Nothing, ['not-found', 'conflict', 'not-allowed']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'app-studio/tokens': typeof studioTokens
  }
}
