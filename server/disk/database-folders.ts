import { join } from 'node:path'
import * as z from 'zod/mini'
import { sql, type Database } from '../tools.ts'

const Server = z.object({ folder: z.string(), isHere: z.boolean() })

/**
 * The folder of the database's data; null if it is on another machine, or if we may not read it.
 */
export async function folderOfDatabase(db: Database): Promise<string | null> {
  const server = await db.maybe(
    Server,
    sql`select setting as folder,
          coalesce(host(inet_server_addr()) in ('127.0.0.1', '::1'), true) as is_here
        from pg_settings where name = 'data_directory'`,
  )
  return server?.isHere ? server.folder : null
}

/**
 * All folders on this machine that the database writes to: its write-ahead log may be linked to
 * another disk.
 */
export async function foldersOfDatabase(db: Database): Promise<string[]> {
  const folder = await folderOfDatabase(db)
  return folder === null ? [] : [folder, join(folder, 'pg_wal')]
}
