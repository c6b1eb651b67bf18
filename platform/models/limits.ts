/** Limits of questions to models. An answer is at most this long; streams are limited event by event, too. */
export const MODELS = {
  /** The size for several thousand sentences, or a thousand embeddings of a large model as text. */
  answerBytes: 20_000_000,
  /** One event of a stream, which holds a word or the input of a tool. */
  eventBytes: 2 ** 20,
  /** The longest silence within a stream. */
  betweenMs: 30_000,
  /** Questions in one talk with tools. */
  turns: 12,
  /** Calls of tools that are carried out in one turn. */
  calls: 8,
  /** The part of a tool's result that a model receives. */
  resultCharacters: 20_000,
} as const
