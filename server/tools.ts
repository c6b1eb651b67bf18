import type * as z from 'zod/mini'
import type { Logger } from 'pino'
import type { Sql } from 'sql-template-tag'
import type { Ask, ContractName, NamedChange } from '#core/contract.ts'
import { isOwner } from './access/readers.ts'
import type { Grant } from './asking/grant.ts'
import type { Change as WireChange } from '#core/wire.ts'
import type { Read } from './reading/reading.ts'
import type { Sandbox } from './sandbox/sandbox.ts'
import type { MemoryHold } from './fetch/memory-budget.ts'
import type { DiskRoom } from './disk/disk-room.ts'
import type { Extensions } from './extension-points.ts'
import type { ArchiveSettings } from './settings/archives-setting.ts'
import type { SiteAddresses } from './web/hosts/site-addresses.ts'
import type { Store } from './stores/store.ts'
import type { MailSettings } from './settings/settings.ts'

export { default as sql, join, type Sql } from 'sql-template-tag'

/** A change to announce to open screens, with the readers who may see it. */
export interface Change extends WireChange, Audience {}

interface Audience {
  /** The only reader who sees the change; absent if everybody does. */
  readerId?: string
}

/**
 * Runs SQL. Rows have camelCase keys, times as ISO text in UTC, and bigint as number; `shape`
 * checks them.
 */
export interface Database {
  many<T>(shape: z.ZodMiniType<T>, query: Sql): Promise<T[]>
  /** Returns the only row; throws if there is none or more than one, which is a bug. */
  one<T>(shape: z.ZodMiniType<T>, query: Sql): Promise<T>
  maybe<T>(shape: z.ZodMiniType<T>, query: Sql): Promise<T | null>
  run(query: Sql): Promise<{ changed: number }>
  /**
   * Runs `work` in a transaction, which is stored completely or not at all. A transaction inside a
   * transaction is a savepoint.
   */
  transaction<T>(work: (db: Database) => Promise<T>): Promise<T>
}

/** A database that shows the rows of all readers. */
export interface WorldDatabase extends Database {
  /**
   * The same database with one reader's rows alone: no statement can read or write rows of another
   * reader.
   */
  forReader(readerId: string): Database
  /**
   * The same database, whose statements and transactions each hold this lock
   * (database/advisory-locks.ts), so that everything that one reads stays unchanged until it has
   * written.
   */
  locked(lock: number, key: number): Database
}

/** Work that runs in a worker, is tried again when it fails, and may run twice without harm. */
export interface Job<Payload extends object> {
  name: string
  /**
   * The name of a lane. All jobs of a lane are done by one worker as long as it lives, so that its
   * memory stays valid. If it ends, another worker takes over within seconds and queues each job of
   * the lane without a payload.
   */
  lane?: string
  run(world: World, payload: Payload): Promise<void>
}

export function job<Payload extends object>(
  name: string,
  run: (world: World, payload: Payload) => Promise<void>,
  options: Pick<Job<Payload>, 'lane'> = {},
): Job<Payload> {
  return { name, run, ...options }
}

/** Tools that the server gives to every area, for work with or without a reader. */
export interface Tools extends SiteAddresses {
  db: Database
  /**
   * Queues a job. With the `db` of a transaction, the job exists only if the transaction commits.
   * With a `dedupeKey`, nothing is queued while a job of the same name and key is waiting.
   */
  enqueue<Payload extends object>(
    job: Job<Payload>,
    payload: Payload,
    options?: { db?: Database; dedupeKey?: string; afterSeconds?: number },
  ): Promise<void>
  announce(change: NamedChange & Audience): Promise<void>
  /**
   * Wakes the workers of a lane (work-lane/). With the `db` of a transaction, they are woken when
   * it commits.
   */
  wake(lane: string, db?: Database): Promise<void>
  /**
   * The guarded fetcher, which reaches the private network only if the settings allow it, and never
   * exceeds its limits.
   */
  fetch: GuardedFetch
  /** Parses strangers' input in the reading process, which can be killed. */
  read: Read
  /**
   * Matches readers' patterns in a process of its own, so that parsing and matching do not wait for
   * each other.
   */
  match: Read
  /** Runs JavaScript of readers and strangers, which can only compute and ask questions. */
  runCode: Sandbox['run']
  now(): Date
  log: Logger
  /** Names of the contracts that this server answers. */
  contracts: readonly ContractName[]
  /** Names of the contracts that answer owners alone. */
  ownersContracts: readonly ContractName[]
  /** The additions of areas to the lists of other areas. */
  extensions: Extensions
  /** The folder of this machine's files, which exists and is writable. */
  dataFolder: string
  /**
   * The store of uploads and pictures. Names in it are paths as below the data folder, also if it
   * is a bucket.
   */
  media: Store
  /**
   * The room on the disks, to be checked before files are fetched or stored, because the remaining
   * room belongs to the database.
   */
  disk: DiskRoom
  secrets: Secrets
  /** The address at which other servers reach this server; null if they cannot. */
  publicAddress: string | null
  /** Hosts whose pages may be shown in frames, in addition to the known video services. */
  frameHosts: readonly string[]
  /** The name of the identity provider by which people may sign in; null if there is none. */
  identityProvider: string | null
  /** The header in which a proxy names the reader; null if no proxy does. */
  signInHeader: string | null
  /** The settings of the server that receives newsletters; null if it is off. */
  mail: MailSettings | null
}

/** The tools of jobs: their database shows the rows of all readers. */
export interface World extends Tools {
  db: WorldDatabase
  /**
   * Calls the handler for each change that any process announces. Returns a function that ends
   * this.
   */
  onChange(handler: (change: Change) => void): () => void
  /** Calls `wake` when any process wakes a lane. Returns a function that ends this. */
  onWake(lane: string, wake: () => void): Promise<() => Promise<void>>
  /**
   * The number of this process, by which all processes of the database can tell that it is alive
   * (work-lane/alive.ts).
   */
  aliveAs(): Promise<number>
  /** Shares a lock (database/advisory-locks.ts) for as long as this process lives. */
  hold(lock: number, key: number): Promise<void>
  /**
   * Returns a function that calls operations for a reader within a grant, with the same checks as
   * on the web. With the desk of a transaction (asking/in-transaction.ts), its writes are part of
   * the transaction.
   */
  askAs(readerId: string, grant: Grant, within?: Desk): Ask
  /** The bucket that the settings name; null if they name none. */
  store: Store | null
  /** True if only owners may reach private networks. */
  privateFeedsAreOwners: boolean
  /**
   * The settings of scheduled archives, with the address of the database server on which they are
   * verified; null if there are none.
   */
  archives: (ArchiveSettings & { databaseUrl: string }) | null
}

/**
 * The tools for work that serves one reader. Their database shows that reader's rows alone, and
 * their changes are announced to that reader.
 */
export interface Desk extends Tools {
  readerId: string
  /**
   * The tools whose database has the shared data: feeds, entries, and the data from which articles
   * are made.
   */
  world: World
}

export function deskOf(world: World, readerId: string): Desk {
  return {
    ...world,
    readerId,
    world,
    db: world.db.forReader(readerId),
    // All readers share one fetcher unless something depends on the reader, because each fetcher
    // counts some limits by itself.
    fetch: world.privateFeedsAreOwners ? fetchFor(world, readerId) : world.fetch,
    announce: (change) => world.announce({ ...change, readerId }),
  }
}

function fetchFor({ fetch, db }: World, readerId: string): GuardedFetch {
  const isForOwner = () => isOwner(db, readerId)
  return (address, request) => fetch(address, { isForOwner, ...request })
}

/** The functions that fetch from the web and parse the answers. */
export type Web = Pick<Tools, 'fetch' | 'read'>

/**
 * Encrypts texts that must not be readable in the database. `open` fails with a `Problem` if the
 * text was encrypted with another key.
 */
export interface Secrets {
  seal(text: string): Uint8Array
  open(sealed: Uint8Array): string
  /** Signs a text with the key; the same text has the same signature each time. */
  sign(text: string): string
}

export type FetchMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface GuardedRequest {
  /**
   * The method; GET if absent. A request that changes something follows only redirects that keep
   * its method (307, 308).
   */
  method?: FetchMethod
  body?: string | Uint8Array
  /** Headers of the first request; only harmless ones are kept when a redirect leaves the host. */
  headers?: Record<string, string>
  maxBytes?: number
  timeoutMs?: number
  signal?: AbortSignal
  /** True if the first `maxBytes` of a longer answer are enough. */
  mayBeCut?: boolean
  /**
   * The first wanted byte of a file, which is not decompressed. If a server ignores ranges, the
   * bytes before it are skipped. The caller has to send the range header.
   */
  fromByte?: number
  /** The most redirects, instead of FETCH.redirects. */
  redirects?: number
  /** The caller's share of a memory limit for many fetches; the caller frees it. */
  memory?: MemoryHold
  /** Called with the number of bytes received so far, for long answers. */
  onBytes?: (bytes: number) => void
  /**
   * Receives the bytes of an answer with status 200 as they arrive, not decompressed. The next
   * bytes wait for its promise, and the body of the answer stays empty.
   */
  pour?: (chunk: Uint8Array) => Promise<void>
  /**
   * Called before a redirect is followed. If it fails, so does the request. Its time does not
   * count.
   */
  beforeRedirect?: (target: URL) => Promise<void>
  /**
   * True for a request to a server that the reader names, which may be in the private network.
   * Redirects are not followed. It must never be set for an address from elsewhere.
   */
  isNamedByReader?: boolean
  /**
   * True if an answer that breaks HTTP/1.1 is requested once more and parsed leniently. A truncated
   * answer is accepted only if it is a whole feed.
   */
  isLenient?: boolean
  /**
   * Says if the request is for an owner of the server. It is called only if owners alone may have
   * feeds of the private network.
   */
  isForOwner?: () => Promise<boolean>
  /**
   * Certificates that are trusted for this request, each only at its own host. If the list is
   * given, even an empty one, any other untrusted certificate fails with an `UntrustedCertificate`
   * that names it.
   */
  certificates?: readonly TrustedCertificate[]
}

/** The certificate of one host, which anybody may have signed. */
export interface TrustedCertificate {
  /** The host, with its port if that is not 443. */
  host: string
  /** The SHA-256 fingerprint: 32 bytes in hexadecimal, in capitals with colons between them. */
  fingerprint: string
}

export interface GuardedResponse {
  status: number
  /** Headers by their names in small letters. */
  headers: Record<string, string>
  body: Uint8Array
  /** The address that answered, after redirects. */
  address: string
  /**
   * The address at the end of a chain of permanent redirects (301, 308) alone; null if there was
   * none.
   */
  movedTo: string | null
}

/** Fetches an address; fails with a `Problem` that says what was found and what to do. */
export type GuardedFetch = (address: string, request?: GuardedRequest) => Promise<GuardedResponse>
