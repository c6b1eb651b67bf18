/** The input of a stage of a job. */
export interface Attempt {
  /** The folder of this job. It survives a kill: a stage that finds its finished file there is not repeated. */
  folder: string
  /** Reports the progress of the stage, from 0 to 1. */
  report(share: number): void
  /** Aborts when the reader cancels. */
  signal: AbortSignal
}
