/** The limits of one piece of work in a process. */
export interface ChildLimits {
  /** The limit of processor time. */
  cpuMs: number
  /** The limit by the clock: a machine that is busy with other work ends it, too, which is not a fault of the work. */
  wallMs: number
  /** Memory of the whole process, as the system counts it. */
  memoryBytes: number
}
