import { afterAll, beforeAll, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf } from '#server/tools.ts'
import { pages } from '../../contracts/pages.ts'
import { posts, type PostDraft } from '../../contracts/posts.ts'
import { testPublishing } from '../test-publishing.ts'
import { pathOf } from './post-paths.ts'
import { postsOf } from './post-rows.ts'
import { publishWaitingPosts } from '../publishing/publish-waiting.ts'
import { serverPosts } from './posts-api.ts'
import { eachOnce } from './write-post.ts'

// The tests share a database, but each has its own site.
let tools: TestTools
let builder: ReturnType<typeof testPublishing>
beforeAll(async () => {
  tools = await testTools()
  builder = testPublishing(tools)
})
afterAll(() => tools.close())

async function read(site: string, post: string) {
  const found = await builder.ask(posts.getPost, { site, post })
  const { id: _, version, state: __, editedAt: ___, ...draft } = found
  return { version, draft }
}

async function write(site: string, title: string, changes: Partial<PostDraft> = {}) {
  const { post } = await builder.ask(posts.addPost, { site, title })
  const { version, draft } = await read(site, post)
  await builder.ask(posts.savePost, { site, post, version, draft: { ...draft, ...changes } })
  return post
}

const days = (count: number) => new Date(tools.now().getTime() + count * 86_400_000).toISOString()

test('posts are written, found, tagged, copied, deleted and restored', async () => {
  const { ask } = builder
  const site = await builder.create()
  const tags = ['Boats', 'boats']
  const old = await write(site, 'First boats', { tags, publishedAt: days(-5) })
  const fresh = await write(site, 'New menu', { tags: ['Food', 'Boats'], publishedAt: days(-1) })
  const planned = await write(site, 'Summer hours', { author: 'Ida', publishedAt: days(3) })
  const draft = await write(site, 'Idea')

  const listed = await ask(posts.listPosts, { site })
  expect(listed.posts.map(({ id }) => id)).toEqual([draft, planned, fresh, old])
  expect(listed.posts.map(({ state }) => state)).toEqual([
    ...['draft', 'scheduled', 'published', 'published'],
  ])
  const found = async (given: object) =>
    (await ask(posts.listPosts, { site, ...given })).posts.map(({ id }) => id)
  expect(await found({ search: 'IDA' })).toEqual([planned])
  expect(await found({ tag: 'Boats' })).toEqual([fresh, old])
  expect(await found({ state: 'published' })).toEqual([fresh, old])
  const told = await ask(posts.listTags, { site })
  expect(told.tags.map(({ name, posts: count }) => [name, count])).toEqual([
    ['Boats', 2],
    ['Food', 1],
  ])

  const { post: copy } = await ask(posts.duplicatePost, { site, post: fresh })
  expect((await read(site, copy)).draft).toMatchObject({
    ...{ title: 'New menu (copy)', path: 'news/new-menu-2', publishedAt: null },
  })
  await ask(posts.deletePost, { site, post: fresh })
  await expect(read(site, fresh)).rejects.toThrow('already gone')
  await write(site, 'New menu')
  await ask(posts.restorePost, { site, post: fresh })
  expect((await read(site, fresh)).draft.path).toBe('news/new-menu-3')
})

test('visitors see posts from their time on, its reader sees drafts as well', async () => {
  const site = await builder.create()
  await write(site, 'Past', { publishedAt: days(-1) })
  await write(site, 'Coming', { publishedAt: days(1) })
  await write(site, 'Draft')
  const titles = async (now: Date, withDrafts = false) =>
    (await postsOf(tools.desk, site, { now, withDrafts })).map(({ title }) => title)
  expect(await titles(tools.now())).toEqual(['Past'])
  expect(await titles(new Date(days(2)))).toEqual(['Coming', 'Past'])
  expect(await titles(tools.now(), true)).toEqual(['Coming', 'Draft', 'Past'])
})

test('a post that is planned is published with its site at its time', async () => {
  const site = await builder.create()
  const staging = await builder.create('Nobody sees it')
  await write(site, 'Summer hours', { publishedAt: days(1) })
  await write(staging, 'Summer hours', { publishedAt: days(1) })
  await builder.publish(site)
  const { name } = await builder.state(site)
  const status = async () => (await builder.load(name!, '/news/summer-hours'))!.status
  await publishWaitingPosts.run(tools, {})
  expect(await status()).toBe(404)
  builder.later(24 * 60 + 1)
  await publishWaitingPosts.run(tools, {})
  expect(await status()).toBe(200)
  expect((await builder.state(staging)).status).toBe('staging')
  expect((await builder.load(name!, '/news'))!.text).toContain('Summer hours')
})

test('pages and posts never share a path', async () => {
  const { ask } = builder
  const site = await builder.create()
  await ask(pages.addPage, { site, title: 'Boats', path: 'boats' })
  await expect(write(site, 'Our boats', { path: 'boats' })).rejects.toThrow(
    '“Boats” is at that path already.',
  )
  await write(site, 'Harbour', { path: 'harbour' })
  await expect(ask(pages.addPage, { site, title: 'Pier', path: 'harbour' })).rejects.toThrow(
    'The post "Harbour" is at that path already.',
  )
})

test('visitors of the former path of a post are led to it, wherever it goes', async () => {
  const { ask, load } = builder
  const site = await builder.create()
  const post = await write(site, 'Tide', { publishedAt: days(-1) })
  await builder.publish(site)
  const { name } = await builder.state(site)
  const move = async (path: string) => {
    const { version, draft } = await read(site, post)
    await ask(posts.savePost, { site, post, version, draft: { ...draft, path } })
    await builder.publish(site)
  }
  const status = async (path: string) => (await load(name!, path))!.status
  await move('tide')
  await move('news/high-tide')
  for (const path of ['/news/tide', '/tide'])
    expect((await load(name!, path))!.headers).toMatchObject({ location: '/news/high-tide' })
  await move('news/tide')
  expect(await status('/news/tide')).toBe(200)
  await ask(pages.addPage, { site, title: 'Tide', path: 'tide' })
  await builder.publish(site)
  expect(await status('/tide')).toBe(200)
  await ask(posts.deletePost, { site, post })
  await builder.publish(site)
  expect(await status('/news/high-tide')).toBe(404)
  // Visitors have never seen a draft.
  const draft = await write(site, 'Idea')
  const found = await read(site, draft)
  await ask(posts.savePost, {
    site,
    post: draft,
    version: found.version,
    draft: { ...found.draft, path: 'idea' },
  })
  await builder.publish(site)
  expect(await status('/news/idea')).toBe(404)
})

test('a post keeps a language of its own, also in its copy; one that is none is refused', async () => {
  const site = await builder.create()
  const post = await write(site, 'Speisekarte', { language: 'de' })
  expect((await read(site, post)).draft.language).toBe('de')
  const copy = await builder.ask(posts.duplicatePost, { site, post })
  expect((await read(site, copy.post)).draft.language).toBe('de')
  await expect(write(site, 'Menu', { language: 'deutsch, bitte' })).rejects.toMatchObject({
    kind: 'invalid',
  })
  expect((await read(site, await write(site, 'Menu', {}))).draft.language).toBeNull()
})

test('a post that somebody else saved since is not overwritten', async () => {
  const site = await builder.create()
  const post = await write(site, 'Twice')
  const { version, draft } = await read(site, post)
  const save = (changes: Partial<PostDraft>) =>
    builder.ask(posts.savePost, { site, post, version, draft: { ...draft, ...changes } })
  await expect(save({ publishedAt: '0001-01-01T00:00:00Z' })).rejects.toThrow('Choose a time')
  await save({})
  await expect(save({})).rejects.toMatchObject({ kind: 'conflict' })
})

test('another reader finds none of it', async () => {
  const site = await builder.create()
  const post = await write(site, 'Mine')
  const other = serverPosts(deskOf(tools, 'other'))
  await expect(other.getPost({ site, post })).rejects.toThrow('already gone')
  await expect(other.deletePost({ site, post })).rejects.toThrow('already gone')
  await expect(other.listPosts({ site })).rejects.toThrow('already gone')
})

test('paths are made of titles in any script, and tags that differ in capitals are one', () => {
  expect(pathOf('Über die Straße – heute!')).toBe('news/uber-die-strasse-heute')
  expect(pathOf('港')).toBe('news/post')
  expect(pathOf('a'.repeat(300))).toHaveLength(85)
  expect(eachOnce(['Boats', 'boats', 'Food', 'BOATS'])).toEqual(['Boats', 'Food'])
})
