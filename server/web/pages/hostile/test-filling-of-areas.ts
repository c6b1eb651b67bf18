import { expect } from 'vitest'
import { emptyVoice } from '#areas/ai-content/voices/voice.ts'
import { makeBuild } from '#areas/app-studio/server/environments/make-build.ts'
import { makePieces } from '#areas/newsroom/server/jobs/make-pieces.ts'
import { followNews } from '#areas/website-builder/server/news/follow-news.ts'
import { performRuns } from '#platform/runs/server/lends.ts'
import { sql } from '../../../tools.ts'
import { knownIds } from './test-known-ids.ts'
import type { HostileServer } from './test-server.ts'
import { ASKED_OF_EACH, HOSTILE_NAME, HOSTILE_PATH, markup, spread } from './test-vectors.ts'

/**
 * Puts attacks into the things that readers make in areas: pieces, uploads, workflows, agents,
 * projects, sites and texts.
 */
export async function fillAreas(server: HostileServer): Promise<void> {
  await makeSomePieces(server)
  await beginUpload(server)
  await buildWorkflow(server)
  await talkToAgent(server)
  await keepProject(server)
  await makeSite(server)
  await draftTexts(server)
}

/** Begins to upload a file whose name is an attack. */
async function beginUpload({ app }: HostileServer): Promise<void> {
  const begun = await app.inject({
    ...{ method: 'POST', url: '/api/files/uploads/beginUpload' },
    headers: { host: 'localhost:4600' },
    payload: { kind: 'notes/import', name: '<img src=x>.md', bytes: 10 },
  })
  expect(begun.statusCode, begun.body).toBe(200)
}

/** Builds a workflow whose name is an attack, and runs it. */
async function buildWorkflow({ app }: HostileServer): Promise<void> {
  const post = async (name: string, payload: object) => {
    const url = `/api/automation/workflows/${name}`
    const headers = { host: 'localhost:4600' }
    const answer = await app.inject({ method: 'POST', url, headers, payload })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json() as { id: string }
  }
  const name = HOSTILE_NAME
  const { id } = await post('createWorkflow', { name, template: 'several-sources' })
  await post('switchOn', { id, revision: 1 })
  await post('runNow', { id, trigger: { article: { title: name } } })
}

/**
 * Creates an agent whose name is an attack, and sends it a message that is one; the agent does not
 * answer.
 */
async function talkToAgent({ app }: HostileServer): Promise<void> {
  const post = async (path: string, payload: object) => {
    const headers = { host: 'localhost:4600' }
    const url = `/api/automation/${path}`
    const answer = await app.inject({ method: 'POST', url, headers, payload })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json() as { id: string }
  }
  const name = HOSTILE_NAME
  const { id } = await post('agent-settings/createAgent', { name, type: name })
  await post('conversations/say', { agent: id, id: 'hostile', text: name })
}

/** Creates a project whose name, paths and texts are attacks. */
async function keepProject({ tools, get, post }: HostileServer): Promise<void> {
  const { id } = (await post('app-studio/projects/createProject', { name: HOSTILE_NAME })) as {
    id: string
  }
  const { commit } = (await get(`/api/app-studio/files/getTree?project=${id}`)).json()
  const text = spread(markup, 10).join('\n')
  await post('app-studio/files/saveFiles', {
    ...{ project: id, base: commit, message: HOSTILE_NAME },
    changes: [{ do: 'write', path: HOSTILE_PATH, content: { text } }],
  })
  await post('app-studio/builds/triggerBuild', { projectId: id, env: 'local' })
  await performRuns(tools, makeBuild)
}

/** Writes a text from a brief that is an attack, saves it as a template, and makes a voice. */
async function draftTexts({ post }: HostileServer): Promise<void> {
  const brief = {
    ...{ type: 'press-release', tone: 'formal', length: 'short', words: null, language: 'en' },
    ...{ about: spread(markup, 10).join('\n'), audience: HOSTILE_NAME, name: HOSTILE_NAME },
    points: spread(markup, 10).map((vector) => vector.slice(0, 2000)),
    ...{ action: HOSTILE_NAME, actionAddress: HOSTILE_NAME, place: HOSTILE_NAME },
    ...{ date: HOSTILE_NAME, contact: HOSTILE_NAME, notes: [] },
    subjects: [{ kind: 'recent', hours: 744 }],
  }
  const { draft } = (await post('ai-content/drafts/writeDraft', { brief })) as { draft: string }
  await post('ai-content/templates/saveTemplate', {
    ...{ draft, name: HOSTILE_NAME, keepsWords: true },
  })
  const voice = { ...emptyVoice(HOSTILE_NAME), example: spread(markup, 10).join('\n') }
  await post('ai-content/voices/addVoice', { voice })
}

/** Publishes a news site with texts of strangers and of its reader. */
async function makeSite({ tools, post }: HostileServer): Promise<void> {
  const contact = { mail: '', phone: '', street: HOSTILE_NAME, town: HOSTILE_NAME, country: '' }
  const { site } = (await post('website-builder/generateBlueprint', {
    ...{ industry: 'community', size: 'solo', purpose: 'news', features: ['seo'] },
    about: { name: HOSTILE_NAME, contact },
  })) as { site: string }
  await post('website-builder/posts/addPost', { site, title: HOSTILE_NAME })
  await tools.db.run(sql`
    insert into website_media (id, site_id, reader_id, kind, name, alt, bytes, added_at)
    values ('media-attack', ${site}, ${tools.readerId}, 'picture', ${HOSTILE_NAME}, ${HOSTILE_NAME}, 1, now())`)
  await tools.db.run(sql`
    insert into website_messages (id, site_id, reader_id, folder, page, name, mail, words, received_at)
    values ('message-attack', ${site}, ${tools.readerId}, 'spam', '', ${HOSTILE_NAME}, ${HOSTILE_NAME},
      ${HOSTILE_NAME}, now())`)
  await tools.db.run(sql`
    insert into website_chats (id, site_id, reader_id, name, mail, page, started_at, last_at)
    values ('chat-attack', ${site}, ${tools.readerId}, ${HOSTILE_NAME}, ${HOSTILE_NAME}, ${HOSTILE_NAME}, now(), now())`)
  await tools.db.run(sql`
    insert into website_chat_messages (chat_id, reader_id, is_from_visitor, words, at)
    values ('chat-attack', ${tools.readerId}, true, ${HOSTILE_NAME}, now())`)
  const words = spread(markup, 10).join('\n').slice(0, 10_000)
  await tools.db.run(sql`
    update website_pages set title = ${HOSTILE_NAME},
      content = ${JSON.stringify([{ type: 'text', props: { id: 'b1', title: HOSTILE_NAME, words } }])}::jsonb
    where site_id = ${site}`)
  await post('website-builder/publications/publishSite', { site })
  await followNews.run(tools, {})
}

async function makeSomePieces(server: HostileServer): Promise<void> {
  const { tools, app } = server
  const { articles } = await knownIds(server)
  const wishes = { style: 'balanced', status: 'queued' } as const
  const texts = spread(articles, ASKED_OF_EACH).map((id) => ({
    ...{ ...wishes, id: `job-${id}`, title: spread(markup, 10)[id % 10]!.slice(0, 300) },
    ...{ type: 'text', format: 'detailed', duration: '500', subject: { kind: 'article', id } },
  }))
  const spoken = {
    ...{ ...wishes, id: 'job-spoken', title: '<img src=x>', type: 'audio', format: 'brief' },
    ...{ duration: 'short', subject: { kind: 'recent', hours: 744 } },
  }
  const asked = await app.inject({
    ...{ method: 'POST', url: '/api/generation/startJobs', headers: { host: 'localhost:4600' } },
    payload: { jobs: [...texts, spoken] },
  })
  expect(asked.statusCode, asked.body).toBe(200)
  await performRuns(tools, makePieces)
}
