import * as z from 'zod/mini'
import { Article } from '#areas/articles/contract.ts'
import { defineContract, read, Time } from '#core/contract.ts'
import { MCP } from './limits.ts'

/** The address at which assistants speak the Model Context Protocol with the server, over Streamable HTTP. */
export const mcpAddress = '/api/mcp'

/** A tool that an assistant may use. */
export const OfferedTool = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** True for a tool that changes something, which tokens of scope "read" are not offered. */
  isWrite: z.boolean(),
})
export type OfferedTool = z.infer<typeof OfferedTool>

/** Operations for programs, which no screen uses. */
export const mcp = defineContract('mcp', {
  /** Lists the tools that the token of the request allows; if there is no token, those that only read. */
  listTools: read(z.object({}), z.array(OfferedTool)),
  /** Lists the articles on which a report was published since a given time, the newest first. */
  listChanges: read(
    z.object({ since: Time, count: z.int().check(z.minimum(1), z.maximum(MCP.articles)) }),
    z.object({
      articles: z.array(
        z.extend(Article, {
          /**
           * True if the first report is new; false if the article already existed and gained
           * reports.
           */
          isNew: z.boolean(),
        }),
      ),
      /** True if more articles changed than are listed. */
      isCut: z.boolean(),
    }),
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    mcp: typeof mcp
  }
}
