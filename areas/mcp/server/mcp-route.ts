import { MCP } from '../limits.ts'
import { askingGone, askingScope } from '#server/access/asking.ts'
import type { AskedByReader, ReaderRoute, Reply } from '#server/web/routes/route.ts'
import { mcpAddress } from '../contract.ts'
import { toolsFor } from './tools/tools.ts'

/** Answers each message with a new protocol server, so that nothing is kept between messages. */
export const mcpRoute: ReaderRoute = {
  who: 'reader',
  path: mcpAddress,
  // Clients use GET and DELETE to ask for notifications, which are not offered.
  methods: ['GET', 'POST', 'DELETE'],
  body: { as: 'json', mostBytes: MCP.bodyBytes },
  takesAnyScope: true,
  async answer({ contracts, log }, asked) {
    const { method, ask, origin, body } = asked
    if (method !== 'POST') return onlyPost
    const tools = toolsFor(askingScope(), contracts)
    // The library is loaded when the first assistant sends a message.
    const { createMcpHandler } = await import('@modelcontextprotocol/server')
    const { mcpServer } = await import('./mcp-server.ts')
    const onError = (error: unknown, tool: string) =>
      log.error({ err: error, tool }, 'An assistant called a tool that failed')
    const handler = createMcpHandler(() => mcpServer({ ask, origin, tools, onError }))
    return replyOf(await handler.fetch(requestOf(asked), { parsedBody: body.json }))
  },
}

const onlyPost: Reply = {
  type: 'application/problem+json',
  status: 405,
  headers: { allow: 'POST' },
  body: JSON.stringify({
    status: 405,
    title: 'Method Not Allowed',
    detail: 'This address accepts only POST.',
  }),
}

/** Converts a request; its signal aborts when the client disconnects. */
function requestOf({ origin, method, headers }: AskedByReader): Request {
  const sent = Object.entries(headers).map(([name, value = '']): [string, string] => [name, value])
  return new Request(origin + mcpAddress, { method, headers: sent, signal: askingGone() })
}

async function replyOf(response: Response): Promise<Reply> {
  const { 'content-type': type = 'application/json', ...headers } = Object.fromEntries(
    response.headers,
  )
  const isStream = type.startsWith('text/event-stream') && response.body !== null
  return {
    type,
    status: response.status,
    headers,
    body: isStream ? response.body : await response.text(),
  }
}
