/** Conversations with the assistant. */
export const ASSISTANT = {
  titleCharacters: 200,
  /** Threads of one reader. */
  threads: 5000,
  /** Turns of one thread. */
  turns: 500,
  /** Questions of one reader that are answered at once. */
  answering: 3,
  /** Steps in which a model asks for something before it has to answer. */
  steps: 8,
  answeringMs: 180_000,
  /** Sources that a model receives from look-ups in one request. */
  sources: 24,
  /** Days for which a deleted thread can be restored. */
  undoDays: 1,
} as const

/** Scheduled recaps. */
export const BRIEFINGS = {
  /** Schedules of one reader. */
  schedules: 50,
} as const
