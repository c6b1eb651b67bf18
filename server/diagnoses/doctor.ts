import { existsSync } from 'node:fs'
import { access, constants, mkdir } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { engines } from '../settings/package.ts'
import { Problem } from '#core/problem.ts'
import { connectOnce } from '../database/connection.ts'
import { checkAppsDomain } from './check-apps.ts'
import { checkClock } from './check-clock.ts'
import { checkEventStream } from './check-event-stream.ts'
import { checkListening } from './check-listening.ts'
import { checkMailExchange } from './check-mail-exchange.ts'
import { checkReplica } from './check-replica.ts'
import { checkSandbox } from './check-sandbox.ts'
import { checkArchives, checkStoreOfHub } from './check-stores-of-hub.ts'
import { withListener } from './with-listener.ts'
import { foldersOfDatabase } from '../disk/database-folders.ts'
import { openDatabase } from '../database/database.ts'
import { watchDisk } from '../disk/disk-room.ts'
import { serverAccount } from '../embedded-postgres/account.ts'
import { findBinaries } from '../embedded-postgres/binaries.ts'
import { placeForBinaries } from '../embedded-postgres/cluster.ts'
import { openEmbeddedPostgres } from '../embedded-postgres/open.ts'
import { ownOrigin } from '../open-tools.ts'
import { KNOWS } from '../second-listener/called-site.ts'
import { checkOwnPostgres } from '../database/own-postgres.ts'
import type { Settings } from '../settings/settings.ts'

const GIGABYTE = 1024 ** 3
const LITTLE_DISK_GB = 2
/**
 * Extensions of PostgreSQL that the server does not need today. They are reported in case a later
 * feature needs one.
 */
const EXTENSIONS = ['btree_gin', 'pg_trgm', 'unaccent', 'vector']

/** The finding of a check in words; a fault is thrown instead, with its remedy. */
type Finding = string

const checks: { of: string; look(settings: Settings): Promise<Finding> }[] = [
  { of: 'Node', look: checkNode },
  { of: 'Data folder', look: checkDataFolder },
  { of: 'Disk', look: checkDisk },
  { of: 'PostgreSQL', look: checkBinaries },
  { of: 'Database', look: checkDatabase },
  { of: 'Clock', look: checkClockOfHub },
  { of: 'Address', look: checkAddress },
  { of: 'Apps', look: checkApps },
  { of: 'Mail', look: checkMail },
  { of: 'Events', look: checkEvents },
  { of: 'Store', look: checkStoreOfHub },
  { of: 'Archives', look: checkArchives },
  { of: 'Sandbox', look: checkSandbox },
]

/** Prints the finding of each check; returns false if something is broken. */
export async function diagnose(settings: Settings): Promise<boolean> {
  let isWell = true
  for (const { of, look } of checks) {
    try {
      print('✓', of, await look(settings))
    } catch (error) {
      isWell = false
      print('✗', of, error instanceof Problem ? error.message : String(error))
    }
  }
  process.stdout.write(isWell ? '\nNo problems found.\n' : '\nProblems found; see above.\n')
  return isWell
}

function print(mark: string, of: string, words: string): void {
  process.stdout.write(
    `${mark} ${of.padEnd(12)} ${words.replaceAll('\n', `\n${' '.repeat(15)}`)}\n`,
  )
}

async function checkNode(): Promise<Finding> {
  const wanted = /(?<!\d)\d+\.\d+/.exec(engines.node)![0]
  const [major, minor] = process.versions.node.split('.').map(Number) as [number, number]
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number) as [number, number]
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor))
    return process.versions.node
  throw new Problem(
    'unavailable',
    `${process.versions.node} is too old. Install Node ${wanted} or newer.`,
  )
}

async function checkDataFolder({ dataFolder }: Settings): Promise<Finding> {
  try {
    await mkdir(dataFolder, { recursive: true })
    await access(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK)
    return dataFolder
  } catch (error) {
    throw new Problem(
      'not-allowed',
      `${dataFolder} cannot be written (${(error as Error).message}). Change its owner, or choose another with SYNTHWIRE_DATA.`,
    )
  }
}

async function checkDisk(settings: Settings): Promise<Finding> {
  const folders = [settings.dataFolder, ...(await databaseFoldersOf(settings))]
  const disk = watchDisk({ folders })
  const shortage = await disk.shortage()
  if (shortage) {
    throw new Problem(
      'unavailable',
      `${megabytes(shortage.freeBytes)} left in ${shortage.folder}, and ${megabytes(shortage.neededBytes)} have to stay free: nothing is fetched until there is room.\n` +
        'Delete what you do not need, keep articles for a shorter time (Settings), or use a larger disk.',
    )
  }
  const free = ((await disk.freeBytes()) ?? 0) / GIGABYTE
  const words = `${free.toFixed(1)} GB free`
  return free < LITTLE_DISK_GB ? `${words}. That is low: free up space soon.` : words
}

/**
 * The folders that the database writes to. The built-in database may be behind a link to another
 * disk; any other database tells its folder if our role may see it.
 */
async function databaseFoldersOf({ dataFolder, databaseUrl }: Settings): Promise<string[]> {
  if (databaseUrl === null) return [join(dataFolder, 'postgres')]
  try {
    const database = await openDatabase(databaseUrl, { poolSize: 1 })
    return await foldersOfDatabase(database).finally(() => database.close())
  } catch {
    return []
  }
}

function megabytes(bytes: number): string {
  return `${Math.floor(bytes / 1_000_000)} MB`
}

async function checkBinaries({ databaseUrl, dataFolder }: Settings): Promise<Finding> {
  if (databaseUrl !== null) return 'a server of your own (DATABASE_URL)'
  const account = serverAccount()
  const { folder } = await findBinaries(account, placeForBinaries(dataFolder, account))
  return `built in, from ${folder}${account ? `, run as user ${account.uid}` : ''}`
}

/**
 * Compares the clocks of this machine and the database server. The built-in database has the clock
 * of this machine.
 */
async function checkClockOfHub({ databaseUrl }: Settings): Promise<Finding> {
  if (databaseUrl === null) return new Date().toISOString()
  return checkClock(databaseUrl).catch((error: unknown) => {
    if (error instanceof Problem) throw error
    return 'not compared, since the database does not answer'
  })
}

async function checkDatabase({
  databaseUrl,
  databaseDirectUrl,
  databaseReadUrl,
  dataFolder,
}: Settings): Promise<Finding> {
  if (databaseUrl !== null) {
    await checkOwnPostgres(databaseUrl)
    const found = [
      await describeDatabase(databaseUrl),
      await checkListening(databaseUrl, databaseDirectUrl),
      databaseReadUrl && (await checkReplica(databaseUrl, databaseReadUrl)),
    ]
    return found.filter(Boolean).join('; ')
  }
  if (!existsSync(join(dataFolder, 'postgres'))) return 'none yet; created on the first start'
  const postgres = await openEmbeddedPostgres({ dataFolder, use: 'visit' })
  try {
    return await describeDatabase(postgres.url)
  } finally {
    await postgres.close()
  }
}

async function describeDatabase(url: string): Promise<Finding> {
  const client = await connectOnce(url)
  try {
    const { rows } = await client.query<{ version: string; size: string; extensions: string[] }>(
      `select current_setting('server_version') as version,
         pg_size_pretty(pg_database_size(current_database())) as size,
         array(select name::text from pg_available_extensions where name = any($1)) as extensions`,
      [EXTENSIONS],
    )
    const { version, size, extensions } = rows[0]!
    return `PostgreSQL ${version}, ${size}, can load ${extensions.join(', ') || 'no extensions'}`
  } finally {
    await client.end()
  }
}

async function checkAddress(settings: Settings): Promise<Finding> {
  const { host, port } = settings
  const error = await tryToListen(host, port)
  if (!error) return `${ownOrigin(settings)} is free`
  const answers = await fetch(`${ownOrigin(settings)}/healthz`).then(
    (response) => response.text(),
    () => '',
  )
  if (answers.trim() === 'ok') return `Synthwire answers at ${ownOrigin(settings)}`
  throw new Problem(
    'conflict',
    `${host}:${port} is not available (${error.code}). Choose another with PORT and HOST.`,
  )
}

/**
 * Checks that the port of apps and sites is free or that our server uses it, and that their names
 * lead to it.
 */
async function checkApps(settings: Settings): Promise<Finding> {
  const { apps, host } = settings
  if (apps === null) return 'not served (APPS_PORT=off)'
  const error = await tryToListen(host, apps.port)
  const own = ownOrigin({ host, port: apps.port })
  const isOurs = error !== null && (await fetch(own + KNOWS).then(isAnswerOfSites, () => false))
  if (error !== null && !isOurs) {
    throw new Problem(
      'conflict',
      `Apps and sites are not served, since port ${apps.port} is not available (${error.code}). Choose another one with APPS_PORT, or turn them off with APPS_PORT=off.`,
    )
  }
  const where = isOurs ? `served at port ${apps.port}` : `port ${apps.port} is free`
  return `${where}; ${await checkAppsDomain(apps, settings, isOurs)}`
}

async function isAnswerOfSites(response: Response): Promise<boolean> {
  return (await response.text()) === 'unknown\n'
}

/** Checks if events reach pages at once, which is possible only while a server runs. */
async function checkEvents(settings: Settings): Promise<Finding> {
  const { publicAddress, host, port } = settings
  if (publicAddress === null)
    return 'not tried; set SYNTHWIRE_PUBLIC_ADDRESS to the address behind your reverse proxy'
  if ((await tryToListen(host, port)) === null) return 'not tried, since the server does not run'
  return checkEventStream(publicAddress, (work) => withListener(settings, work))
}

async function checkMail({ mail }: Settings): Promise<Finding> {
  if (mail === null)
    return 'not received; set SYNTHWIRE_MAIL_HOST and SYNTHWIRE_MAIL_PORT to turn it on'
  const { host, port, listenOn } = mail
  const error = await tryToListen(listenOn ?? undefined, port)
  const way = await checkMailExchange(host)
  if (!error) return `port ${port} is free to receive mail for ${host}; ${way}`
  const greeting = await greetingAt(listenOn ?? '127.0.0.1', port)
  if (greeting.includes('Synthwire'))
    return `Synthwire receives mail for ${host} at port ${port}; ${way}`
  throw new Problem(
    'conflict',
    `Port ${port} is not available (${error.code}), so no mail is received. Free it, or choose one above 1023 with SYNTHWIRE_MAIL_PORT and forward 25 to it.`,
  )
}

/** The greeting of the mail server at a port; empty if none arrives in time. */
function greetingAt(host: string, port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 })
    const finish = (words: string) => {
      socket.destroy()
      resolve(words)
    }
    socket.once('data', (words) => finish(words.toString()))
    socket.once('timeout', () => finish(''))
    socket.once('error', () => finish(''))
  })
}

function tryToListen(
  host: string | undefined,
  port: number,
): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', resolve)
    probe.listen(port, host, () => probe.close(() => resolve(null)))
  })
}
