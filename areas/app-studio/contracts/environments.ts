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

/** A build that is stored on the server. */
export const KeptBuild = z.object({
  id: Id,
  /** The number of the build in its project, from 1. */
  nth: Count,
  commit: CommitId,
  state: z.enum(buildStates),
  begunAt: Time,
  /** The duration; null while the build is running. */
  seconds: z.nullable(z.number()),
  tests: z.nullable(z.object({ passed: Count, failed: Count })),
})
export type KeptBuild = z.infer<typeof KeptBuild>

/**
 * everybody: all browsers; this-machine: those on the server's machine; shared: all, but without
 * storage and sign-in.
 */
export const reaches = ['everybody', 'this-machine', 'shared'] as const

export const ServedEnvironment = z.object({
  env: Environment,
  /**
   * The build that the environment serves, or the newest build for "local"; null if there is none.
   */
  build: z.nullable(KeptBuild),
  /** The time at which the build was deployed; null if none was. */
  since: z.nullable(Time),
  /** An address that the caller can reach; null without one, or if nothing is served. */
  address: z.nullable(z.object({ url: z.string(), reach: z.enum(reaches) })),
  /** True if the last probe was answered; null before the first probe. */
  isHealthy: z.nullable(z.boolean()),
  /** The number of visits today; null if nothing was ever served. */
  visitsToday: z.nullable(Count),
  /** The number of variables that its functions can read. */
  variables: Count,
  /** The build that was served before this one; null if there is none to return to. */
  before: z.nullable(z.object({ id: Id, nth: Count })),
})
export type ServedEnvironment = z.infer<typeof ServedEnvironment>

/** The reasons why an environment serves another build, or none. */
export const deploymentKinds = ['deployed', 'promoted', 'rolled-back', 'stopped'] as const

/** A change of the build that an environment serves. */
export const Deployment = z.object({
  id: Id,
  at: Time,
  how: z.enum(deploymentKinds),
  build: z.object({ id: Id, nth: Count, commit: CommitId }),
})
export type Deployment = z.infer<typeof Deployment>

export const LogLine = z.extend(BuildNote, { is: z.enum(['info', 'warning', 'error']) })
export type LogLine = z.infer<typeof LogLine>

/** The inputs of a build, with the digest of its files. Equal inputs give the same result. */
export const BuildInputs = z.object({
  commit: CommitId,
  files: Count,
  /** Names and versions of the packages, except those that the server provides. */
  packages: z.array(z.string()),
  /** A SHA-256 hash over the list of built files; null if there are none. */
  digest: z.nullable(z.string()),
  bytes: Bytes,
})
export type BuildInputs = z.infer<typeof BuildInputs>

const VariableName = line(ENVIRONMENTS.variableNameCharacters).check(
  z.regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'Use letters, digits and _, beginning with a letter'),
)

/** Stored builds of a project, and the environments that serve them. */
export const studioEnvironments = defineContract(
  'app-studio/environments',
  ['app-studio/projects'],
  {
    /** Lists the environments in the order in which builds pass through them. */
    getEnvironments: read(
      OneProject,
      z.object({
        /** The project's name in its addresses; null until it is named or deployed. */
        name: z.nullable(z.string()),
        environments: z.array(ServedEnvironment),
        /**
         * The DNS record and the setting that make addresses reachable by more people; null if
         * everybody can reach them, or if there are none.
         */
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
    /** Lists the deployments to an environment, newest first. */
    listDeployments: read(
      z.extend(OneEnvironment, { cursor: z.optional(Cursor) }),
      z.object({
        deployments: z.array(Deployment),
        next: z.nullable(Cursor),
      }),
      ['not-found'],
    ),
    /**
     * Builds the newest commit, and deploys it to all environments up to "prd" if it is green.
     * Returns before the build ends.
     */
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
    /** Stops serving an environment. Its address does not answer until the next deployment. */
    stopEnvironment: write(OneEnvironment, Nothing, ['not-found']),
    /** Changes the project's name in its addresses. */
    nameProject: write.keyed(
      z.extend(OneProject, { name: line(ENVIRONMENTS.nameCharacters) }),
      Nothing,
      ['not-found', 'conflict'],
    ),
    /** Lists the variables of an environment by name, without secret values. */
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
