import * as z from 'zod/mini'
import { Id } from '#core/contract.ts'
import { Reference } from '#core/words.ts'
import { defineHappening } from '#platform/actions/contracts/happening.ts'
import { CommitId } from './commit-id.ts'
import { Environment } from './workspace.ts'

const project = { id: 'project-7', name: 'Berth planner' }

export const projectCreated = defineHappening({
  name: 'project.created',
  title: 'App Studio project created',
  about: 'A project was created, copied or imported.',
  facts: z.object({ project: Reference }),
  example: { project },
})

export const filesSaved = defineHappening({
  name: 'project.saved',
  title: 'App Studio files saved',
  about:
    'Files of a project were saved or pushed. Saves that become one commit are told one by one.',
  facts: z.object({
    project: Reference,
    commit: CommitId,
    /** The id of the person or program that saved the files: "reader", "git". */
    by: Id,
  }),
  example: { project, commit: 'a94a8fe5ccb19ba61c4c0873d391e987982fbbd3', by: 'reader' },
})

export const functionFailed = defineHappening({
  name: 'project.function-failed',
  title: 'Function of an App Studio project failed',
  about: 'A function was called and failed. It is told at most once a minute for each function.',
  facts: z.object({
    project: Reference,
    environment: Environment,
    function: z.string(),
    /** The reason of the failure, in words for the author of the project. */
    reason: z.string(),
  }),
  example: { project, environment: 'prd', function: 'items', reason: 'items is not defined' },
})

export const buildFailed = defineHappening({
  name: 'project.build-failed',
  title: 'App Studio build failed',
  about: 'A build of a project could not be made, or its tests failed. What is served stays.',
  facts: z.object({ project: Reference, commit: CommitId, reason: z.string() }),
  example: {
    project,
    commit: 'a94a8fe5ccb19ba61c4c0873d391e987982fbbd3',
    reason: '2 of 14 tests failed.',
  },
})

export const deployed = defineHappening({
  name: 'project.deployed',
  title: 'App Studio project deployed',
  about: 'An environment of a project serves another build: a new one, or an earlier one again.',
  facts: z.object({ project: Reference, environment: Environment, commit: CommitId }),
  example: {
    project,
    environment: 'prd',
    commit: 'a94a8fe5ccb19ba61c4c0873d391e987982fbbd3',
  },
})
