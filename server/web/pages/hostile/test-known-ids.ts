import * as z from 'zod/mini'
import { sql } from '../../../tools.ts'
import type { HostileServer } from './test-server.ts'
import { ASKED_OF_EACH, HOSTILE_PATH, markup, spread } from './test-vectors.ts'

const ARTICLES_ASKED = 150

/** Ids of everything that exists, by kind. */
export async function knownIds(server: HostileServer) {
  const { tools, get } = server
  const list = async (path: string) => (await get(`/api/${path}`)).json()
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
  const numbers = async (query: ReturnType<typeof sql>) =>
    (await tools.db.many(z.object({ id: z.int() }), query)).map(({ id }) => id)
  const folders = (await list('feed/listFolders?search=')) as { id: string }[]
  const projects = idsOf(
    ((await list('app-studio/listProjects')) as { projects: { id: string }[] }).projects,
  )
  return {
    projects,
    commits: await commitIds(server, projects),
    sites: idsOf(await list('website-builder/listSites')),
    sitePages: idsOf(
      await tools.db.many(z.object({ id: z.string() }), sql`select id from website_pages`),
    ),
    posts: idsOf(
      await tools.db.many(z.object({ id: z.string() }), sql`select id from website_posts`),
    ),
    drafts: idsOf(
      await tools.db.many(z.object({ id: z.string() }), sql`select id from ai_content_drafts`),
    ),
    templates: idsOf(await list('ai-content/listTemplates')),
    voices: idsOf(
      await tools.db.many(z.object({ id: z.string() }), sql`select id from ai_content_voices`),
    ),
    builds: idsOf(
      await tools.db.many(z.object({ id: z.string() }), sql`select id from app_studio_builds`),
    ),
    entries: await numbers(sql`select id from entries order by id`),
    mails: await numbers(
      sql`select entries.id from entries join feeds on feeds.id = feed_id where private_to is not null`,
    ),
    articles: await numbers(sql`select id from articles order by id`),
    revisions: await numbers(sql`select id from entry_revisions order by id`),
    sources: idsOf(await list('sources/listSources')),
    topics: idsOf(await list('topics/listTopics')),
    rules: idsOf(await list('rules/listRules')),
    folders: idsOf(folders),
    runs: idsOf(await list('runs/listRuns')),
    workflows: idsOf(await list('automation/listWorkflows')),
    triggers: idsOf(await list('automation/listTriggers')),
    agents: idsOf(await list('automation/agents/listAgents')),
    conversations: await conversationIds(server),
    workflowRuns: idsOf(
      ((await list('automation/runs/listRuns')) as { runs: { id: string }[] }).runs,
    ),
    uploads: idsOf(
      await tools.db.many(z.object({ id: z.string() }), sql`select id from files_uploads`),
    ),
    bookmarks: await numbers(sql`select id from saved_bookmarks order by id`),
    pieces: idsOf(await list('generation/listJobs')),
    episodes: idsOf(
      ((await list('episodes/listEpisodes')) as { episodes: { id: string }[] }).episodes.slice(
        0,
        ASKED_OF_EACH,
      ),
    ),
    hubs: idsOf(
      ((await list('hubs/listHubs')) as { id: string; isCustom: boolean }[]).filter(
        ({ isCustom }) => isCustom,
      ),
    ),
    notes: idsOf(await list('notes/listNotes')),
    threads: idsOf(
      ((await list('assistant/threads/listThreads')) as { threads: { id: string }[] }).threads,
    ),
  }
}

type Known = Awaited<ReturnType<typeof knownIds>>

/** Inputs of an operation, in which each required field has the id of something that exists. */
export function inputsOf(
  path: string,
  input: z.ZodMiniType,
  ids: Known,
): Record<string, unknown>[] {
  const shape = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  const fields = Object.entries(shape.properties ?? {}) as [
    string,
    { enum?: unknown[]; type?: string },
  ][]
  const wanted = new Set([...(shape.required ?? []), 'topic'])
  const isText = path === 'full-text/getEntry'
  const some = <Item>(items: Item[]) => (isText ? items : spread(items, ASKED_OF_EACH))
  const choices: Record<string, unknown[]> = {
    entry: some(ids.entries),
    article: some(ids.articles),
    topic: some(ids.topics),
    rule: some(ids.rules),
    folder: path === 'website-builder/inbox/listMessages' ? ['spam'] : ids.folders,
    source: some(ids.sources),
    search: ['', 'ferry', ...spread(markup, 10)],
    subject: ['recent:744', ...some(ids.articles).map((id) => `article:${id}`)],
    type: ['text'],
    format: ['summary'],
    duration: ['500'],
    text: spread(markup, 10).map((vector) => vector.slice(0, 400)),
    pattern: spread(markup, 10),
    edition: ['en-US'],
    chat: ['chat-attack'],
    draft: ids.drafts,
    template: ids.templates,
    voice: ids.voices,
    withNotes: [true],
    outlets: [['Harbour Gazette', 'The Quay']],
    languages: [['en']],
    count: [50],
    days: [30],
    zone: ['UTC'],
    cron: ['0 6 * * 1-5'],
    version: [1],
    agent: ids.agents,
    hub: ids.hubs,
    ids: [spread(ids.articles, ASKED_OF_EACH)],
    since: ['2000-01-01T00:00:00Z'],
    period: ['year'],
    time: ['year'],
    span: ['day'],
    run: ids.workflowRuns,
    site: ids.sites,
    page: ids.sitePages,
    post: ids.posts,
    media: path === 'website-builder/media/findMedia' ? [['media-attack']] : ['media-attack'],
    project: ids.projects,
    projectId: ids.projects,
    path: path === 'app-studio/files/checkTypes' ? ['src/greeting.ts'] : [HOSTILE_PATH],
    to: ids.commits,
    build: ids.builds,
    id: {
      'app-studio/getProject': ids.projects,
      'app-studio/projects/getLink': ids.projects,
      'articles/getArticle': spread(ids.articles, ARTICLES_ASKED),
      'revisions/compareRevision': some(ids.revisions),
      'sources/health/getHistory': some(ids.sources),
      'sources/site-rules/getPages': some(ids.sources),
      'sources/listings/getListing': some(ids.sources),
      'sources/certificates/getCertificates': some(ids.sources),
      'rules/editor/getRule': some(ids.rules),
      ...Object.fromEntries(
        ['getWorkflow', 'listVersions', 'getVersion', 'exportWorkflow'].map((name) => [
          `automation/workflows/${name}`,
          ids.workflows,
        ]),
      ),
      ...Object.fromEntries(
        ['getPast', 'listEvents', 'findEvents'].map((name) => [
          `automation/rehearsals/${name}`,
          ids.workflows,
        ]),
      ),
      'automation/triggers/getTrigger': ids.triggers,
      'automation/deliveries/listDeliveries': ids.triggers,
      'automation/runs/getRun': ids.workflowRuns,
      'automation/agent-settings/getAgent': ids.agents,
      'automation/conversations/getConversation': ids.conversations,
      'runs/getRun': some(ids.runs),
      'runs/listSteps': some(ids.runs),
      'files/uploads/getUpload': ids.uploads,
      'saved/bookmarks/getBookmark': ids.bookmarks,
      'notes/editor/getNote': some(ids.notes),
      'assistant/threads/getThread': ids.threads,
      'assistant/threads/exportThread': ids.threads,
      'generation/making/getScript': ids.pieces,
      'generation/playing/getPiece': [...ids.pieces, ...ids.episodes],
      'generation/playing/getBeside': ids.episodes,
      'generation/playing/getText': ids.pieces,
    }[path] as unknown[],
  }
  let inputs: Record<string, unknown>[] = [{}]
  for (const [name, field] of fields) {
    if (!wanted.has(name)) continue
    const values = choices[name] ?? field.enum ?? [valueOf(field.type)]
    inputs = inputs.flatMap((given) => values.map((value) => ({ ...given, [name]: value })))
  }
  return inputs
}

function valueOf(type: string | undefined): unknown {
  if (type === 'array') return ['ferry']
  if (type === 'boolean') return false
  return type === 'integer' || type === 'number' ? 1 : 'ferry'
}

/** The newest commits of the reader's projects. */
async function commitIds({ get }: HostileServer, projects: readonly string[]): Promise<string[]> {
  const trees = projects.map((id) => get(`/api/app-studio/files/getTree?project=${id}`))
  return (await Promise.all(trees)).map((reply) => (reply.json() as { commit: string }).commit)
}

async function conversationIds({ tools }: HostileServer): Promise<string[]> {
  const rows = await tools.db.many(
    z.object({ id: z.string() }),
    sql`select id from runs where area = 'automation' and kind = 'agent'`,
  )
  return rows.map(({ id }) => id)
}
