import type { Command } from 'commander'
import { Problem } from '#core/problem.ts'
import { mcp } from '../contract.ts'
import { askHub } from './ask-hub.ts'
import { tools } from './tools/tools.ts'

const HERE = 'http://127.0.0.1:4600'

/**
 * The command `synthwire mcp`: speaks the protocol over standard input and output, for assistants
 * that start their servers themselves.
 */
export function mcpCommand(program: Command): void {
  program
    .command('mcp')
    .description('let an assistant on this machine use a running hub (MCP over stdio)')
    .addHelpText(
      'after',
      `
Environment:
  SYNTHWIRE_ADDRESS   where the hub is (default: ${HERE})
  SYNTHWIRE_TOKEN     a token of its Settings, under Access; its scope says what the assistant may do`,
    )
    .action(async () => {
      const { serveStdio } = await import('@modelcontextprotocol/server/stdio')
      const { mcpServer } = await import('./mcp-server.ts')
      const origin = originOf(process.env['SYNTHWIRE_ADDRESS'] || HERE)
      const ask = askHub(origin, process.env['SYNTHWIRE_TOKEN']?.trim() || null)
      const offered = new Set((await ask(mcp.listTools, {})).map(({ name }) => name))
      const offeredTools = tools.filter(({ name }) => offered.has(name))
      // Errors go to standard error, because standard output belongs to the protocol.
      const onError = (error: unknown) => void process.stderr.write(`${String(error)}\n`)
      const handle = serveStdio(() => mcpServer({ ask, origin, tools: offeredTools, onError }))
      await new Promise((resolve) => process.stdin.once('end', resolve))
      await handle.close()
    })
}

function originOf(address: string): string {
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol))
    return address.trim().replace(/\/$/, '')
  throw new Problem(
    'invalid',
    `SYNTHWIRE_ADDRESS is "${address}". Set it to where the server is, such as ${HERE}.`,
  )
}
