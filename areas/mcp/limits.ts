/** Limits of assistants that use MCP, for one message and its answer. */
export const MCP = {
  bodyBytes: 256 * 1024,
  /** The most articles in one answer, for any request. */
  articles: 50,
  /** The most sentences of an article in an answer that contains the whole article. */
  sentences: 60,
  sources: 40,
  passageCharacters: 600,
} as const
