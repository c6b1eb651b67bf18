/** The limits of one piece of work in a process. */
export interface ChildLimits {
  /** The limit of processor time. */
  cpuMs: number
  /**
   * Time on the clock. It also ends work on a machine that is busy with other things, which is not
   * a fault of the work.
   */
  wallMs: number
  /** Memory of the whole process, as the system counts it. */
  memoryBytes: number
}
