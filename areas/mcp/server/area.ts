import type { Api } from '#core/contract.ts'
import { MCP } from '#core/limits.ts'
import { askingScope } from '#server/access/asking.ts'
import type { Kept, ProtocolRoute, ServerArea } from '#server/area.ts'
import type { Desk } from '#server/tools.ts'
import { mcp, mcpAddress } from '../contract.ts'
import { mcpCommand } from './command.ts'
import { listChanges } from './list-changes.ts'
import { isWrite } from './tools/tool.ts'
import { toolsFor } from './tools/tools.ts'

function serverMcp({ db, readerId, now, contracts }: Desk): Api<typeof mcp> {
  return {
    async listTools() {
      return toolsFor(askingScope(), contracts).map((tool) => ({
        name: tool.name,
        title: tool.title,
        description: tool.description,
        isWrite: isWrite(tool),
      }))
    },
    async listChanges(asked) {
      return listChanges({ db, readerId, now: now() }, asked)
    },
  }
}

/** What programs ask that no screen does. */
const mcpKeeper: Kept = {
  contract: mcp,
  open: serverMcp,
  about: {
    listTools: 'The tools that an assistant is offered by MCP with the token that asks.',
    listChanges: 'Articles that a report was published on since a time, newest first.',
  } satisfies Record<keyof typeof mcp, string>,
}

/** Each message is answered for itself, by a server made for it: nothing is kept between two of them. */
const mcpRoute: ProtocolRoute = {
  path: mcpAddress,
  bodyBytes: MCP.bodyBytes,
  async answer({ contracts, log }, { ask, scope, request, body }) {
    const origin = request.url.slice(0, request.url.lastIndexOf(mcpAddress))
    const tools = toolsFor(scope, contracts)
    // Loaded when the first assistant asks.
    const { createMcpHandler } = await import('@modelcontextprotocol/server')
    const { mcpServer } = await import('./mcp-server.ts')
    const onError = (error: unknown, tool: string) =>
      log.error({ err: error, tool }, 'An assistant called a tool that failed')
    const handler = createMcpHandler(() => mcpServer({ ask, origin, tools, onError }))
    return handler.fetch(request, { parsedBody: body })
  },
}

export const server: ServerArea = {
  keeps: [mcpKeeper],
  protocols: [mcpRoute],
  commands: mcpCommand,
}
