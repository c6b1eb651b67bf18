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

/** A change for open screens, and the readers who see it. */
export interface Change extends WireChange, Audience {}

interface Audience {
  /** The only reader who sees the change; absent for everybody. */
  readerId?: string
}

/** Rows come back with camelCase keys, times as ISO text in UTC and bigint as number, checked by `shape`. */
export interface Database {
  many<T>(shape: z.ZodMiniType<T>, query: Sql): Promise<T[]>
  /** Exactly one row; anything else is a bug and throws. */
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
  /** The same database with one reader's rows alone: no statement sees or writes those of another. */
  forReader(readerId: string): Database
  /**
   * Each statement or transaction holds this lock (database/advisory-locks.ts), so that everything
   * it reads stays unchanged until it has written.
   */
  locked(lock: number, key: number): Database
}

/** Work that runs in a worker, is tried again when it fails, and may run twice without harm. */
export interface Job<Payload extends object> {
  name: string
  /**
   * Jobs of one lane are done by one worker as long as it lives, so that its memory stays valid. If
   * it ends, another worker takes over within seconds, and wakes the jobs without a payload.
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

/** Tools that the server lends to every area, for readers and for work without one. */
export interface Tools extends SiteAddresses {
  db: Database
  /**
   * Queues a job; given the `db` of a transaction, the job exists only if that commits.
   * `dedupeKey`: nothing is queued while a job with that name and key is waiting.
   */
  enqueue<Payload extends object>(
    job: Job<Payload>,
    payload: Payload,
    options?: { db?: Database; dedupeKey?: string; afterSeconds?: number },
  ): Promise<void>
  announce(change: NamedChange & Audience): Promise<void>
  /** Wakes the workers of a lane (work-lane/); given the `db` of a transaction, once that commits. */
  wake(lane: string, db?: Database): Promise<void>
  /**
   * The guarded fetcher, which never reaches into the private network and never exceeds its limits.
   */
  fetch: GuardedFetch
  /** Parses strangers' input in a process that can be killed. */
  read: Read
  /**
   * Matches readers' patterns in another process, so that parsing and matching do not wait for each
   * other.
   */
  match: Read
  /** Runs JavaScript of readers and strangers, which can only compute and ask questions. */
  runCode: Sandbox['run']
  now(): Date
  log: Logger
  /** Names of the contracts that this server keeps. */
  contracts: readonly ContractName[]
  /** Names of the contracts that are kept for owners alone. */
  ownersContracts: readonly ContractName[]
  /** Additions of areas to the list of another one. */
  extensions: Extensions
  /** The folder of this machine's files; exists and is writable. */
  dataFolder: string
  /**
   * Uploads and pictures. Their names are the paths below the data folder, though a bucket may hold
   * them.
   */
  media: Store
  /**
   * Checked before files are fetched or stored, because the remaining room belongs to the database.
   */
  disk: DiskRoom
  secrets: Secrets
  /** The address at which other servers reach this server; null if they cannot. */
  publicAddress: string | null
  /** Hosts whose pages may be shown in frames, in addition to the known video services. */
  frameHosts: readonly string[]
  /** The name of the identity provider that people may sign in with; null where there is none. */
  identityProvider: string | null
  /** The header in which a proxy names the reader; null without one. */
  signInHeader: string | null
  /** The server that receives newsletters; null receives none. */
  mail: MailSettings | null
}

/** The tools of jobs: their database shows the rows of all readers. */
export interface World extends Tools {
  db: WorldDatabase
  /** Calls the handler at each change that any process announces, until the returned function is called. */
  onChange(handler: (change: Change) => void): () => void
  /** Calls `wake` when any process wakes a lane; returns a function that ends that. */
  onWake(lane: string, wake: () => void): Promise<() => Promise<void>>
  /**
   * The number by which all processes of the database know that this process is alive
   * (work-lane/alive.ts).
   */
  aliveAs(): Promise<number>
  /** Shares a lock (database/advisory-locks.ts) for as long as this process lives. */
  hold(lock: number, key: number): Promise<void>
  /**
   * Calls operations for a reader as the web does, with the same checks, within the grant. Given
   * the desk of a transaction (asking/in-transaction.ts), its writes are part of the transaction.
   */
  askAs(readerId: string, grant: Grant, within?: Desk): Ask
  /** The bucket that the settings name; null without one. */
  store: Store | null
  /** True if only owners may reach private networks. */
  privateFeedsAreOwners: boolean
  /** Scheduled archives, with the server on which they are verified; null for none. */
  archives: (ArchiveSettings & { databaseUrl: string }) | null
}

/**
 * The tools that answer one reader: their database shows that reader's rows alone, and their changes are announced to
 * that reader.
 */
export interface Desk extends Tools {
  readerId: string
  /**
   * The database with shared data: feeds and their entries, and the data from which articles are
   * made.
   */
  world: World
}

export function deskOf(world: World, readerId: string): Desk {
  return {
    ...world,
    readerId,
    world,
    db: world.db.forReader(readerId),
    // All readers share one fetcher if nothing depends on the reader, because some limits are
    // counted by fetcher.
    fetch: world.privateFeedsAreOwners ? fetchFor(world, readerId) : world.fetch,
    announce: (change) => world.announce({ ...change, readerId }),
  }
}

function fetchFor({ fetch, db }: World, readerId: string): GuardedFetch {
  const isForOwner = () => isOwner(db, readerId)
  return (address, request) => fetch(address, { isForOwner, ...request })
}

/** Access to the web: fetching, and reading the answers. */
export type Web = Pick<Tools, 'fetch' | 'read'>

/**
 * Encrypts texts that must not be readable in the database. `open` fails with a `Problem` if the
 * key is another.
 */
export interface Secrets {
  seal(text: string): Uint8Array
  open(sealed: Uint8Array): string
  /** Signs a text with the key; the signature is the same each time. */
  sign(text: string): string
}

export type FetchMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface GuardedRequest {
  /** GET when absent; a request that changes something follows a redirect that keeps its method (307, 308). */
  method?: FetchMethod
  body?: string | Uint8Array
  /** Sent on the first request, and dropped when a redirect leaves the host. */
  headers?: Record<string, string>
  maxBytes?: number
  timeoutMs?: number
  signal?: AbortSignal
  /** True if the first `maxBytes` of a longer answer are enough. */
  mayBeCut?: boolean
  /**
   * The first wanted byte of a file, which is never unpacked. If a server ignores ranges, the bytes
   * before it are skipped. The caller sends the range header itself.
   */
  fromByte?: number
  /** The number of redirects, instead of FETCH.redirects. */
  redirects?: number
  /** Limits memory together with other fetches; the caller frees it. */
  memory?: MemoryHold
  /** Called with the number of bytes received so far, for long answers. */
  onBytes?: (bytes: number) => void
  /**
   * Receives the bytes of an answer 200 as they come, never unpacked. The next ones wait for its
   * promise, and the body of the answer stays empty.
   */
  pour?: (chunk: Uint8Array) => Promise<void>
  /**
   * Called before a redirect is followed; if it fails, so does the request. Its time does not
   * count.
   */
  beforeRedirect?: (target: URL) => Promise<void>
  /**
   * Requests only this address, also in the private network, and follows no redirect. It is for a
   * server that the reader names, and never for an address from elsewhere.
   */
  isNamedByReader?: boolean
  /**
   * An answer that breaks HTTP/1.1 is requested once more and parsed leniently; a truncated one only if it is a whole
   * feed.
   */
  isLenient?: boolean
  /**
   * True if the request is for an owner of the server; called if only owners may have feeds of the
   * private network.
   */
  isForOwner?: () => Promise<boolean>
  /**
   * Certificates that are trusted for this request, each at its own host only. If the list is
   * given, even empty, an `UntrustedCertificate` names any other certificate.
   */
  certificates?: readonly TrustedCertificate[]
}

/** The certificate of one host, whoever signed it. */
export interface TrustedCertificate {
  /** The host with its port, where that is not 443. */
  host: string
  /** SHA-256 of the certificate: 32 bytes in hex, in capitals with colons between. */
  fingerprint: string
}

export interface GuardedResponse {
  status: number
  /** Lower-case names. */
  headers: Record<string, string>
  body: Uint8Array
  /** The address that answered, after redirects. */
  address: string
  /** The end of a chain of permanent redirects (301, 308) only; null without one. */
  movedTo: string | null
}

/** Fetches an address; fails with a `Problem` that says what was found and what to do. */
export type GuardedFetch = (address: string, request?: GuardedRequest) => Promise<GuardedResponse>
