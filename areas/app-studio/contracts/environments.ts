import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Bytes, Count, Cursor, line, text } from '#core/words.ts'
import { ENVIRONMENTS } from '../limits.ts'
import { CommitId } from './commit-id.ts'
import { BuildNote } from './preview.ts'
import { Environment } from './workspace.ts'

const OneProject = z.object({ project: Id })
const OneEnvironment = z.extend(OneProject, { env: Environment })

/** Green builds passed their tests, red ones did not, and broken ones could not be built. */
export const buildStates = ['waiting', 'green', 'red', 'broken'] as const

/** A build that is kept for good. */
export const KeptBuild = z.object({
  id: Id,
  /** Builds of a project count from 1. */
  nth: Count,
  commit: CommitId,
  state: z.enum(buildStates),
  begunAt: Time,
  /** Null while it is being built. */
  seconds: z.nullable(z.number()),
  tests: z.nullable(z.object({ passed: Count, failed: Count })),
})
export type KeptBuild = z.infer<typeof KeptBuild>

/**
 * Browsers that can open an address: all, those on this machine, or all but without storage and
 * sign-in.
 */
export const reaches = ['everybody', 'this-machine', 'shared'] as const

export const ServedEnvironment = z.object({
  env: Environment,
  /** The newest build of "local"; of other environments, the one that is served. Null where there is none. */
  build: z.nullable(KeptBuild),
  /** The time of its deployment. */
  since: z.nullable(Time),
  /** The address that the caller can reach; null where nothing is served. */
  address: z.nullable(z.object({ url: z.string(), reach: z.enum(reaches) })),
  /** The answer to the last probe; null before the first one. */
  isHealthy: z.nullable(z.boolean()),
  /** Null if nothing was ever served. */
  visitsToday: z.nullable(Count),
  /** The number of variables for its functions. */
  variables: Count,
  /** The build that was served before; null if there is none to go back to. */
  before: z.nullable(z.object({ id: Id, nth: Count })),
})
export type ServedEnvironment = z.infer<typeof ServedEnvironment>

/** The ways in which an environment came to serve a build. */
export const deploymentKinds = ['deployed', 'promoted', 'rolled-back', 'stopped'] as const

/** A build that an environment served from a time on. */
export const Deployment = z.object({
  id: Id,
  at: Time,
  how: z.enum(deploymentKinds),
  build: z.object({ id: Id, nth: Count, commit: CommitId }),
})
export type Deployment = z.infer<typeof Deployment>

export const LogLine = z.extend(BuildNote, { is: z.enum(['info', 'warning', 'error']) })
export type LogLine = z.infer<typeof LogLine>

/** The inputs of a build. Equal inputs give an equal result. */
export const BuildInputs = z.object({
  commit: CommitId,
  files: Count,
  /** Names and versions of its packages, except those that come with the server. */
  packages: z.array(z.string()),
  /** SHA-256 of the list of built files; null without files. */
  digest: z.nullable(z.string()),
  bytes: Bytes,
})
export type BuildInputs = z.infer<typeof BuildInputs>

const VariableName = line(ENVIRONMENTS.variableNameCharacters).check(
  z.regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'Use letters, digits and _, beginning with a letter'),
)

/** Builds of a project that are kept, and environments that serve them. */
export const studioEnvironments = defineContract(
  'app-studio/environments',
  ['app-studio/projects'],
  {
    /** All environments, in the order in which builds pass them. */
    getEnvironments: read(
      OneProject,
      z.object({
        /** The project's name in addresses; null until something is deployed. */
        name: z.nullable(z.string()),
        environments: z.array(ServedEnvironment),
        /** The DNS record and the setting by which addresses reach more people; null where they reach everybody. */
        dns: z.nullable(
          z.object({ record: z.string(), setting: z.string(), fault: z.nullable(z.string()) }),
        ),
      }),
      ['not-found'],
    ),
    getBuild: read(
      z.extend(OneProject, { build: Id }),
      z.extend(KeptBuild, { inputs: z.nullable(BuildInputs), log: z.array(LogLine) }),
      ['not-found'],
    ),
    /** Deployments to an environment, the newest first. */
    listDeployments: read(
      z.extend(OneEnvironment, { cursor: z.optional(Cursor) }),
      z.object({
        deployments: z.array(Deployment),
        next: z.nullable(Cursor),
      }),
      ['not-found'],
    ),
    /** Builds the newest commit and, once it is green, brings it through all environments to "prd". Answers at once. */
    deployProject: write.keyed(OneProject, z.object({ build: Id }), [
      'not-found',
      'conflict',
      'unavailable',
    ]),
    /** Serves an earlier build of this environment again. */
    rollBack: write.keyed(z.extend(OneEnvironment, { build: Id }), Nothing, [
      'not-found',
      'conflict',
    ]),
    /** Stops serving an environment; its address answers nothing until the next deployment. */
    stopEnvironment: write(OneEnvironment, Nothing, ['not-found']),
    /** Changes the project's name in addresses. */
    nameProject: write.keyed(
      z.extend(OneProject, { name: line(ENVIRONMENTS.nameCharacters) }),
      Nothing,
      ['not-found', 'conflict'],
    ),
    /** Variables of an environment by their names; secret values are left out. */
    listVariables: read(
      OneEnvironment,
      z.array(z.object({ name: z.string(), value: z.nullable(z.string()), isSecret: z.boolean() })),
      ['not-found'],
    ),
    saveVariable: write(
      z.extend(OneEnvironment, {
        name: VariableName,
        value: text(ENVIRONMENTS.variableCharacters),
        isSecret: z.boolean(),
      }),
      Nothing,
      ['not-found', 'conflict'],
    ),
    deleteVariable: write(z.extend(OneEnvironment, { name: VariableName }), Nothing, ['not-found']),
  },
)

declare module '#core/contract.ts' {
  interface Contracts {
    'app-studio/environments': typeof studioEnvironments
  }
}
