import * as z from 'zod/mini'
import { defineContract, Id, read, Time } from '#core/contract.ts'
import { Count } from '#core/words.ts'
import { CommitId } from './commit-id.ts'
import { KeptBuild, deploymentKinds } from './environments.ts'
import { Environment } from './workspace.ts'

/** The time, and the name of the person or program that did it. */
const Did = z.object({ by: z.string(), at: Time })

const CommitDone = z.extend(Did, { is: z.literal('commit'), id: CommitId, message: z.string() })
const BuildDone = z.extend(Did, {
  is: z.literal('build'),
  ...z.pick(KeptBuild, { id: true, nth: true, commit: true, state: true, tests: true }).shape,
})
const DeploymentDone = z.extend(Did, {
  is: z.literal('deployment'),
  id: Id,
  env: Environment,
  how: z.enum(deploymentKinds),
  build: z.object({ id: Id, nth: Count }),
})

/** Something that was done with a project. */
export const ProjectActivity = z.discriminatedUnion('is', [CommitDone, BuildDone, DeploymentDone])
export type ProjectActivity = z.infer<typeof ProjectActivity>

/** The next commit, build and deployment of a list; "-" if there are no more of a kind. */
const ActivityCursor = z
  .string()
  .check(
    z.regex(
      /^(?:[0-9a-f]{40}|-)\.(?:\d{1,15}|-)\.(?:\d{1,15}|-)$/,
      'The list has no page there. Start from the first page.',
    ),
  )

/** Commits, builds and deployments of a project. */
export const studioActivity = defineContract('app-studio/activity', ['app-studio/projects'], {
  /** Lists the newest first. If the project is read by a link, the list has only commits. */
  listActivity: read(
    z.object({ project: Id, cursor: z.optional(ActivityCursor) }),
    z.object({ entries: z.array(ProjectActivity), next: z.nullable(ActivityCursor) }),
    ['not-found'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'app-studio/activity': typeof studioActivity
  }
}
