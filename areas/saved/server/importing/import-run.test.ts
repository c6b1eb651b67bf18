import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { articlePage, paragraph } from '#engine/pages/test-pages.ts'
import { claimRuns } from '#platform/runs/server/performing/claim-runs.ts'
import { performRuns } from '#platform/runs/server/lends.ts'
import { serverRuns } from '#platform/runs/server/api.ts'
import { askedFor, testTools, type TestTools } from '#server/test-tools.ts'
import { bytesOf } from '#server/web/routes/test-reply.ts'
import { sql } from '#server/tools.ts'
import { serverBookmarks } from '../bookmarks/bookmarks-api.ts'
import { bookmarkExport } from '../exporting/export-documents.ts'
import { fetchForever, fetchDueBookmarks } from '../fetching/fetch-forever.ts'
import { serverSavedImport } from './import-api.ts'
import { importBookmarks } from './import-run.ts'
import { leftOutDocument } from './left-out.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

const keeper = () => serverSavedImport(tools.desk)
const base64 = (text: string) => Buffer.from(text).toString('base64')
const readFile = (text: string) => keeper().readFile({ content: base64(text) })
const list = async () =>
  (await serverBookmarks(tools.desk).listBookmarks({ filter: 'all', search: '' })).bookmarks

const pocket = (count: number) =>
  `title,url,time_added,tags,status\n${Array.from(
    { length: count },
    (_, at) => `Page ${at},https://host${at % 3}.example/${at},17145504${10 + at},ship,unread`,
  ).join('\n')}\n`

function serve(count: number) {
  for (let at = 0; at < count; at++) {
    const html = articlePage(
      `<article><h1>Report ${at}</h1><p>${paragraph(at)} ${paragraph(at + 1)}</p></article>`,
    )
    tools.web.set(`https://host${at % 3}.example/${at}`, html)
  }
}

/** Does the work of a worker: performs the run, and fetches its pages. */
async function perform() {
  const done = new AbortController()
  const fetching = fetchForever(tools, done.signal, { hostPauseMs: 0 })
  await performRuns(tools, importBookmarks)
  done.abort()
  await fetching
}

const readRun = async () => (await serverRuns(tools.desk).listRuns({}))[0]!

test('a file is previewed, imported with its pages, and adds nothing a second time', async () => {
  serve(7)
  const preview = await readFile(pocket(7))
  expect(preview).toMatchObject({ format: 'pocket-csv', found: 7, fresh: 7, tags: 1, leftOut: [] })
  expect(await list()).toEqual([])
  const { run } = await keeper().startImport({ id: preview.id })
  expect(await keeper().getNewest({})).toMatchObject({ run, problems: 0 })
  await perform()
  expect(await readRun()).toMatchObject({ state: 'done', result: { added: 7, kept: 7, failed: 0 } })
  const kept = await list()
  expect(kept).toHaveLength(7)
  expect(kept[0]).toMatchObject({
    ...{ title: 'Page 6', tags: ['ship'], state: 'kept', isRead: false },
    excerpt: expect.stringContaining('Lantern'),
  })

  const again = await readFile(pocket(7))
  expect(again).toMatchObject({ found: 7, fresh: 0 })
  await keeper().startImport({ id: again.id })
  await perform()
  expect(await list()).toEqual(kept)
  await expect(keeper().startImport({ id: again.id })).rejects.toThrow('no longer waiting')
})

test.each(['bookmarks.html', 'bookmarks.csv', 'bookmarks.md'])(
  'what is exported as %s comes back without a duplicate',
  async (file) => {
    const own = serverBookmarks(tools.desk)
    const { id } = await own.addBookmark({
      address: 'https://harbour.example/ferry?a=1&b=2',
      title: 'Ferry [new] & “old” <b>',
      tags: ['two words', '=1+1'],
    })
    await own.changeBookmark({ id, isRead: true })
    await own.addBookmark({ address: 'https://bakery.example/', title: '', tags: [] })
    const document = await bookmarkExport.answer(tools, askedFor(tools.readerId, { file }))
    const text = String(await bytesOf(document!))
    const before = await list()
    const preview = await readFile(text)
    expect(preview).toMatchObject({ found: 2, fresh: 0, leftOut: [] })

    await tools.db.run(sql`delete from saved_bookmarks`)
    tools.web.clear()
    await keeper().startImport({ id: preview.id })
    await perform()
    const facts = (bookmarks: typeof before) =>
      bookmarks
        .map(({ address, title, tags, savedAt, isRead }) => ({
          address,
          title,
          tags: tags.toSorted(),
          savedAt,
          isRead,
        }))
        .toSorted((a, b) => a.address.localeCompare(b.address))
    expect(facts(await list())).toEqual(facts(before))
  },
)

test('a run that was killed continues with the rest', async () => {
  serve(7)
  const { id } = await readFile(pocket(7))
  await keeper().startImport({ id })
  // A worker claims the run and dies.
  await claimRuns(tools, importBookmarks, 1)
  await tools.db.run(sql`update runs set lease_until = now() - interval '1 second'`)
  await perform()
  expect(await readRun()).toMatchObject({ state: 'done', attempts: 2, result: { kept: 7 } })
  expect(await list()).toHaveLength(7)
})

test('while a run is paused, its pages are not fetched, but pages saved by hand are', async () => {
  serve(4)
  const { id } = await readFile(pocket(4))
  await keeper().startImport({ id })
  const performing = performRuns(tools, importBookmarks)
  await expect.poll(async () => (await list()).length).toBe(4)
  await serverRuns(tools.desk).pauseRun({ id: (await readRun()).id })
  await performing
  expect((await readRun()).state).toBe('paused')
  tools.web.set(
    'https://harbour.example/',
    articlePage(`<article><p>${paragraph(1)}</p></article>`),
  )
  await serverBookmarks(tools.desk).addBookmark({ address: 'harbour.example', title: '', tags: [] })
  await fetchDueBookmarks(tools)
  const states = await tools.db.many(
    z.object({ state: z.string(), host: z.string() }),
    sql`select state, host from saved_bookmarks order by host`,
  )
  expect(states.map(({ state }) => state)).toEqual([
    'kept',
    'waiting',
    'waiting',
    'waiting',
    'waiting',
  ])
  await serverRuns(tools.desk).resumeRun({ id: (await readRun()).id })
  await perform()
  expect((await list()).every(({ state }) => state === 'kept')).toBe(true)
})

test('a cancelled run leaves its bookmarks, each with the reason why it has no text', async () => {
  const { id } = await readFile(pocket(4))
  await keeper().startImport({ id })
  const performing = performRuns(tools, importBookmarks)
  await expect.poll(async () => (await list()).length).toBe(4)
  await serverRuns(tools.desk).cancelRun({ id: (await readRun()).id })
  await performing
  expect(await list()).toMatchObject(
    Array.from({ length: 4 }, () => ({
      state: 'failed',
      message: expect.stringContaining('The import was stopped'),
    })),
  )
})

test('a text in the file is sanitised and kept, and its page is not requested', async () => {
  const content = `<p onclick="x()">${paragraph(3)}</p><script>alert(1)</script><img src="https://host.example/a.png" alt="A quay">`
  const item = {
    is_archived: 1,
    tags: ['ship'],
    title: 'Ferry',
    url: 'https://host.example/ferry',
    content,
  }
  const { id } = await readFile(JSON.stringify([item]))
  await keeper().startImport({ id })
  await perform()
  const { bookmarks } = await serverBookmarks(tools.desk).listBookmarks({
    filter: 'archived',
    search: 'Lantern',
  })
  expect(bookmarks).toMatchObject([{ title: 'Ferry', state: 'kept', isRead: true }])
  const { html } = await serverBookmarks(tools.desk).getBookmark({ id: bookmarks[0]!.id })
  expect(html).toContain(paragraph(3))
  expect(html).not.toMatch(/onclick|script|host\.example/)
})

test('notes are imported, listed, found, changed and exported', async () => {
  const post = { href: 'https://host.example/ferry', description: 'Ferry', toread: 'yes' }
  const { id } = await readFile(
    JSON.stringify([{ ...post, extended: 'Ask\nthe purser', tags: 'a' }]),
  )
  await keeper().startImport({ id })
  await perform()
  const own = serverBookmarks(tools.desk)
  const search = async (search: string) =>
    (await own.listBookmarks({ filter: 'all', search })).bookmarks.map(({ note }) => note)
  expect(await search('purser')).toEqual(['Ask\nthe purser'])
  expect(await search('captain')).toEqual([])
  const [bookmark] = await list()
  await own.changeBookmark({ id: bookmark!.id, note: ' Ask the captain ' })
  expect(await search('captain')).toEqual(['Ask the captain'])
  expect(await own.getBookmark({ id: bookmark!.id })).toMatchObject({ note: 'Ask the captain' })
  await own.changeBookmark({ id: bookmark!.id, note: '' })
  expect(await search('captain')).toEqual([])
})

test('bookmarks that are left out, and pages that do not exist, are named in a table', async () => {
  const posts = ['https://host.example/gone', 'javascript:void(0)', '', 'https://host.example/gone']
  const read = await readFile(
    JSON.stringify(posts.map((href, at) => ({ href, description: `=Page ${at}`, tags: '' }))),
  )
  expect(read.leftOut).toEqual([
    { reason: 'no-address', count: 1 },
    { reason: 'no-web-address', count: 1 },
    { reason: 'repeated', count: 1 },
  ])
  const table = async (readerId = tools.readerId, id = read.id) => {
    const served = await leftOutDocument.answer(tools, askedFor(readerId, { id }))
    if (served === null) return null
    return String(await bytesOf(served))
      .trimEnd()
      .split('\r\n')
  }
  const lines = [
    '"number in the file","address","title","reason"',
    `"2","javascript:void(0)","'=Page 1","Its address is not an http or https address."`,
    `"3","","'=Page 2","It has no address."`,
    `"4","https://host.example/gone","'=Page 3","The same page is listed before it in the file. Their tags were joined."`,
  ]
  expect(await table()).toEqual(lines)
  expect(await table('another-reader')).toBeNull()
  expect(await table(tools.readerId, 'none')).toBeNull()
  const { run } = await keeper().startImport({ id: read.id })
  expect(await keeper().getNewest({})).toEqual({ run, import: read.id, problems: 3 })
  await perform()
  expect(await keeper().getNewest({})).toEqual({ run, import: read.id, problems: 4 })
  expect((await table())!.slice(4)).toEqual([
    expect.stringMatching(
      /^"","https:\/\/host.example\/gone","'=Page 0","Saved without its text. ./,
    ),
  ])
})

test('a file that is too large is refused with a message', async () => {
  const content = Buffer.alloc(50_000_001, 'a').toString('base64')
  await expect(keeper().readFile({ content })).rejects.toThrow('up to 50 MB can be read')
})
