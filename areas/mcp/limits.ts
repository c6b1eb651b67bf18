/** Assistants that ask by MCP: what one message and one answer may hold. */
export const MCP = {
  bodyBytes: 256 * 1024,
  /** Articles in one answer, however many are asked for. */
  articles: 50,
  /** Sentences of an article, in the answer that holds it whole. */
  sentences: 60,
  sources: 40,
  passageCharacters: 600,
} as const
