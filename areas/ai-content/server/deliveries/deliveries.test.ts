import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { posts } from '#areas/website-builder/contracts/posts.ts'
import { publications } from '#areas/website-builder/contracts/publications.ts'
import { testBuilder } from '#areas/website-builder/server/test-builder.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { deliveries, type Destination } from '../../contracts/deliveries.ts'
import { drafts, type OpenDraft } from '../../contracts/drafts.ts'
import { testContent } from '../test-content.ts'

let tools: TestTools
let content: ReturnType<typeof testContent>
let site: string
let read: OpenDraft
beforeAll(async () => {
  tools = await testTools()
  content = testContent(tools)
  site = await testBuilder(tools).create()
})
afterAll(() => tools.close())
beforeEach(async () => {
  read = await content.write({ about: 'Lanterns at the pier' })
})

const deliver = (destination: Destination, key = 'once') =>
  content.ask(deliveries.deliver, {
    ...{ draft: read.id, key, destination, withNotes: false, isConfirmed: false },
  })
const status = async () => (await content.ask(drafts.getDraft, { draft: read.id })).status

test('a text becomes a post that visitors see, and a draft again once the site is taken down', async () => {
  const done = await deliver({ way: 'post', site, isPublished: true })
  expect(done).toMatchObject({ state: 'sent', to: 'Harbour Café', isPublic: true, error: null })
  expect(await status()).toBe('published')
  const { posts: listed } = await content.ask(posts.listPosts, { site, search: 'lanterns' })
  expect(listed).toMatchObject([{ title: 'Lanterns at the pier', state: 'published' }])
  await content.ask(publications.takeDown, { site })
  expect(await status()).toBe('draft')
  // A deleted draft still follows the state of its post.
  await content.ask(drafts.deleteDrafts, { drafts: [read.id] })
  await content.ask(publications.publishSite, { site })
  await content.ask(drafts.restoreDrafts, { drafts: [read.id] })
  expect(await status()).toBe('published')
  await content.ask(posts.deletePost, { site, post: listed[0]!.id })
  expect(await status()).toBe('draft')
  const [told] = (await content.ask(deliveries.listDeliveries, { draft: read.id })).deliveries
  expect(told).toMatchObject({ state: 'withdrawn', isPublic: false })
})

test('a post carries the language of its text where the site has another', async () => {
  const languageOf = async (draft: string) => {
    const destination = { way: 'post', site, isPublished: false } as const
    await content.ask(deliveries.deliver, {
      ...{ draft, key: draft, destination, withNotes: false, isConfirmed: false },
    })
    const { posts: listed } = await content.ask(posts.listPosts, { site })
    return (await content.ask(posts.getPost, { site, post: listed[0]!.id })).language
  }
  expect(await languageOf(read.id)).toBeNull()
  const german = await content.write({ about: 'Laternen am Steg', language: 'de' })
  expect(await languageOf(german.id)).toBe('de')
})

test('pressed twice, it is delivered once', async () => {
  const to = { way: 'post', site, isPublished: false } as const
  const [one, other] = await Promise.all([deliver(to, 'key'), deliver(to, 'key')])
  expect(other.id).toBe(one.id)
  const { deliveries: all } = await content.ask(deliveries.listDeliveries, { draft: read.id })
  expect(all).toHaveLength(1)
  expect(await status()).toBe('draft')
})

test('a failed delivery says why, and is tried again by its reader', async () => {
  const failed = await deliver({ way: 'mail', to: 'anna@example.org', subject: '' })
  expect(failed).toMatchObject({ state: 'failed', to: 'anna@example.org', isPublic: false })
  expect(failed.error).toContain('No mail server is set up')
  expect(await status()).toBe('draft')
  const again = await content.ask(deliveries.retryDelivery, { delivery: failed.id })
  expect(again).toMatchObject({ id: failed.id, state: 'failed' })
})

test('a server that stopped in the middle leaves it to the reader to try again', async () => {
  const { id } = await deliver({ way: 'mail', to: '', subject: '' })
  await tools.db.run(sql`
    update ai_content_deliveries set state = 'sending', error = null, at = at - interval '1 hour' where id = ${id}`)
  const [told] = (await content.ask(deliveries.listDeliveries, { draft: read.id })).deliveries
  expect(told).toMatchObject({ state: 'failed' })
  expect(told!.error).toContain('It may have arrived')
})

test('a public copy counts as published, once for each version', async () => {
  const copy = { draft: read.id, way: 'copy', version: read.version } as const
  await content.ask(deliveries.recordDelivery, copy)
  await content.ask(deliveries.recordDelivery, copy)
  expect(await status()).toBe('published')
  const { deliveries: all } = await content.ask(deliveries.listDeliveries, { draft: read.id })
  expect(all).toMatchObject([{ way: 'copy', to: 'Copied', state: 'sent' }])
})
