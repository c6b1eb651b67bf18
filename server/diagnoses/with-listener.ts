import { makeToken } from '../access/api-tokens.ts'
import { announceBy } from '../changes.ts'
import { openDatabase } from '../database/database.ts'
import { openEmbeddedPostgres } from '../embedded-postgres/open.ts'
import { ensureReader } from '../reader.ts'
import type { Settings } from '../settings/settings.ts'
import { sql } from '../tools.ts'
import type { Listener } from './check-event-stream.ts'

/** The life of the token: it expires after a minute, in case the diagnosis is killed. */
const TOKEN_DAYS = 1 / (24 * 60)

/** Provides a listener for the time of the work; pages ignore its announcements. */
export async function withListener<Result>(
  { databaseUrl, dataFolder }: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
  work: (listener: Listener) => Promise<Result>,
): Promise<Result> {
  const postgres =
    databaseUrl === null ? await openEmbeddedPostgres({ dataFolder, use: 'visit' }) : null
  const database = await openDatabase(postgres?.url ?? databaseUrl!, { poolSize: 1 })
  try {
    const readerId = await ensureReader(database)
    const about = { readerId, name: 'doctor', scope: 'read', days: TOKEN_DAYS } as const
    const { id, secret } = await makeToken(database, about, new Date())
    try {
      return await work({
        token: secret,
        announce: () => announceBy(database, { area: 'doctor', readerId }),
      })
    } finally {
      await database.run(sql`delete from api_tokens where id = ${id}`)
    }
  } finally {
    await database.close()
    await postgres?.close()
  }
}
