/** Limits of long work, with its steps and waits. */
export const RUNS = {
  questionCharacters: 1000,
  answers: 10,
  answerCharacters: 200,
  waitDays: 400,
  /** Input and output of one step, as JSON. */
  stepBytes: 256_000,
  pathCharacters: 200,
  causeCharacters: 300,
  /** Days for which causes are kept; an older cause may begin its run again. */
  causesKeptDays: 400,
  logLines: 200,
  logLineCharacters: 500,
  /** Runs that have ended, kept of each kind for each reader where the kind names no number. */
  kept: 100,
} as const
