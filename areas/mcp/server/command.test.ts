import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { openProgram, type Program } from '../../../scripts/build/test-program.ts'
import { openMcpHub, type McpHub } from './test-mcp-hub.ts'

let hub: McpHub
let program: Program
beforeAll(async () => {
  hub = await openMcpHub()
  program = await openProgram()
}, patient(60_000))
afterAll(async () => {
  await hub.close()
  await program.close()
})

const transport = (env: Record<string, string>) =>
  new StdioClientTransport({
    command: process.execPath,
    args: [join(program.folder, 'main.js'), 'mcp'],
    env: { SYNTHWIRE_ADDRESS: hub.origin, ...env },
    stderr: 'pipe',
  })

test(
  'a client that starts it asks the hub, as far as its token goes',
  { timeout: patient(60_000) },
  async () => {
    const client = new Client({ name: 'test', version: '1.0.0' })
    await client.connect(transport({ SYNTHWIRE_TOKEN: await hub.token('read') }))
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toContain('search_articles')
    expect(tools.map(({ name }) => name)).not.toContain('save_article')
    const found = await client.callTool({ name: 'search_articles', arguments: { query: 'tug' } })
    expect(found.structuredContent).toMatchObject({
      articles: [{ title: 'Tug Marlena sinks off Cape Orrin' }],
    })
    const gone = await client.callTool({ name: 'read_article', arguments: { id: 999_999 } })
    expect(gone.isError).toBe(true)
    await client.close()

    const writing = new Client({ name: 'test', version: '1.0.0' })
    await writing.connect(transport({ SYNTHWIRE_TOKEN: await hub.token('write') }))
    const id = (found.structuredContent as { articles: { id: number }[] }).articles[0]!.id
    const saved = await writing.callTool({ name: 'save_article', arguments: { id } })
    expect(saved.structuredContent).toMatchObject({ id })
    await writing.close()
  },
)

test.each([
  [{ SYNTHWIRE_TOKEN: '' }, 'The server asks for a token.'],
  [{ SYNTHWIRE_TOKEN: 'synthwire_gone' }, 'The server asks for a token.'],
  [{ SYNTHWIRE_ADDRESS: 'http://127.0.0.1:1' }, 'does not answer'],
  [{ SYNTHWIRE_ADDRESS: 'nowhere' }, 'SYNTHWIRE_ADDRESS is "nowhere"'],
])(
  'without a hub that lets it in (%o), it says why and ends',
  { timeout: patient(60_000) },
  async (env, words) => {
    const started = transport(env as Record<string, string>)
    let said = ''
    started.stderr!.on('data', (text) => (said += text))
    const client = new Client({ name: 'test', version: '1.0.0' })
    await expect(client.connect(started)).rejects.toThrow()
    await expect.poll(() => said).toContain(words)
  },
)
