/** Limits of runs, their steps and waits. */
export const RUNS = {
  questionCharacters: 1000,
  answers: 10,
  answerCharacters: 200,
  waitDays: 400,
  /** The largest input or output of a step, as JSON. */
  stepBytes: 256_000,
  pathCharacters: 200,
  causeCharacters: 300,
  /** Days for which causes are remembered; after that, the same cause can start a run again. */
  causesKeptDays: 400,
  logLines: 200,
  logLineCharacters: 500,
  /**
   * The number of ended runs that are kept for each reader and kind, unless the kind sets its own; failed runs are
   * counted separately.
   */
  kept: 100,
} as const
