import type { Asking } from './asking/asking.ts'
import type { Changes } from './changes.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { World } from './tools.ts'

/** A running server, for the code that opened it. */
export interface OpenedServer {
  tools: World
  asking: Asking
  readerId: string
  jobs: Jobs
  onChange: Changes['onChange']
  /** The address of the database, for a thread of this process that opens it by itself. */
  databaseUrl: string
  close(): Promise<void>
}

/** Opens the server of the settings for one command. */
export type OpenTool = () => Promise<OpenedServer>
