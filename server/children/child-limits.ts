/** The limits of one piece of work in a process. */
export interface ChildLimits {
  /** The limit of processor time. */
  cpuMs: number
  /**
   * The limit of elapsed time. It may also end work because the machine is busy with other things.
   */
  wallMs: number
  /** The limit of the whole process's memory, as the system counts it. */
  memoryBytes: number
}
