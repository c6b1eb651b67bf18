import type { InjectOptions } from 'fastify'
import { pino } from 'pino'
import { rowsAddress } from '#areas/leaderboard/contracts/leaderboard-source.ts'
import { areas } from '../../areas.ts'
import { testTools, type TestTools } from '../../test-tools.ts'
import { openTestServer } from '../test-web-server.ts'
import type { Request } from './requests.ts'

const HOST = 'localhost:4600'
const feedAddress = 'https://harbor.example/feed'
const item = '<item><title>Ferry delayed</title><description>By an hour.</description></item>'
const feed = `<rss version="2.0"><channel><title>Harbor Gazette</title>${item}</channel></rss>`
const ranking = JSON.stringify({ rows: [{ row: { Model: 'Heron 70B', Votes: 39_874 } }] })
const page = `<html><head><link rel="alternate" type="application/rss+xml" href="${feedAddress}"></head></html>`

export type FilledHub = Awaited<ReturnType<typeof openFilledHub>>

/** Opens the real web server with all its areas and typical data; `fill` adds articles. */
export async function openFilledHub(
  fill: (tools: TestTools) => Promise<void>,
  more: Parameters<typeof openTestServer>[0] = {},
) {
  const faults: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void faults.push(line) })
  // Node warns about an experimental part of itself that passkeys use, which is not a fault of the
  // server.
  const noteWarning = (warning: Error) => {
    if (warning.name !== 'ExperimentalWarning') faults.push(warning.stack ?? warning.message)
  }
  process.on('warning', noteWarning)
  const tools = Object.assign(await testTools(), { log })
  tools.web.set(feedAddress, { body: Buffer.from(feed), headers: { 'content-type': 'text/xml' } })
  tools.web.set('https://harbor.example/', page)
  tools.web.set(rowsAddress(), ranking)
  await fill(tools)
  const server = await openTestServer({
    tools,
    areas,
    readerId: tools.readerId,
    // Without settings, every request counts as the reader's, because a request that sets a
    // password would otherwise lock out later requests.
    ...(more.settings === undefined && { whoAsks: () => tools.readerId }),
    ...more,
  })

  const send = (request: Request) =>
    server.app.inject({
      ...request,
      headers: { host: HOST, ...request.headers },
    } as InjectOptions)

  const write = (path: string, input: object) =>
    send({
      method: 'POST',
      url: `/api/${path}`,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${more.settings?.password}`,
      },
      payload: JSON.stringify(input),
    })
  for (const [path, input] of writes) {
    const { statusCode, body } = await write(path, input)
    if (statusCode >= 300) throw new Error(`${path} answered ${statusCode}: ${body}`)
  }
  return {
    tools,
    app: server.app,
    send,
    /** Sends the writes again, so that deleted things exist again; refused writes are ignored. */
    async refill() {
      for (const [path, input] of writes) await write(path, input)
    },
    /** Errors that were logged, such as a page that could not be rendered, and warnings of Node. */
    faults,
    /** Addresses at which these tests have a feed or a page. */
    addresses: [feedAddress, 'https://harbor.example/', 'harbor.example'],
    async close() {
      process.off('warning', noteWarning)
      await server.app.close()
      await tools.close()
    },
  }
}

const topic = {
  title: 'The harbor',
  sources: ['All sources'],
  tone: 'balanced',
  style: 'concise',
  includeKeywords: [],
  excludeKeywords: ['football'],
  highlightWords: [],
  summarizationInstructions: '',
  contentRules: { minSourceCount: 1, requireImage: false },
}
const rule = {
  name: 'Tags everything',
  match: 'any',
  conditions: [{ about: 'source-count', not: false, atLeast: 1 }],
  actions: [{ do: 'tag', tag: 'seen' }],
}
const endpoint = {
  kind: 'openai',
  name: 'Mine',
  address: 'https://models.example/v1',
  key: 'secret',
  model: 'small',
  fastModel: '',
  thoroughModel: '',
}

const webhook = {
  name: 'Mine',
  address: 'https://harbor.example/',
  events: ['article.new', 'article.updated', 'article.saved', 'source.trouble'],
  topic: null,
  folder: null,
}

const wishes = { type: 'text', format: 'summary', style: 'balanced', duration: '500' } as const
const subject = { kind: 'recent', hours: 744 } as const
const jobs = ['a', 'b', 'c'].map((id) => ({
  ...{ ...wishes, subject, id: `job-${id}`, title: 'The month', status: 'queued' },
}))
const programme = {
  ...{ ...wishes, subject, title: 'Each month', keeps: 3, isPaused: false },
  times: { kind: 'articles', count: 100 },
}

const briefing = {
  ...{ title: 'The week', subject, span: 'week', channels: ['panel'], piece: null },
  times: { repeats: 'weekly', weekday: 1, time: '08:00', zone: 'Europe/Lisbon' },
  ...{ whenEmpty: 'say', isPaused: false },
}

/** Writes that a reader would make on the screens. */
export const writes: [path: string, input: object][] = [
  ['topics/saveTopic', topic],
  ['topics/saveTopic', { ...topic, title: 'Another', includeKeywords: ['ferry'] }],
  ['hubs/addHub', {}],
  ['hubs/addHub', {}],
  ['rules/editor/saveRule', rule],
  ['rules/editor/saveRule', { ...rule, name: 'Also' }],
  ['ai-endpoints/saveEndpoint', endpoint],
  ['newsletters/createInbox', { name: 'Letters' }],
  ['profiles/createProfile', { name: 'Me', description: 'At work' }],
  ['webhooks/saveWebhook', webhook],
  ['app-studio/projects/createProject', { name: 'Berth planner' }],
  ['generation/startJobs', { jobs }],
  ['generation/programmes/saveProgramme', programme],
  ['hubs/share/saveShare', { hub: 'news-hub', expiresAt: null, isIndexed: false }],
  ['generation/programmes/createPodcast', { title: 'Mine', of: null }],
  ['saved/bookmarks/addBookmark', { address: 'https://harbor.example/', tags: ['ship'] }],
  ['saved/bookmarks/addBookmark', { address: 'https://harbor.example/quay' }],
  ['saved/bookmarks/addBookmark', { address: 'https://harbor.example/ferry' }],
  ['assistant/briefings/saveBriefing', briefing],
  ['assistant/briefings/saveBriefing', { ...briefing, title: 'Once more', isPaused: true }],
  ['notes/editor/addNote', { title: 'Berths', text: 'Four berths are closed.' }],
  ['assistant/chat/ask', { id: 'question-1', thread: 'thread-1', text: 'What happened today?' }],
  ['assistant/chat/ask', { id: 'question-2', thread: 'thread-1', text: 'Save the first one' }],
  ['assistant/chat/ask', { id: 'question-3', thread: 'thread-2', text: 'Who won on Mars?' }],
  ['assistant/threads/saveThread', { id: 'thread-2', isSaved: true }],
  ['sources/followSource', { address: feedAddress, category: 'general', frequency: 'daily' }],
]
