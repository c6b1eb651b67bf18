/** The bounds of assistants that use MCP, for one message and one answer. */
export const MCP = {
  bodyBytes: 256 * 1024,
  /** The most articles in one answer, for any request. */
  articles: 50,
  /** Sentences of an article, in the answer that holds it whole. */
  sentences: 60,
  sources: 40,
  passageCharacters: 600,
} as const
