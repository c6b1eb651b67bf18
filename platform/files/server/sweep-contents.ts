import { advisoryLocks } from '#server/database/advisory-locks.ts'
import { sql, type Tools } from '#server/tools.ts'
import { fileContents } from './store-file.ts'
import { sweepUnused } from './sweep-unused.ts'

/** Deletes contents that no file uses. Returns their number. */
export function sweepContents(
  tools: Pick<Tools, 'db' | 'media' | 'dataFolder' | 'secrets'>,
): Promise<number> {
  return sweepUnused(tools, {
    contents: fileContents(tools),
    lock: advisoryLocks.sweepingFiles,
    usedAmong: (hashes) => sql`select distinct hash from files where hash = any(${hashes})`,
  })
}
