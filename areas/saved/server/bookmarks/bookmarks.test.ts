import { afterEach, beforeEach, expect, test } from 'vitest'
import sharp from 'sharp'
import iconv from 'iconv-lite'
import { pdfOf } from '#platform/files/server/test-documents.ts'
import { SAVED } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { articlePage, paragraph } from '#engine/pages/test-pages.ts'
import { removeReader } from '#server/access/remove-reader.ts'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { AnswerTooLarge } from '#server/fetch/read-body.ts'
import { askedFor, testTools, type TestPage, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { fetchDueBookmarks } from '../fetching/fetch-forever.ts'
import { bookmarkContents, bookmarkPicture } from '../fetching/shown-pictures.ts'
import { sweepBookmarks } from '../fetching/sweep-bookmarks.ts'
import { serverSaved } from '../saved-articles.ts'
import { serverSavedLists } from '../lists-api.ts'
import { serverBookmarks } from './bookmarks-api.ts'
import { goneBookmark } from './gone-bookmark.ts'

const PAGE = 'https://harbour.example/ferry'
const PICTURE = 'https://harbour.example/quay.png'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

const keeper = () => serverBookmarks(tools.desk)
const list = (asked: Partial<Parameters<ReturnType<typeof keeper>['listBookmarks']>[0]> = {}) =>
  keeper().listBookmarks({ filter: 'all', search: '', ...asked })
const titles = async (asked = {}) => (await list(asked)).bookmarks.map(({ title }) => title)

async function save(address: string, { title = '', tags = [] as string[] } = {}) {
  const { id } = await keeper().addBookmark({ address, title, tags })
  return id
}

async function saved(address: string, page?: TestPage) {
  if (page !== undefined) tools.web.set(address, page)
  const id = await save(address)
  await fetchDueBookmarks(tools)
  return keeper().getBookmark({ id })
}

const isGone = (id: number | string, desk = tools.desk, path = '/news-hub/bookmark') =>
  goneBookmark(desk, path, new URLSearchParams({ id: String(id) }))

const ferry = () =>
  articlePage(`<article><h1>Ferry returns to Marlow Quay</h1>
    <p>${[0, 1, 2].map(paragraph).join('</p><p>')}</p><img src="/quay.png" alt="The quay at dawn"></article>`)

const png = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#abc' } })
    .png()
    .toBuffer()

test('a page is kept with its text and its picture, and read when its site is gone', async () => {
  tools.web.set(PICTURE, { body: await png(), headers: { 'content-type': 'image/png' } })
  const page = await saved(PAGE, ferry())
  expect(page).toMatchObject({
    state: 'kept',
    title: 'Ferry returns to Marlow Quay',
    site: 'harbour.example',
    message: null,
    waitingPictures: 0,
    minutes: 1,
  })
  tools.web.clear()
  const { html } = await keeper().getBookmark({ id: page.id })
  expect(html).toContain(paragraph(1))
  const [, bookmark, hash] = /src="\/saved\/pictures\/(\d+)\/([\da-f]{64})"/.exec(html)!
  expect(html).not.toContain('https://harbour.example/quay.png')
  const params = { bookmark: bookmark!, hash: hash! }
  const shown = await bookmarkPicture.answer(tools, askedFor(tools.readerId, params))
  expect((await sharp(shown!.body as Buffer).metadata()).format).toBe('webp')
  // Another reader does not get the picture, even with its address.
  expect(await bookmarkPicture.answer(tools, askedFor('somebody', params))).toBeNull()
})

test('a bookmark waits until its page was fetched', async () => {
  const id = await save(PAGE, { title: 'The ferry', tags: ['harbour', 'harbour'] })
  expect((await list()).bookmarks).toMatchObject([
    { id, title: 'The ferry', state: 'waiting', tags: ['harbour'], isRead: false, excerpt: '' },
  ])
  expect((await serverSaved(tools.desk).getSaved({})).bookmarks).toMatchObject([
    {
      id: String(id),
      title: 'The ferry',
      hub: 'harbour.example',
      page: `/news-hub/bookmark?id=${id}`,
    },
  ])
  expect(await serverSavedLists(tools.desk).countSaved({})).toEqual({
    articles: 0,
    threads: 0,
    bookmarks: 1,
    unreadBookmarks: 1,
    isEditable: true,
  })
})

test('saving a page again adds its tags and nothing else', async () => {
  const id = await save(PAGE, { tags: ['harbour'] })
  const again = await keeper().addBookmark({
    address: 'http://www.harbour.example/ferry/?utm_source=mail#top',
    title: 'Other',
    tags: ['ship'],
  })
  expect(again).toEqual({ id, isNew: false })
  expect((await list()).bookmarks).toMatchObject([{ address: PAGE, tags: ['harbour', 'ship'] }])
})

test.each([
  ['javascript:alert(1)', /Only pages at http and https/],
  ['data:text/html,hello', /Only pages at http and https/],
  ['ferry', /full web address/],
])('%s cannot be saved, and it says why', async (address, words) => {
  await expect(save(address)).rejects.toThrow(words)
})

test('tags, reading and archiving change the list', async () => {
  const first = await save('https://harbour.example/1', { title: 'One', tags: ['ship'] })
  tools.setNow(new Date('2026-03-02T13:00:00Z'))
  await save('https://harbour.example/2', { title: 'Two', tags: ['ship', 'quay'] })
  expect(await titles({ filter: 'unread' })).toEqual(['Two', 'One'])
  expect(await keeper().listTags({})).toEqual([
    { tag: 'ship', bookmarks: 2 },
    { tag: 'quay', bookmarks: 1 },
  ])
  expect(await titles({ tag: 'quay' })).toEqual(['Two'])
  await keeper().changeBookmark({ id: first, isRead: true, tags: ['old'], title: 'First' })
  expect(await titles({ filter: 'unread' })).toEqual(['Two'])
  expect(await titles()).toEqual(['Two', 'First'])
  await keeper().changeBookmark({ id: first, isArchived: true })
  expect(await titles()).toEqual(['Two'])
  expect(await titles({ filter: 'archived', tag: 'old' })).toEqual(['First'])
  await keeper().changeBookmark({ id: first, isArchived: false, isRead: false })
  expect(await titles({ filter: 'unread' })).toEqual(['Two', 'First'])
})

test('words find titles, texts, tags and hosts', async () => {
  await saved(PAGE, ferry())
  await save('https://bakery.example/bread', { title: 'Bread', tags: ['rye'] })
  expect(await titles({ search: 'passenger engine' })).toEqual(['Ferry returns to Marlow Quay'])
  expect(await titles({ search: 'rye' })).toEqual(['Bread'])
  expect(await titles({ search: 'bakery.example' })).toEqual(['Bread'])
  expect(await titles({ search: 'submarine' })).toEqual([])
})

test('deleting can be undone, and is for good after a day', async () => {
  tools.web.set(PICTURE, { body: await png(), headers: { 'content-type': 'image/png' } })
  const { id } = await saved(PAGE, ferry())
  await keeper().deleteBookmark({ id })
  expect(await titles()).toEqual([])
  await expect(keeper().getBookmark({ id })).rejects.toThrow('no longer there')
  expect(await isGone(id)).toBe(true)
  await keeper().restoreBookmark({ id })
  expect(await isGone(id)).toBe(false)
  expect(await titles()).toHaveLength(1)
  await keeper().deleteBookmark({ id })
  await sweepBookmarks.run(tools, {})
  expect(await bookmarkContents(tools).list()).toHaveLength(1)
  tools.setNow(new Date('2026-03-03T12:00:01Z'))
  await sweepBookmarks.run(tools, {})
  await expect(keeper().restoreBookmark({ id })).rejects.toThrow('no longer there')
  expect(await bookmarkContents(tools).list()).toEqual([])
})

test('lists continue beyond a page, with each bookmark once', async () => {
  await tools.db.run(sql`
    insert into saved_bookmarks (reader_id, address, page_key, host, title, saved_at)
    select ${tools.readerId}, 'https://a.example/' || n, n, 'a.example', n, ${tools.now()} from generate_series(1, 120) as n`)
  const seen: number[] = []
  let cursor: string | undefined
  do {
    const page = await list(cursor === undefined ? {} : { cursor })
    seen.push(...page.bookmarks.map(({ id }) => id))
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  expect(seen).toHaveLength(120)
  expect(new Set(seen).size).toBe(120)
})

test.each<[string, TestPage, string, string]>([
  [
    'nothing',
    { body: new Uint8Array() },
    'failed',
    'No article was found on the page at harbour.example.',
  ],
  ['a page that is gone', { status: 404 }, 'failed', 'no longer has a page at this address (404)'],
  ['a wall', { status: 403 }, 'failed', 'does not allow access to this page (403)'],
  ['a sign-in', { status: 401 }, 'failed', 'paying or signed-in readers only'],
  ['a film', { headers: { 'content-type': 'video/mp4' } }, 'failed', 'leads to video/mp4'],
  ['a server in trouble', { status: 500 }, 'waiting', 'harbour.example answered 500 for the page.'],
])('%s keeps the bookmark and says why', async (_, page, state, words) => {
  const read = await saved(PAGE, page)
  expect(read).toMatchObject({ state, message: expect.stringContaining(words), html: '' })
  // Fetching the page again starts from the beginning.
  tools.web.set(PAGE, ferry())
  await keeper().fetchBookmark({ id: read.id })
  await fetchDueBookmarks(tools)
  expect(await keeper().getBookmark({ id: read.id })).toMatchObject({
    state: 'kept',
    message: null,
  })
})

test('a page that fails for hours is given up, and the bookmark says so', async () => {
  await saved(PAGE, { status: 500 })
  for (const hour of [13, 14, 15]) {
    tools.setNow(new Date(`2026-03-02T${hour}:00:00Z`))
    await fetchDueBookmarks(tools)
  }
  expect((await list()).bookmarks).toMatchObject([{ state: 'failed' }])
})

test('the part of a page before a paywall is kept', async () => {
  const lead = articlePage(`<article><h1>Ferry returns</h1><p>${paragraph(1)}</p>
    <p>Subscribe to continue reading this article.</p></article>`)
  const page = await saved(PAGE, lead)
  expect(page).toMatchObject({
    state: 'failed',
    message: 'harbour.example shows the rest to paying readers only.',
  })
  expect(page.html).toContain(paragraph(1))
})

test('a page with few words is kept all the same', async () => {
  const page = await saved(
    PAGE,
    articlePage('<main><h1>Tides</h1><p>High water at nine, low water at three.</p></main>'),
  )
  expect(page).toMatchObject({ state: 'kept' })
  expect(page.html).toContain('High water at nine')
})

test('robots.txt is read and respected', async () => {
  tools.web.set('https://harbour.example/robots.txt', {
    body: Buffer.from('User-agent: *\nDisallow: /ferry'),
    headers: { 'content-type': 'text/plain' },
  })
  const page = await saved(PAGE, ferry())
  expect(page).toMatchObject({ state: 'failed', message: expect.stringContaining('robots.txt') })
})

test('Shift_JIS is decoded', async () => {
  const html = `<html><head><meta charset="shift_jis"><title>港の船</title></head><body><article><h1>港の船</h1>
    <p>${'灯台の船は月曜日に港に着いた。'.repeat(20)}</p></article></body></html>`
  const page = await saved(PAGE, {
    body: iconv.encode(html, 'shift_jis'),
    headers: { 'content-type': 'text/html' },
  })
  expect(page).toMatchObject({ state: 'kept', title: '港の船' })
  expect(page.html).toContain('灯台の船は月曜日に港に着いた')
})

test('a page that fails permanently is not tried again', async () => {
  tools.web.set(PAGE, () => {
    throw new Problem('invalid', '10.0.0.7 is inside the private network.')
  })
  const id = await save(PAGE)
  await fetchDueBookmarks(tools)
  expect(await keeper().getBookmark({ id })).toMatchObject({
    state: 'failed',
    message: '10.0.0.7 is inside the private network.',
  })
})

test('a page of 80 MB is not read, and says so', async () => {
  const page = await saved(PAGE, () => {
    throw new AnswerTooLarge(10_000_000, '')
  })
  expect(page).toMatchObject({
    state: 'failed',
    message: 'The page is larger than 10 MB, so it was not read.',
  })
})

test('a page inside the private network is refused with a message', async () => {
  Object.assign(tools, { fetch: guardedFetch({ allowPrivate: false }) })
  const id = await save('http://127.0.0.1:9/router')
  await fetchDueBookmarks(tools)
  expect(await keeper().getBookmark({ id })).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('127.0.0.1 is inside the private network'),
  })
})

test('the words of a PDF are kept', async () => {
  const body = pdfOf('The Lantern sailed into Marlow Quay on Monday.')
  const page = await saved('https://harbour.example/timetable.pdf', {
    body,
    headers: { 'content-type': 'application/pdf' },
  })
  expect(page).toMatchObject({ state: 'kept', title: 'harbour.example/timetable.pdf' })
  expect(page.html).toContain('The Lantern sailed')
})

test('an address of 2,000 characters works like any other', async () => {
  const address = `https://harbour.example/${'ö'.repeat(1975)}`
  const id = await save(address)
  expect(await keeper().addBookmark({ address, title: '', tags: [] })).toEqual({ id, isNew: false })
})

test('an existing text stays when its page cannot be fetched again', async () => {
  const { id } = await saved(PAGE, ferry())
  tools.web.set(PAGE, { status: 404 })
  await keeper().fetchBookmark({ id })
  await fetchDueBookmarks(tools)
  const page = await keeper().getBookmark({ id })
  expect(page).toMatchObject({ state: 'kept', message: expect.stringContaining('404') })
  expect(page.html).toContain(paragraph(1))
})

test('no reader sees or changes the bookmarks of another', async () => {
  const { id } = await saved(PAGE, ferry())
  await tools.db.run(sql`insert into readers (id, name, role) values ('ada', 'Ada', 'reader')`)
  const ada = serverBookmarks(deskOf(tools, 'ada'))
  expect(await ada.listBookmarks({ filter: 'all', search: '' })).toEqual({
    bookmarks: [],
    next: null,
  })
  await expect(ada.getBookmark({ id })).rejects.toThrow('no longer there')
  await expect(ada.changeBookmark({ id, title: 'Mine' })).rejects.toThrow('no longer there')
  await expect(ada.deleteBookmark({ id })).rejects.toThrow('no longer there')
  await expect(ada.fetchBookmark({ id })).rejects.toThrow('no longer there')
  const own = await ada.addBookmark({ address: PAGE, title: '', tags: [] })
  expect(own.isNew).toBe(true)
  await removeReader(tools, 'ada')
  expect(await titles()).toHaveLength(1)
})

test('pictures have a limit, beyond which their descriptions replace them', async () => {
  tools.web.set(PICTURE, { body: await png(), headers: { 'content-type': 'image/png' } })
  await tools.db.run(sql`
    insert into saved_bookmarks (reader_id, address, page_key, host, title, state, saved_at)
    values (${tools.readerId}, 'https://a.example/', 'a', 'a.example', 'A', 'kept', ${tools.now()})`)
  await tools.db.run(sql`
    insert into saved_pictures (reader_id, bookmark_id, address, host, state, hash, bytes)
    select reader_id, id, 'https://a.example/' || n, 'a.example', 'kept', n, ${SAVED.pictureBytes / 2} from saved_bookmarks,
      generate_series(1, 2) as n`)
  const page = await saved(PAGE, ferry())
  expect(page.html).toContain('The quay at dawn')
  expect(page.html).not.toContain('<img')
  expect((await keeper().getRoom({})).pictureBytes).toBe(SAVED.pictureBytes)
})

test('the page of a bookmark is not found if the reader has none with that number', async () => {
  const id = await save(PAGE)
  expect(await isGone(id)).toBe(false)
  expect(await isGone(id, deskOf(tools, 'ada'))).toBe(true)
  expect(await isGone('999999999999999')).toBe(true)
  expect(await isGone(id + 1, tools.desk, '/news-hub/save')).toBe(false)
  for (const words of ['', 'abc', '1e3', '-1', '1'.repeat(16)])
    expect(await isGone(words), words).toBe(false)
})
