import { Problem } from '#core/problem.ts'
import { connectOnce } from '../database/connection.ts'

/** Checks that the server of DATABASE_READ_URL follows that of DATABASE_URL, and reports its lag. */
export async function checkReplica(url: string, readUrl: string): Promise<string> {
  const replica = await connectOnce(readUrl).catch((error: Error) => {
    throw new Problem(
      'unavailable',
      `DATABASE_READ_URL cannot be used (${error.message}). Reads go to DATABASE_URL meanwhile.`,
      { cause: error },
    )
  })
  const server = await connectOnce(url)
  try {
    const cluster = `(select system_identifier::text from pg_control_system()) as cluster`
    const ofServer = await server.query<{ cluster: string; position: string }>(
      `select pg_current_wal_flush_lsn()::text as position, ${cluster}`,
    )
    const { position, cluster: own } = ofServer.rows[0]!
    const ofReplica = await replica.query<{ cluster: string; follows: boolean; behind: string }>(
      `select ${cluster}, pg_is_in_recovery() as follows,
         greatest(pg_wal_lsn_diff($1, pg_last_wal_replay_lsn()), 0)::text as behind`,
      [position],
    )
    const { cluster: other, follows, behind } = ofReplica.rows[0]!
    if (follows && own === other) return `a replica is ${behind} bytes behind`
    throw new Problem(
      'conflict',
      'DATABASE_READ_URL leads to a server that is no replica of that of DATABASE_URL, so it is not used. Correct it, or leave it out.',
    )
  } finally {
    await Promise.all([replica.end(), server.end()])
  }
}
