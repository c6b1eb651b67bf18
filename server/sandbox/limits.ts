/**
 * The limits of one run of JavaScript that a reader or a stranger wrote, in a process that can be
 * killed.
 */
export const SANDBOX = {
  /** The default limit of processor time. Waiting for answers does not count. */
  cpuMs: 1000,
  /**
   * The time after the limit at which the process is ended, because a single step of the machine
   * cannot be interrupted.
   */
  graceMs: 500,
  wallMs: 60_000,
  /**
   * The memory of the machine of one run; `processBytes` is that of the process, which runs one
   * machine after another.
   */
  memoryBytes: 32 * 1024 * 1024,
  processBytes: 256 * 1024 * 1024,
  /**
   * The number of processes in one web server or worker; `waiting` is the number of runs that may
   * wait for a process.
   */
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
  /** The number of lines that the code may log, and the characters of each. */
  logLines: 200,
  logCharacters: 2000,
  /** The most characters of an error's message. */
  wordCharacters: 500,
} as const
