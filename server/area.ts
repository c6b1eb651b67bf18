import type { Command } from 'commander'
import type { ArchivePart } from './archive/archive-part.ts'
import type { Kept } from './asking/kept.ts'
import type { Extension } from './extension-points.ts'
import type { OpenTool } from './opened-server.ts'
import type { Job, World } from './tools.ts'
import type { Route } from './web/routes/route.ts'

/** An area's contribution to the server: contracts kept, work done unasked, and additions to other areas. */
export interface ServerArea {
  keeps?: Kept[]
  jobs?: Job<any>[]
  schedules?: Schedule[]
  /** Work that a worker does without a job, until the signal aborts. */
  work?(world: World, signal: AbortSignal): Promise<void>
  /** Asked of a worker once a minute: gives back memory that was not used and can be made again, and says whether there was any. */
  letGo?(world: World): Promise<boolean>
  /** Says if a worker has work that would have to start over elsewhere; asked before it restarts at rest. */
  isBusy?(world: World): Promise<boolean>
  /** Writes what it holds in memory alone, when the server ends and the database is there still. */
  close?(world: World): Promise<void>
  /** Addresses that it answers beside its contracts. */
  routes?: Route[]
  gauges?: AreaGauge[]
  /** The area's part of archives, with rules for imported values. */
  archive?: ArchivePart
  /** Adds its commands to the command line. */
  commands?(program: Command, openTool: OpenTool): void
  extends?: Extension[]
}

/** A job that is queued again and again while workers run; however many there are, it waits only once. */
export interface Schedule {
  job: Job<object>
  /** The interval, such as "1 hour" or "10 minutes"; the first time is when a worker starts. */
  every: `${number} ${'second' | 'minute' | 'hour' | 'day'}${'' | 's'}`
}

/** A number that /metrics shows, read whenever somebody looks. */
export interface AreaGauge {
  /** The name for Prometheus, such as "synthwire_feeds_due". */
  name: string
  help: string
  read(world: World): Promise<number>
}
