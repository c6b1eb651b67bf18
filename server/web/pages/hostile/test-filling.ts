import { expect } from 'vitest'
import * as z from 'zod/mini'
import { rowsAddress } from '#areas/leaderboard/contracts/leaderboard-source.ts'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { fetchDueBookmarks } from '#areas/saved/server/fetching/fetch-forever.ts'
import { importBatch } from '#areas/saved/server/importing/import-batch.ts'
import { newId } from '#core/id.ts'
import { shareOf } from '#core/testing/test-share.ts'
import { articlePage, paragraph } from '#engine/pages/test-pages.ts'
import { fetchDueFullTexts } from '#feeds/full-text/fetch-full-texts.ts'
import { deliverMail, inboxOf } from '#feeds/inboxes/deliver-mail.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { sql } from '../../../tools.ts'
import { atomOf, escaped, jsonOf, rssOf } from './test-feeds.ts'
import type { HostileServer } from './test-server.ts'
import { markup, spread, strings } from './test-vectors.ts'

const NEWEST_TAKEN = 200
/** The number of attacks that are typed into every field. */
const TYPED = shareOf(60)
/** The number of questions that are asked at the same time; more would be refused. */
const QUESTIONS = 3

/**
 * Puts attacks into every field that a stranger fills by a feed, a mail or a page, and into every
 * field that a reader types into.
 */
export async function fillWithNews(server: HostileServer): Promise<void> {
  await takeFeeds(server)
  await takeMails(server)
  await takePages(server)
  takeRanking(server)
  await typeEverywhere(server)
  await saveBookmarks(server)
  await joinEntries.run(server.tools, {})
  await reviseFeeds(server)
}

/** Fetches feeds with markup in every field of an entry, in three dialects. */
async function takeFeeds({ tools, post }: HostileServer, suffix = ''): Promise<void> {
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

/** Fetches the same items with changed words, so that there are revisions to compare. */
async function reviseFeeds(server: HostileServer): Promise<void> {
  const { tools } = server
  await takeFeeds(server, '<b onclick="alert(1)">Later</b> the ferry sailed again. ')
  tools.setNow(new Date(tools.now().getTime() + 2 * 3_600_000))
  await tools.db.run(sql`update feeds set next_fetch_at = ${new Date(0)}`)
  await fetchDueFeeds(tools)
  await joinEntries.run(tools, {})
}

async function takeMails({ tools, post }: HostileServer): Promise<void> {
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

/** Fetches pages whose articles contain several attacks each. */
async function takePages({ tools, post }: HostileServer): Promise<void> {
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

/** Saves bookmarks as readers do; some of them are imported. */
async function saveBookmarks({ tools, post }: HostileServer): Promise<void> {
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

/** Reads a public dataset's facts about models. */
function takeRanking({ tools }: HostileServer): void {
  const rows = markup
    .slice(0, 60)
    .map((vector) => ({ row: { Model: vector, Organization: vector, License: vector, Votes: 7 } }))
  tools.web.set(rowsAddress(), JSON.stringify({ rows }))
}

async function typeEverywhere({ get, post }: HostileServer): Promise<void> {
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
