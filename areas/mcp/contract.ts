import * as z from 'zod/mini'
import { Article } from '#areas/articles/contract.ts'
import { defineContract, read, Time } from '#core/contract.ts'
import { MCP } from '#core/limits.ts'

/** Where assistants speak the Model Context Protocol with the hub, over Streamable HTTP. */
export const mcpAddress = '/api/mcp'

/** What an assistant may use. */
export const OfferedTool = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** It changes something, so a token of scope "read" is not offered it. */
  isWrite: z.boolean(),
})
export type OfferedTool = z.infer<typeof OfferedTool>

/** What programs ask that no screen does. */
export const mcp = defineContract('mcp', {
  /** Those that the token of who asks allows; without a token, those that only read. */
  listTools: read(z.object({}), z.array(OfferedTool)),
  /** Articles that a report was published on since then, newest first. */
  listChanges: read(
    z.object({ since: Time, count: z.int().check(z.minimum(1), z.maximum(MCP.articles)) }),
    z.object({
      articles: z.array(
        z.extend(Article, {
          /** Its first report is as new; else it was there, and more was published on it. */
          isNew: z.boolean(),
        }),
      ),
      /** There are more than these. */
      isCut: z.boolean(),
    }),
  ),
})
