import { Parser } from 'htmlparser2'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { share, shareOf } from '#core/testing/test-share.ts'
import * as z from 'zod/mini'
import { fetchDueFullTexts } from '#feeds/full-text/fetch-full-texts.ts'
import { articlePage, paragraph } from '#engine/pages/test-pages.ts'
import { deliverMail, inboxOf } from '#feeds/inboxes/deliver-mail.ts'
import { importBatch } from '#areas/saved/server/importing/import-batch.ts'
import { fetchDueBookmarks } from '#areas/saved/server/fetching/fetch-forever.ts'
import { followNews } from '#areas/website-builder/server/news/follow-news.ts'
import { performRuns } from '#platform/runs/server/lends.ts'
import { makeBuild } from '#areas/app-studio/server/environments/make-build.ts'
import { makePieces } from '#areas/newsroom/server/jobs/make-pieces.ts'
import { rowsAddress } from '#areas/leaderboard/contracts/leaderboard-source.ts'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { harmIn } from '#engine/markup/test-answers.ts'
import { attackVectors, hasVectors } from '#engine/markup/test-vectors.ts'
import { emptyVoice } from '#areas/ai-content/voices/voice.ts'
import type { Contract } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import { toQuery } from '#core/wire.ts'
import { areas, keeps } from '../../areas.ts'
import { testTools, type TestTools } from '../../test-tools.ts'
import { sql } from '../../tools.ts'
import { createWebServer } from '../../web.ts'
import { harmInPage } from './test-harm-in-page.ts'

// Every attack that others collected, in every field that a stranger or a reader fills, and then
// everything that the server answers: no way out holds anything that a browser would run or fetch.

const vectors = attackVectors()
const markup = share(vectors.markup, { kindOf: firstElement })
const strings = share(vectors.strings)
const NEWEST_TAKEN = 200
/** The number of texts that are typed into every field. */
const TYPED = shareOf(60)
const ASKED_OF_EACH = 15
const ARTICLES_ASKED = 150
/** Further questions are not answered at once. */
const QUESTIONS = 3
const HOSTILE_NAME = '<img src=x onerror=alert(1)>'
/** Paths have no angle brackets. */
const HOSTILE_PATH = "' onerror='alert(1).html"

/** The kind of an attack, such as "<svg". */
function firstElement(attack: string): string {
  return attack.match(/<[a-z]+/i)?.[0].toLowerCase() ?? ''
}

let tools: TestTools
let app: FastifyInstance

describe.skipIf(!hasVectors)(
  'markup that attacks (skipped where the corpora are not beside the checkout)',
  () => {
    beforeAll(async () => {
      tools = await testTools()
      app = await createWebServer({
        tools,
        areas,
        readerId: tools.readerId,
        settings: { host: '127.0.0.1' },
        onChange: () => () => {},
        dist: 'nothing-built',
      })
      await takeFeeds()
      await takeMails()
      await takePages()
      takeRanking()
      await typeEverywhere()
      await saveBookmarks()
      await joinEntries.run(tools, {})
      await reviseFeeds()
      await makeSomePieces()
      await beginUpload()
      await buildWorkflow()
      await talkToAgent()
      await keepProject()
      await makeSite()
      await draftTexts()
    }, patient(300_000))
    afterAll(async () => {
      await app?.close()
      await tools?.close()
    })

    test(
      'is in no answer of any read operation',
      async () => {
        const ids = await knownIds()
        const found: string[] = []
        const unasked: string[] = []
        const shown = { pictures: 0, pages: 0 }
        for (const { contract } of keeps) {
          for (const { kind, path, input } of Object.values(contract as Contract)) {
            if (kind !== 'read') continue
            const inputs = inputsOf(path, input, ids)
            let answered = 0
            for (const given of inputs) {
              const reply = await get(`/api/${path}${toQuery(given)}`)
              expect(reply.headers['content-type'], path).toMatch(/^application\/(problem\+)?json/)
              expect(reply.headers['x-content-type-options']).toBe('nosniff')
              if (reply.statusCode !== 200) continue
              answered++
              found.push(...harmInAnswer(reply.json(), path))
              if (path === 'full-text/getEntry') {
                const { html, state } = reply.json() as { html: string; state: string }
                if (html.includes('/pictures/')) shown.pictures++
                if (state === 'fetched') shown.pages++
              }
            }
            if (answered === 0) unasked.push(path)
          }
        }
        expect(found).toEqual([])
        expect(unasked).toEqual([])
        // The answers are not empty, so an attack could stand in them.
        expect(shown.pictures).toBeGreaterThan(shareOf(100))
        expect(shown.pages).toBeGreaterThan(shareOf(20))
        expect(ids.revisions.length).toBeGreaterThan(shareOf(100))
      },
      patient(300_000),
    )

    test(
      'is in no page and no document',
      async () => {
        const { mails } = await knownIds()
        expect(mails.length).toBeGreaterThan(shareOf(150))
        const pages = [
          ...mails.map((mail) => `/mails/${mail}`),
          ...markup.map((vector) => `/${encodeURIComponent(vector).slice(0, 150)}`),
          '/api/docs',
        ]
        const loads = /<(script|img|svg|video|audio)\b/i
        for (const url of pages) {
          const reply = await get(url)
          expect(reply.headers['content-type'], url).toMatch(/^(text\/html|application\/problem)/)
          if (String(reply.headers['content-type']).startsWith('text/html'))
            expect([harmInPage(reply.body), loads.test(reply.body)], url).toEqual([[], false])
        }
      },
      patient(120_000),
    )

    test('stands in the list of sources as words', async () => {
      const reply = await get('/news-hub/sources.opml')
      expect(reply.headers['content-disposition']).toMatch(/^attachment/)
      const elements = new Set<string>()
      const parser = new Parser(
        {
          onopentag: (name) => elements.add(name),
          onprocessinginstruction: (name) => elements.add(name),
        },
        { xmlMode: true },
      )
      parser.end(reply.body)
      expect(
        [...elements].filter(
          (name) => !/^(\?xml|opml|head|title|dateCreated|docs|body|outline)$/.test(name),
        ),
      ).toEqual([])
      expect(reply.body).toContain('&#60;')
    })

    test('in the picture of an entry is not shown', async () => {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
      const entries = await tools.db.many(
        z.object({ id: z.int(), image: z.string() }),
        sql`select id, image from entries where image is not null limit 20`,
      )
      expect(entries.length).toBeGreaterThan(0)
      for (const { id, image } of entries) {
        tools.web.set(image, { body: Buffer.from(svg), headers: { 'content-type': 'text/html' } })
        const reply = await get(`/images/${id}`)
        expect(reply.body).toBe('')
        expect(reply.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
        expect(reply.headers['cross-origin-resource-policy']).toBe('same-origin')
      }
    })
  },
)

const get = (url: string) => app.inject({ url, headers: { host: '127.0.0.1:4600' } })

async function post(path: string, body: object): Promise<unknown> {
  const reply = await app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { host: '127.0.0.1:4600', 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
  expect(reply.statusCode, `${path} ${reply.body}`).not.toBe(500)
  return reply.body === '' ? null : reply.json()
}

/** Takes feeds with markup in every field of an entry, in three dialects. */
async function takeFeeds(suffix = ''): Promise<void> {
  const feeds = [
    ...[rssOf, jsonOf, atomOf].flatMap((write) =>
      chunks(markup).map((list) => write.bind(null, list)),
    ),
    ...chunks(strings).map((list) => jsonOf.bind(null, list)),
  ]
  for (const [at, write] of feeds.entries()) {
    const address = `https://f${at}.example/feed`
    tools.web.set(address, write(`feed ${at}`, suffix))
    if (suffix === '') await post('sources/followSource', { address })
  }
}

/** Takes these items in other words, so that there is something to compare. */
async function reviseFeeds(): Promise<void> {
  await takeFeeds('<b onclick="alert(1)">Later</b> the ferry sailed again. ')
  tools.setNow(new Date(tools.now().getTime() + 2 * 3_600_000))
  const { fetchDueFeeds } = await import('#feeds/visit/fetch-due-feeds.ts')
  await tools.db.run(sql`update feeds set next_fetch_at = ${new Date(0)}`)
  await fetchDueFeeds(tools)
  await joinEntries.run(tools, {})
}

async function takeMails(): Promise<void> {
  const { address } = (await post('newsletters/createInbox', {
    name: markup[0]!.slice(0, 90),
  })) as {
    address: string
  }
  const inbox = (await inboxOf(tools.db, address, tools.mail!.host))!
  for (const [at, vector] of markup.entries()) {
    const encoded = (words: string) => Buffer.from(words).toString('base64')
    const subject = `=?utf-8?B?${encoded(vector.slice(0, 300))}?=`
    const mail = `From: =?utf-8?B?${encoded(vector.slice(0, 60))}?= <a@harbour.example>\r\nSubject: ${subject}\r\nMessage-ID: <${at}@harbour.example>\r\nContent-Type: text/${at % 5 ? 'html' : 'plain'}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${encoded(`${vector} The ferry ${at} left the harbor.`)}`
    await deliverMail(tools, [inbox], Buffer.from(mail))
  }
}

/** Pages whose article is full of attacks, several in each. */
async function takePages(): Promise<void> {
  const entries = await tools.db.many(
    z.object({ id: z.int(), link: z.string() }),
    sql`select id, link from entries where link like 'https://attack.example/%' order by id`,
  )
  const EACH = 6
  expect(entries.length).toBeGreaterThan(markup.length / EACH)
  for (let at = 0; at * EACH < markup.length; at++) {
    const { id, link } = entries[at]!
    const some = markup.slice(at * EACH, (at + 1) * EACH)
    const inside = some.map((vector, place) => `<p>${paragraph(place)}</p><div>${vector}</div>`)
    const page = articlePage(`<article><h1>${some[0]}</h1>${inside.join('')}</article>`)
    tools.web.set(link, page)
    await post('full-text/fetchEntry', { entry: id })
  }
  await fetchDueFullTexts(tools)
}

/** Saved by readers, among them what an import brought along. */
async function saveBookmarks(): Promise<void> {
  const EACH = 20
  for (const [at, vector] of chunksOf(markup, EACH).entries()) {
    const address = `https://kept.example/${at}`
    tools.web.set(address, articlePage(`<article><p>${paragraph(at)}</p>${vector}</article>`))
    const [first = 'x'] = markup.slice(at)
    const tags = [first.replaceAll(',', ' ').slice(0, 90)]
    await post('saved/bookmarks/addBookmark', { address, title: first.slice(0, 400), tags })
  }
  const brought = spread(markup, 50).map((vector, at) => ({
    ...{ url: `https://brought.example/${at}`, title: vector, content: vector, tags: [vector] },
    is_archived: 0,
  }))
  const content = Buffer.from(JSON.stringify(brought)).toString('base64')
  const { id } = (await post('saved/import/readFile', { content })) as { id: string }
  await post('saved/import/startImport', { id })
  await importBatch(tools, tools.readerId, id)
  await fetchDueBookmarks(tools)
}

function chunksOf(list: string[], each: number): string[] {
  const count = Math.ceil(list.length / each)
  return Array.from({ length: count }, (_, at) => list.slice(at * each, (at + 1) * each).join('\n'))
}

/** Takes a public dataset's facts about models. */
function takeRanking(): void {
  const rows = markup
    .slice(0, 60)
    .map((vector) => ({ row: { Model: vector, Organization: vector, License: vector, Votes: 7 } }))
  tools.web.set(rowsAddress(), JSON.stringify({ rows }))
}

async function typeEverywhere(): Promise<void> {
  const some = spread(markup, TYPED).slice(0, TYPED)
  const outlines = some.map(
    (vector, at) =>
      `<outline text="${escaped(vector)}"><outline text="${escaped(vector)}" title="${escaped(vector)}" xmlUrl="https://o${at}.example/feed" htmlUrl="${escaped(vector)}"/></outline>`,
  )
  await post('sources/importOpml', {
    text: `<opml version="2.0"><body>${outlines.join('')}</body></opml>`,
  })
  const { id } = (await post('profiles/createProfile', {
    name: some[0],
    description: some[1],
  })) as { id: string }
  await post('hubs/addHub', {})
  const [, hub] = (await get('/api/hubs/listHubs')).json() as { id: string }[]
  await post('hubs/renameHub', { id: hub!.id, name: some[0] })
  for (const vector of some.slice(0, QUESTIONS))
    await post('assistant/chat/ask', { id: newId('turn'), thread: newId('thread'), text: vector })
  for (const vector of some) {
    await post('notes/editor/addNote', { title: vector, text: vector, tags: [vector] })
    await post('profiles/createProfile', { name: vector, description: vector })
    await post('profiles/saveInstructions', { id, instructions: vector })
    await post('profiles/addLink', { id, url: vector, type: 'website' })
    await post('profiles/addFiles', { id, files: [{ name: vector, bytes: 3, content: 'YWJj' }] })
    await post('topics/saveTopic', {
      title: vector,
      sources: [vector],
      tone: 'balanced',
      style: 'concise',
      includeKeywords: [vector],
      excludeKeywords: [],
      highlightWords: [vector],
      summarizationInstructions: vector,
      contentRules: { minSourceCount: 1, requireImage: false },
    })
    await post('rules/editor/saveRule', {
      name: vector.slice(0, 90),
      match: 'any',
      conditions: [{ about: 'source', not: false, sources: [vector.slice(0, 190)] }],
      actions: [{ do: 'tag', tag: vector.slice(0, 50) }, { do: 'read' }],
    })
    await post('sources/followSource', {
      address: vector.slice(0, 1900),
      name: vector.slice(0, 190),
    })
    await post('finding/previewSource', { address: vector })
    await post('newsletters/findNewsletter', { text: vector.slice(0, 1900) })
  }
}

function chunks(list: string[]): string[][] {
  const filled = list.map((text) => text.replaceAll('\0', ''))
  const count = Math.ceil(filled.length / NEWEST_TAKEN)
  return Array.from({ length: count }, (_, at) =>
    filled.slice(at * NEWEST_TAKEN, (at + 1) * NEWEST_TAKEN),
  )
}

function rssOf(vectors: string[], feed: string, suffix: string): string {
  const items = vectors.map((vector, at) => {
    const text = escaped(vector)
    return `<item><guid isPermaLink="false">${text}${feed}${at}</guid><title>${text} ${feed} ${at}</title>
      <link>${at % 2 ? text : `https://attack.example/${feed.slice(5)}/${at}`}</link><author>${text}</author><category>${text}</category>
      <description>${text} ${escaped(suffix)}A ferry ${at} left the harbor.</description>
      <content:encoded>${text} ${escaped(suffix)}A ferry ${at} left the harbor ${feed}. &lt;img src="https://attack.example/${at}.jpg"&gt;</content:encoded>
      <enclosure url="${at % 2 ? text : `https://attack.example/${at}.mp3`}" type="${at % 4 ? text : 'audio/mpeg'}" length="1"/>
      <itunes:image href="${text}"/><psc:chapters><psc:chapter start="0" title="${text}" href="${text}"/></psc:chapters><media:thumbnail url="${text}"/>
      <pubDate>${publishedAt(at).toUTCString()}</pubDate></item>`
  })
  return `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/"
    xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:psc="http://podlove.org/simple-chapters">
    <channel><title>${escaped(vectors[0]!)}</title><link>javascript:alert(1)</link><description>${escaped(vectors[1]!)}</description>${items.join('')}</channel></rss>`
}

function atomOf(vectors: string[], feed: string, suffix: string): string {
  const items = vectors.map((vector, at) => {
    const text = escaped(vector)
    return `<entry><id>${text}${feed}${at}</id><title type="html">${text} ${feed} ${at}</title><author><name>${text}</name><uri>${text}</uri></author>
      <link rel="alternate" href="${at % 2 ? text : `https://attack.example/${feed.slice(5)}/${at}`}"/><link rel="enclosure" href="${text}"/><category term="${text}"/>
      <summary type="html">${text}</summary><content type="html">${text} ${escaped(suffix)}A ferry ${at} left the harbor ${feed}.</content>
      <updated>${publishedAt(at).toISOString()}</updated></entry>`
  })
  return `<feed xmlns="http://www.w3.org/2005/Atom"><title>${escaped(vectors[0]!)}</title><icon>${escaped(vectors[2]!)}</icon><logo>javascript:alert(1)</logo>${items.join('')}</feed>`
}

function jsonOf(vectors: string[], feed: string, suffix: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: vectors[0],
    home_page_url: vectors[1],
    icon: vectors[2],
    items: vectors.map((vector, at) => ({
      id: `${vector}${feed}${at}`,
      title: `${vector} ${feed} ${at}`,
      url: at % 2 ? vector : `https://attack.example/${feed.slice(5)}/${at}`,
      summary: vector,
      content_html: `${vector} ${suffix}A ferry ${at} left the harbor ${feed}.`,
      image: vector,
      banner_image: vector,
      authors: [{ name: vector, url: vector, avatar: vector }],
      tags: [vector],
      language: vector,
      attachments: [{ url: vector, mime_type: vector }],
      date_published: publishedAt(at).toISOString(),
    })),
  })
}

function publishedAt(at: number): Date {
  return new Date(Date.UTC(2026, 2, 2, 11) - at * 60_000)
}

/** A text in the form that XML can carry. */
function escaped(text: string): string {
  return Array.from(text)
    .filter((character) => character >= ' ' || character === '\n')
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
}

/** Texts of articles that hold what attacks, and one that is spoken. */
/** Begins to upload a file with a name that attacks. */
async function beginUpload(): Promise<void> {
  const begun = await app.inject({
    ...{ method: 'POST', url: '/api/files/uploads/beginUpload' },
    headers: { host: 'localhost:4600' },
    payload: { kind: 'notes/import', name: '<img src=x>.md', bytes: 10 },
  })
  expect(begun.statusCode, begun.body).toBe(200)
}

/** Builds a workflow with a name that attacks, and runs it. */
async function buildWorkflow(): Promise<void> {
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

/** An agent with a name that attacks, and a message that does; it has no answer. */
async function talkToAgent(): Promise<void> {
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

/** A project whose name, paths and texts attack. */
async function keepProject(): Promise<void> {
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

/** A text from a brief that attacks, a template of it, and a voice. */
async function draftTexts(): Promise<void> {
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

/** A news site with what strangers and its reader wrote, published. */
async function makeSite(): Promise<void> {
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

/** The newest commits of the reader's projects. */
async function commitIds(projects: readonly string[]): Promise<string[]> {
  const trees = projects.map((id) => get(`/api/app-studio/files/getTree?project=${id}`))
  return (await Promise.all(trees)).map((reply) => (reply.json() as { commit: string }).commit)
}

async function conversationIds(): Promise<string[]> {
  const rows = await tools.db.many(
    z.object({ id: z.string() }),
    sql`select id from runs where area = 'automation' and kind = 'agent'`,
  )
  return rows.map(({ id }) => id)
}

async function makeSomePieces(): Promise<void> {
  const { articles } = await knownIds()
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

async function knownIds() {
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
    commits: await commitIds(projects),
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
    conversations: await conversationIds(),
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

/** Inputs of an operation: each required field with something that is there. */
function inputsOf(path: string, input: z.ZodMiniType, ids: Known): Record<string, unknown>[] {
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

function spread<Item>(items: Item[], count: number): Item[] {
  const step = Math.max(1, Math.floor(items.length / count))
  return items.filter((_, at) => at % step === 0)
}

/** Fields of answers that a screen leads to or asks for, by their names; a logo is letters, drawn as text. */
const ADDRESS = /(link|url|address|site|page|href)$/i
const PICTURE = /(image|picture|icon|avatar)$/i

function* harmInAnswer(value: unknown, path: string, name = ''): Generator<string> {
  if (typeof value === 'string') {
    if (name === 'html') for (const harm of harmIn(value)) yield `${path} html: ${harm}`
    if (ADDRESS.test(name) && /^[\s\p{Cc}]*(javascript|data|vbscript|file|blob):/iu.test(value))
      yield `${path} ${name}: ${value}`
    if (PICTURE.test(name) && /[:/]/.test(value) && !/^\/(images|pictures)\//.test(value))
      yield `${path} ${name}: ${value}`
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    yield* harmInAnswer(inner, path, Array.isArray(value) ? name : key)
  }
}
