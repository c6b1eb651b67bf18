/** The input of a stage of a job. */
export interface Attempt {
  /**
   * The folder of this job, which survives a kill: a stage whose finished file is already there is
   * not repeated.
   */
  folder: string
  /** Reports the progress of the stage, from 0 to 1. */
  report(share: number): void
  /** Aborts when the reader cancels. */
  signal: AbortSignal
}
