/** One run of JavaScript that a reader or a stranger wrote, in a process that can be killed. */
export const SANDBOX = {
  /** The default limit of processor time; waiting for answers takes none. */
  cpuMs: 1000,
  /** The time beyond the limit after which the process is ended, because a single step cannot be interrupted. */
  graceMs: 500,
  wallMs: 60_000,
  /** Memory of the machine of one run, and of the process that runs one machine after another. */
  memoryBytes: 32 * 1024 * 1024,
  processBytes: 256 * 1024 * 1024,
  /** Processes at once in one web server or worker, and runs that wait for one of them. */
  processes: 2,
  waiting: 100,
  idleMs: 60_000,
  sourceCharacters: 1_000_000,
  inputCharacters: 4_000_000,
  resultCharacters: 1_000_000,
  /** The default limit of questions to the server. */
  questions: 50,
  questionNameCharacters: 100,
  questionCharacters: 1_000_000,
  answerCharacters: 1_000_000,
  /** Lines that it writes, each of this many characters. */
  logLines: 200,
  logCharacters: 2000,
  /** Words of an error. */
  wordCharacters: 500,
} as const
