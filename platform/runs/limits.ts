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
  /**
   * The number of ended runs that are kept for each reader and kind, unless the kind sets its own; failed runs are
   * counted separately.
   */
  kept: 100,
} as const
