import type { Command } from 'commander'
import type { ArchivePart } from './archive/archive-part.ts'
import type { Kept } from './asking/kept.ts'
import type { Extension } from './extension-points.ts'
import type { OpenTool } from './opened-server.ts'
import type { Job, World } from './tools.ts'
import type { Route } from './web/routes/route.ts'

/**
 * An area's contribution to the server: contracts, background work, and additions to other areas.
 */
export interface ServerArea {
  keeps?: Kept[]
  jobs?: Job<any>[]
  schedules?: Schedule[]
  /** Work that a worker does without a job, until the signal aborts. */
  work?(world: World, signal: AbortSignal): Promise<void>
  /**
   * Called in each worker every ten seconds while it is idle. Frees memory that was not used lately
   * and can be filled again; returns true if any was freed.
   */
  letGo?(world: World): Promise<boolean>
  /**
   * Says if a worker does work that another worker would have to start over. It is called before an
   * idle worker restarts.
   */
  isBusy?(world: World): Promise<boolean>
  /**
   * Stores data that is only in memory, when the server ends and the database is still available.
   */
  close?(world: World): Promise<void>
  /** Routes that the area serves in addition to its contracts. */
  routes?: Route[]
  gauges?: AreaGauge[]
  /** The area's part of archives, with rules for imported values. */
  archive?: ArchivePart
  /** Adds its commands to the command line. */
  commands?(program: Command, openTool: OpenTool): void
  extends?: Extension[]
}

/**
 * A job that is queued again and again while workers run; any number of workers queue it only once
 * at a time.
 */
export interface Schedule {
  job: Job<object>
  /**
   * The interval, such as "1 hour" or "10 minutes"; the first job is queued when a worker starts.
   */
  every: `${number} ${'second' | 'minute' | 'hour' | 'day'}${'' | 's'}`
}

/** A number that /metrics shows; it is read at each request. */
export interface AreaGauge {
  /** The name for Prometheus, such as "synthwire_feeds_due". */
  name: string
  help: string
  read(world: World): Promise<number>
}
