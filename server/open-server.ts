import { mkdir } from 'node:fs/promises'
import type { Logger } from 'pino'
import { finishRestoring } from './archive/stage-folder.ts'
import { openEmbeddedPostgres, type EmbeddedPostgres, type Use } from './embedded-postgres/open.ts'
import { openLog } from './log.ts'
import { migrate } from './migrate.ts'
import { openTools } from './open-tools.ts'
import type { OpenedServer } from './opened-server.ts'
import { checkOwnPostgres } from './database/own-postgres.ts'
import { ensureReader } from './reader.ts'
import type { Settings } from './settings/settings.ts'

/** The kind of a process: the whole server, one of its parts, or a command. */
export type Role = 'all' | 'web' | 'worker' | 'tool'

export interface ServerOptions {
  settings: Settings
  role: Role
  now?: () => Date
  log?: Logger
}

const uses: Record<Role, Use> = { all: 'alone', web: 'part', worker: 'part', tool: 'visit' }

/** Opens the database, embedded or external, and everything that needs it. */
export async function openServer({
  settings,
  role,
  now,
  log = openLog(),
}: ServerOptions): Promise<OpenedServer> {
  const postgres = await openPostgres(settings, uses[role], log)
  try {
    let readerId = ''
    const opened = await openTools({
      databaseUrl: postgres.url,
      async prepare(database, media) {
        await migrate(database)
        await finishRestoring(database, settings.dataFolder, media)
        readerId = await ensureReader(database)
      },
      settings,
      log,
      ...(now ? { now } : {}),
    })
    return {
      tools: opened.tools,
      asking: opened.asking,
      readerId,
      jobs: opened.jobs,
      onChange: opened.changes.onChange,
      databaseUrl: postgres.url,
      async close() {
        await opened.close()
        await postgres.close()
      },
    }
  } catch (error) {
    await postgres.close()
    throw error
  }
}

async function openPostgres(settings: Settings, use: Use, log: Logger): Promise<EmbeddedPostgres> {
  const { dataFolder, databaseUrl } = settings
  if (databaseUrl !== null) {
    await mkdir(dataFolder, { recursive: true })
    await checkOwnPostgres(databaseUrl)
    return { url: databaseUrl, async close() {} }
  }
  return openEmbeddedPostgres({
    dataFolder,
    use,
    onError: ({ message }) =>
      log.warn({ reason: message }, 'The embedded database does not answer; restarting it'),
  })
}
