/** Limits of requests to models. */
export const MODELS = {
  /**
   * The largest answer: enough for several thousand sentences, or for a thousand embeddings of a
   * large model as text.
   */
  answerBytes: 20_000_000,
  /** The largest event of a stream, which holds a word or the input of a tool. */
  eventBytes: 2 ** 20,
  /** The longest silence within a stream. */
  betweenMs: 30_000,
  /** The most turns of a conversation with tools. */
  turns: 12,
  /** The most tool calls that are carried out in one turn. */
  calls: 8,
  /** The longest part of a tool's result that is sent to a model. */
  resultCharacters: 20_000,
} as const
