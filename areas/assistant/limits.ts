/** Limits of conversations with the assistant. */
export const ASSISTANT = {
  titleCharacters: 200,
  /** The most threads of one reader. */
  threads: 5000,
  /** The most turns of one thread. */
  turns: 500,
  /** The most questions of one reader that are answered at the same time. */
  answering: 3,
  /** The most steps in which a model may call look-ups before it has to answer. */
  steps: 8,
  answeringMs: 180_000,
  /** The most sources that a model receives in one request. */
  sources: 24,
  /** The days for which a deleted thread can be restored. */
  undoDays: 1,
} as const

/** Limits of scheduled recaps. */
export const BRIEFINGS = {
  /** The most schedules of one reader. */
  schedules: 50,
} as const
