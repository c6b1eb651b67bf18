import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Desk } from '#server/tools.ts'
import { StoredFile, type files } from '../contract.ts'
import { readUsage } from './read-usage.ts'

const MOST_LISTED = 1000

/** The files of a reader, for any purpose. */
export function serverFiles(tools: Desk): Api<typeof files> {
  const { db, readerId } = tools

  return {
    async listFiles() {
      return db.many(
        StoredFile,
        sql`select id, name, type, bytes, created_at from files where reader_id = ${readerId}
            order by created_at desc, id limit ${MOST_LISTED}`,
      )
    },

    async getUsage() {
      return readUsage(db, readerId)
    },

    async deleteFile({ id }) {
      const { changed } = await db.run(
        sql`delete from files where id = ${id} and reader_id = ${readerId}`,
      )
      if (changed === 0) throw new Problem('not-found', 'That file is already gone.')
      await tools.announce({ area: 'files' })
    },
  }
}
