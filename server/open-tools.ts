import type { Logger } from 'pino'
import { goesByOf, nameOf } from '#core/contract.ts'
import { MATCHING } from '#core/limits.ts'
import { areas, keeps, ownersContracts } from './areas.ts'
import { openAsking, type Asking } from './asking/asking.ts'
import { collectExtensions } from './extension-points.ts'
import { openChanges, type Changes } from './changes.ts'
import { openDatabase, type OpenDatabase } from './database/database.ts'
import { appsDomainTrial } from './diagnoses/try-apps-domain.ts'
import { foldersOfDatabase } from './disk/database-folders.ts'
import { watchDisk, type DiskRoom } from './disk/disk-room.ts'
import { guardedFetch } from './fetch/guarded-fetch.ts'
import { openJobs, type Jobs } from './jobs/jobs.ts'
import { openReadingProcess } from './reading/reading-process.ts'
import { openSandbox } from './sandbox/sandbox.ts'
import { siteAddresses } from './web/hosts/site-addresses.ts'
import { openSecrets } from './settings/secrets.ts'
import type { Settings } from './settings/settings.ts'
import { openStores } from './stores/open-stores.ts'
import type { Store } from './stores/store.ts'
import type { World } from './tools.ts'
import { openAlive } from './work-lane/alive.ts'
import { openWakes } from './work-lane/wakes.ts'

export interface OpenedTools {
  tools: World
  /** The one `Asking` of this process, by which all operations are called. */
  asking: Asking
  database: OpenDatabase
  changes: Changes
  jobs: Jobs
  close(): Promise<void>
}

export interface ToolsOptions {
  /** The address of a migrated database, or of one that `prepare` migrates. */
  databaseUrl: string
  prepare?: (database: OpenDatabase, media: Store) => Promise<void>
  settings: Settings
  log: Logger
  now?: () => Date
}

/** Opens everything that the server provides to the areas, over one database. */
export async function openTools({
  databaseUrl,
  prepare,
  settings,
  log,
  now = () => new Date(),
}: ToolsOptions): Promise<OpenedTools> {
  // Only the message is logged, because the driver attaches the whole connection to its errors.
  const onError = ({ message }: Error) =>
    log.warn({ reason: message }, 'A database connection broke; it is made again')
  let disk: DiskRoom | null = null
  const { databaseDirectUrl: directUrl, databaseReadUrl: readUrl } = settings
  const database = await openDatabase(databaseUrl, {
    directUrl,
    readUrl,
    onError,
    onFailure: (error) => disk?.noteError(error),
  })
  try {
    disk = watchDisk({ folders: [settings.dataFolder, ...(await foldersOfDatabase(database))] })
    const { media, store } = openStores(settings)
    await prepare?.(database, media)
    const changes = await openChanges(
      database,
      keeps.map(({ contract }) => ({ name: nameOf(contract), goesBy: goesByOf(contract) })),
      log,
    )
    const jobs = await openJobs(
      database,
      areas.flatMap(({ jobs = [] }) => jobs),
      log,
    )
    const reading = openReadingProcess(log)
    const matching = openReadingProcess(log, MATCHING)
    const sandbox = openSandbox({ log })
    const tools: World = {
      db: database,
      askAs: (readerId, grant, within) => asking.askAs(readerId, grant, within),
      enqueue: jobs.enqueue,
      announce: changes.announce,
      onChange: changes.onChange,
      ...openWakes(database),
      aliveAs: openAlive(database),
      hold: database.hold,
      fetch: guardedFetch({
        allowPrivate: settings.allowPrivateFeeds,
        isForOwnersAlone: settings.privateFeedsAreOwners,
        proxy: settings.proxy,
        certificates: settings.certificates,
        newswire: { origin: ownOrigin(settings) },
      }),
      read: reading.read,
      match: matching.read,
      runCode: sandbox.run,
      now,
      log,
      contracts: keeps.map(({ contract }) => nameOf(contract)),
      ownersContracts,
      extensions: collectExtensions(areas),
      dataFolder: settings.dataFolder,
      media,
      store,
      privateFeedsAreOwners: settings.privateFeedsAreOwners,
      disk,
      secrets: await openSecrets(settings.dataFolder),
      publicAddress: settings.publicAddress,
      ...siteAddresses(settings, appsDomainTrial(settings)),
      frameHosts: settings.frameHosts,
      identityProvider: settings.identityProvider?.name ?? null,
      signInHeader: settings.signIn.header,
      mail: settings.mail,
      archives: settings.archives && {
        ...settings.archives,
        databaseUrl: directUrl ?? databaseUrl,
      },
    }
    const asking = openAsking(keeps, tools)
    return {
      tools,
      asking,
      database,
      changes,
      jobs,
      async close() {
        for (const area of areas)
          await area
            .close?.(tools)
            .catch((error: unknown) =>
              log.error({ err: error }, 'An area could not write what it held'),
            )
        await jobs.close()
        await Promise.all([reading.close(), matching.close(), sandbox.close()])
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The origin by which this machine reaches its own web server. */
export function ownOrigin({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}
