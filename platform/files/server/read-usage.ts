import { FILES } from '#core/limits.ts'
import { sql, type Database } from '#server/tools.ts'
import { FileUsage } from '../contract.ts'

/** Counts a reader's files, and the storage that they take; equal content counts once. */
export async function readUsage(db: Database, readerId: string): Promise<FileUsage> {
  return db.one(
    FileUsage,
    sql`select coalesce(sum(files), 0)::integer as files, coalesce(sum(bytes), 0)::bigint as used_bytes,
          ${FILES.quotaBytes}::bigint as quota_bytes
        from (select count(*) as files, max(bytes) as bytes from files
              where reader_id = ${readerId} group by hash) as contents`,
  )
}
