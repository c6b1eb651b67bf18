import * as z from 'zod/mini'

const Needs = z.record(z.string(), z.string())

/** The resolved packages of a project, stored in the project as `synthwire.lock.json`. */
export const PackageLock = z.object({
  /** The version ranges in package.json that the lock file was made for. */
  wanted: z.record(z.string(), z.string()),
  /** The keys in `packages` by the names that the project imports. */
  roots: Needs,
  /** Packages by name and version, such as "clsx@2.1.1". */
  packages: z.record(
    z.string(),
    z.object({
      /** The address of the package's archive. */
      archive: z.string(),
      integrity: z.string(),
      /** The keys in `packages` by the names that the package imports. */
      needs: Needs,
    }),
  ),
})
export type PackageLock = z.infer<typeof PackageLock>

export const LOCK_FILE = 'synthwire.lock.json'

export const noPackages: PackageLock = { wanted: {}, roots: {}, packages: {} }
