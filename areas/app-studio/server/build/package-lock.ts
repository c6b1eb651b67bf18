import * as z from 'zod/mini'

const Needs = z.record(z.string(), z.string())

/** The packages of a project as they were resolved; kept in the project as `synthwire.lock.json`. */
export const PackageLock = z.object({
  /** Ranges of package.json that it was made for. */
  wanted: z.record(z.string(), z.string()),
  /** Keys of `packages` by the names that the project imports. */
  roots: Needs,
  /** Packages by name and version, such as "clsx@2.1.1". */
  packages: z.record(
    z.string(),
    z.object({
      /** The address of its archive. */
      archive: z.string(),
      integrity: z.string(),
      /** Keys by the names that it imports. */
      needs: Needs,
    }),
  ),
})
export type PackageLock = z.infer<typeof PackageLock>

export const LOCK_FILE = 'synthwire.lock.json'

export const noPackages: PackageLock = { wanted: {}, roots: {}, packages: {} }
