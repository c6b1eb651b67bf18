import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { mcpAddress } from '#areas/mcp/contract.ts'
import { articles } from '#areas/articles/contract.ts'
import { searching } from '#areas/feed/contracts/searching.ts'
import type { Operation } from '#core/contract.ts'
import { operationAddress, toQuery } from '#core/wire.ts'
import { makeToken } from '#server/access/api-tokens.ts'
import { startHub } from '#e2e/hubs/hub.ts'
import { withDataFolder, withToolHub } from '../tool-hub.ts'
import { fillHub } from './filling/fill-hub.ts'
import { searchFrom } from './filling/made-up-news.ts'
import type { Measured } from './measured.ts'
import { percentile, timed } from './statistics.ts'

const ENTRIES = 100_000
/** The calls of each tool; together they stay below a token's limit for a minute. */
const CALLS = 120
const WARM_UP = 10
const DAY_MS = 86_400_000

/**
 * Measures the MCP tools for assistants at 100,000 entries, over real HTTP with the SDK's client,
 * one call after another.
 */
export async function measureMcp(): Promise<Measured> {
  return withDataFolder(async (dataFolder) => {
    const { secret } = await withToolHub(dataFolder, async ({ tools, readerId }) => {
      await fillHub(tools.db, readerId, ENTRIES)
      const token = { readerId, name: 'bench', scope: 'read', days: null } as const
      return makeToken(tools.db, token, tools.now())
    })
    const hub = await startHub({ dataFolder })
    const client = new Client({ name: 'bench', version: '1.0.0' })
    try {
      await client.connect(
        new StreamableHTTPClientTransport(new URL(mcpAddress, hub.address), {
          requestInit: { headers: { authorization: `Bearer ${secret}` } },
        }),
      )
      const since = () => new Date(Date.now() - Math.random() * DAY_MS).toISOString()
      return {
        entries: ENTRIES,
        ...(await measure(client, 'search_articles', (nth) => ({ query: searchFrom(nth) }))),
        // The operations behind the tools are also requested directly; the difference is the cost
        // of the protocol.
        ...(await measureItself(hub.address, searching.searchArticles, (nth) => ({
          search: searchFrom(nth),
          order: 'best',
          count: 10,
        }))),
        ...(await measure(client, 'read_article', (nth) => ({ id: nth * 7 + 1 }))),
        ...(await measureItself(hub.address, articles.getArticle, (nth) => ({ id: nth * 7 + 1 }))),
        ...(await measure(client, 'list_changes', () => ({ since: since() }))),
        ...(await measure(client, 'get_briefing', () => ({ time: 'today' }))),
      }
    } finally {
      await client.close()
      await hub.stop()
    }
  })
}

async function measureItself<Input extends object>(
  address: string,
  operation: Operation<Input, unknown>,
  next: (nth: number) => Input,
): Promise<Measured> {
  const times = await timesOf(async (nth) => {
    const query = toQuery(next(nth) as Record<string, unknown>)
    const reply = await fetch(address + operationAddress(operation) + query)
    if (!reply.ok) throw new Error(await reply.text())
    await reply.json()
  })
  return row(`${operation.path} itself`, times)
}

async function measure(
  client: Client,
  name: string,
  next: (nth: number) => Record<string, unknown>,
): Promise<Measured> {
  const times = await timesOf(async (nth) => {
    const result = await client.callTool({ name, arguments: next(nth) })
    if (result.isError) throw new Error(`${name} failed: ${JSON.stringify(result.content)}`)
  })
  return row(name, times)
}

async function timesOf(call: (nth: number) => Promise<void>): Promise<number[]> {
  const samples: number[] = []
  for (let nth = 0; nth < WARM_UP + CALLS; nth++) {
    const { ms } = await timed(() => call(nth))
    if (nth >= WARM_UP) samples.push(ms)
  }
  return samples
}

function row(name: string, samples: number[]): Measured {
  return {
    [`${name}: p50 ms`]: percentile(samples, 0.5),
    [`${name}: p99 ms`]: percentile(samples, 0.99),
  }
}
