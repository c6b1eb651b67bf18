import { McpServer, ResourceTemplate, type CallToolResult } from '@modelcontextprotocol/server'
import * as z from 'zod/mini'
import { topicArticles, topics } from '#areas/topics/contract.ts'
import { Problem } from '#core/problem.ts'
import { jsonSchema } from '#server/web/openapi/openapi.ts'
import { version } from '#server/settings/package.ts'
import { plainWords, QUOTED } from './quoted-words.ts'
import { briefArticle } from './tools/brief-article.ts'
import { BriefTopic } from './tools/list-what-is-followed.ts'
import { isOpenWorld, isWrite, titleOf, type AskedHub, type Tool } from './tools/tool.ts'

export interface ServedHub extends AskedHub {
  tools: readonly Tool[]
  /** Called with unexpected errors; the caller of the tool only learns that it failed. */
  onError(error: unknown, tool: string): void
}

const INSTRUCTIONS = `Synthwire joins the reports of many feeds into articles whose every sentence shows its source. Search or ask for a briefing, then read an article before you state what it says, and name the outlets. ${QUOTED}`

/**
 * A Model Context Protocol server for one reader, with operations as tools and topics as resources.
 */
export function mcpServer(hub: ServedHub): McpServer {
  const server = new McpServer(
    { name: 'synthwire', title: 'Synthwire', version },
    { instructions: INSTRUCTIONS },
  )
  for (const tool of hub.tools) offer(server, hub, tool)
  if (hub.tools.some(({ asks }) => asks.some(({ operation }) => operation === topics.listTopics)))
    offerTopics(server, hub)
  return server
}

function offer(server: McpServer, hub: ServedHub, tool: Tool): void {
  const changes = isWrite(tool)
  const title = titleOf(tool)
  server.registerTool(
    tool.name,
    {
      title,
      description: `${tool.description} ${QUOTED}`,
      inputSchema: described(tool.input, 'input'),
      outputSchema: described(tool.output, 'output'),
      annotations: {
        title,
        readOnlyHint: !changes,
        // No tool loses data.
        destructiveHint: false,
        idempotentHint: !tool.adds,
        openWorldHint: isOpenWorld(tool),
      },
    },
    (input: unknown) => call(hub, tool, input),
  )
}

/** Calls a tool. An error is returned as an answer, with words that a model can act on. */
async function call(hub: ServedHub, tool: Tool, input: unknown): Promise<CallToolResult> {
  try {
    const structuredContent = plainWords(await tool.run(hub, input)) as Record<string, unknown>
    return {
      structuredContent,
      content: [{ type: 'text', text: `${QUOTED}\n${JSON.stringify(structuredContent)}` }],
    }
  } catch (error) {
    if (!(error instanceof Problem)) hub.onError(error, tool.name)
    return { isError: true, content: [{ type: 'text', text: plainWords(wordsOf(error)) }] }
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Problem))
    return 'The server failed at this; its log says why. Try something else, or again later.'
  const fields = Object.entries(error.fields ?? {}).map(([name, words]) => `${name}: ${words}`)
  return [error.message, ...fields].join('\n')
}

/** Offers topics as resources, which can be attached to a conversation. */
function offerTopics(server: McpServer, hub: ServedHub): void {
  const readTopics = async () => z.array(BriefTopic).parse(await hub.ask(topics.listTopics, {}))
  server.registerResource(
    'topics',
    'synthwire://topics',
    {
      title: 'Topics',
      description: `The subjects that the reader follows. ${QUOTED}`,
      mimeType: JSON_TYPE,
    },
    async ({ href }) => asJson(href, { topics: await readTopics() }),
  )
  server.registerResource(
    'topic',
    new ResourceTemplate('synthwire://topics/{id}', {
      list: async () => ({
        resources: (await readTopics()).map(({ id, title }) => ({
          uri: `synthwire://topics/${encodeURIComponent(id)}`,
          name: plainWords(title),
          mimeType: JSON_TYPE,
        })),
      }),
    }),
    {
      title: 'Articles of a topic',
      description: `The newest articles of one topic. ${QUOTED}`,
      mimeType: JSON_TYPE,
    },
    async ({ href }, { id }) => {
      const topic = decodeURIComponent(String(id))
      const { articles } = await hub.ask(topicArticles.listTopicArticles, { topic, period: 'year' })
      return asJson(href, { articles: articles.map((article) => briefArticle(hub, article)) })
    },
  )
}

const JSON_TYPE = 'application/json'

function asJson(uri: string, value: object) {
  const text = JSON.stringify({ note: QUOTED, ...plainWords(value) })
  return { contents: [{ uri, mimeType: JSON_TYPE, text }] }
}

/**
 * JSON Schemas of tools. They are cached, because each message gets a new server, which registers
 * all tools again.
 */
const known = new WeakMap<z.ZodMiniType, Record<string, unknown>>()

/**
 * A schema for the SDK, which checks like the given one and is described as in the OpenAPI
 * document.
 */
function described<Schema extends z.ZodMiniType>(schema: Schema, io: 'input' | 'output') {
  const words = known.get(schema) ?? (jsonSchema(schema, io) as Record<string, unknown>)
  known.set(schema, words)
  const standard = schema['~standard']
  return {
    '~standard': { ...standard, jsonSchema: { input: () => words, output: () => words } },
  }
}
