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
  /** True if the tool changes something; tokens of scope "read" do not offer it. */
  isWrite: z.boolean(),
})
export type OfferedTool = z.infer<typeof OfferedTool>

/** Operations for programs only, which no screen uses. */
export const mcp = defineContract('mcp', {
  /**
   * Lists the tools that the token of the request allows. Without a token, only tools that read are
   * listed.
   */
  listTools: read(z.object({}), z.array(OfferedTool)),
  /** Lists the articles to which a report was added since a given time, newest first. */
  listChanges: read(
    z.object({ since: Time, count: z.int().check(z.minimum(1), z.maximum(MCP.articles)) }),
    z.object({
      articles: z.array(
        z.extend(Article, {
          /** True if the article is new; false if reports were added to an existing article. */
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
