/** One run, in the form that the process of the machine receives. */
export interface MachineRun {
  source: string
  /** The input as JSON. */
  input: string
  /** Milliseconds since 1970. The clock of the machine stays at this moment. */
  clockMs: number
  seed: string
  cpuMs: number
  memoryBytes: number
  questions: number
}

/** A question that the code asks: its name, and its content as JSON. */
export interface MachineQuestion {
  name: string
  question: string
}

/** The end of a run inside the machine; results are JSON. */
export type MachineEnd = { log: LogLine[]; spent: Spent } & (
  | { kind: 'done'; result: string }
  | { kind: 'failed'; fault: Fault }
)

/** The reason why code did not finish. */
export interface Fault {
  why: 'error' | 'time' | 'memory' | 'waiting' | 'size' | 'crash'
  /** The fault in plain words for the code's author. */
  words: string
  /**
   * The line of the code, from 1: that of the mistake, or of the last call before time or memory
   * ran out; null if unknown.
   */
  line: number | null
}

/** A line that the code wrote to `console`. */
export interface LogLine {
  level: 'debug' | 'log' | 'info' | 'warn' | 'error'
  text: string
}

export interface Spent {
  cpuMs: number
  /** The most memory that the machine had. */
  memoryBytes: number
  questions: number
}
