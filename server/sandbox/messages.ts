/** One run, in the form that the process of the machine receives. */
export interface MachineRun {
  source: string
  /** The input as JSON. */
  input: string
  /** Milliseconds since 1970; the clock of the machine stays at this moment. */
  clockMs: number
  seed: string
  cpuMs: number
  memoryBytes: number
  questions: number
}

/** A question of the code: its name, and JSON. */
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
  /** Plain words for the code's author. */
  words: string
  /** Line of the code, from 1: of the mistake, or of the last call before time or memory ran out; null if unknown. */
  line: number | null
}

/** A line that the code wrote to `console`. */
export interface LogLine {
  level: 'debug' | 'log' | 'info' | 'warn' | 'error'
  text: string
}

export interface Spent {
  cpuMs: number
  /** Memory of the machine at its largest. */
  memoryBytes: number
  questions: number
}
