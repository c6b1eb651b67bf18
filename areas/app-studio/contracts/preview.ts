import * as z from 'zod/mini'
import { defineContract, Id, write } from '#core/contract.ts'
import { Count } from '#core/words.ts'
import { CommitId } from './commit-id.ts'

const OneProject = z.object({ project: Id })

/** An error or a warning of a build. Lines and columns count from 1. */
export const BuildNote = z.object({
  text: z.string(),
  file: z.nullable(z.string()),
  line: z.nullable(Count),
  column: z.nullable(Count),
})
export type BuildNote = z.infer<typeof BuildNote>

export const ShownProject = z.object({
  /** The commit that was built: the newest one, with the lock file that the build wrote. */
  commit: CommitId,
  /** The path of the last successful build; null before the first one. */
  address: z.nullable(z.string()),
  /** A value that differs for everything that the address shows. */
  version: z.nullable(z.string()),
  /**
   * New style sheets by the names of those they replace; null unless only styles have changed since
   * the version `since`.
   */
  styles: z.nullable(z.object({ since: z.string(), files: z.record(z.string(), z.string()) })),
  /** The errors of the build; empty if the newest commit is shown. */
  errors: z.array(BuildNote),
  warnings: z.array(BuildNote),
  seconds: z.number(),
})
export type ShownProject = z.infer<typeof ShownProject>

export const ProjectTest = z.object({
  file: z.string(),
  name: z.string(),
  /** The reason of the failure; null if the check passed. */
  error: z.nullable(z.string()),
  /**
   * The file and line of the failure, from 1; null if the check passed, or the place is not known.
   */
  at: z.nullable(z.object({ file: z.string(), line: Count })),
})
export type ProjectTest = z.infer<typeof ProjectTest>

/** Projects as they are built, shown and tested. */
export const studioPreview = defineContract('app-studio/preview', {
  /** Builds the newest commit, unless that was already done, and shows the result. */
  showProject: write.keyed(OneProject, ShownProject, ['not-found', 'conflict', 'unavailable']),
  /** Runs the tests of the newest commit. */
  runTests: write.safe(
    OneProject,
    z.object({ commit: CommitId, tests: z.array(ProjectTest), seconds: z.number() }),
    ['not-found', 'conflict', 'unavailable'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'app-studio/preview': typeof studioPreview
  }
}
