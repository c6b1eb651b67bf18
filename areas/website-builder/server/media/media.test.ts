import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { askedFor, testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { newBlock } from '../../blocks/new-block.ts'
import { media } from '../../contracts/media.ts'
import { pages } from '../../contracts/pages.ts'
import { posts } from '../../contracts/posts.ts'
import { publications } from '../../contracts/publications.ts'
import { sites } from '../../contracts/sites.ts'
import { SITE_MEDIA, PAGES } from '../../limits.ts'
import { sweepSites } from '../sweep.ts'
import { testPublishing } from '../test-publishing.ts'
import { siteZip } from '../zip/export-zip.ts'
import { serverMedia } from './media-api.ts'
import { mediaOf } from './site-media.ts'
import { dropForeignVideos } from './sweep-media.ts'
import { testPicture, testVideo } from './test-media.ts'

// The tests share a database, but each has its own site.
let tools: TestTools
let builder: ReturnType<typeof testPublishing>
let harbour: string
let pier: string
let video: string
beforeAll(async () => {
  tools = await testTools()
  builder = testPublishing(tools)
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
  harbour = base64(await testPicture(700, 350))
  pier = base64(await testPicture(400, 400, 'png'))
  video = base64(await testVideo())
})
afterAll(() => tools.close())

const add = (site: string, name: string, content = harbour, more = {}) =>
  builder.ask(media.addMedia, { site, name, content, ...more })

/** Shows a picture or a video on the first page of a site. */
async function show(site: string, kind: 'picture' | 'video', id: string) {
  const block = newBlock(kind, 'shown')
  const content = [{ ...block, props: { ...block.props, [kind]: id } }]
  await builder.save(site, await builder.page(site), { content })
}

test('pictures are listed with what they lack, described, filed, found and deleted', async () => {
  const { ask } = builder
  const site = await builder.create()
  const first = await add(site, 'C:\\photos\\harbour.jpg')
  expect(first).toMatchObject({
    ...{ kind: 'picture', name: 'harbour.jpg', folder: '', lacksAlt: true, uses: 0 },
    ...{ size: { widthPx: 700, heightPx: 350 }, focus: { x: 0.5, y: 0.5 } },
  })
  const film = await add(site, 'film.mp4', video, { folder: 'Films' })
  expect(film).toMatchObject({ kind: 'video', lacksAlt: false, size: null })
  const list = async (given: object) =>
    (await ask(media.listMedia, { site, ...given })).media.map(({ id }) => id)
  expect(await list({})).toEqual([film.id, first.id])
  expect(await list({ folder: 'Films' })).toEqual([film.id])
  expect(await list({ kind: 'picture', lacksAlt: true })).toEqual([first.id])

  const described = { alt: 'Boats at the pier', focus: { x: 0.2, y: 0.9 }, folder: 'Town' }
  expect(await ask(media.describeMedia, { site, media: first.id, ...described })).toMatchObject({
    ...{ ...described, name: 'harbour.jpg', lacksAlt: false },
  })
  expect(await list({ search: 'BOATS' })).toEqual([first.id])
  expect(await ask(media.getShelf, { site })).toMatchObject({
    ...{ media: 2, lackingAlt: 0, deleted: 0 },
    folders: [
      { name: 'Films', media: 1 },
      { name: 'Town', media: 1 },
    ],
  })
  await ask(media.deleteMedia, { site, media: first.id })
  expect(await list({})).toEqual([film.id])
  expect(await list({ shelf: 'deleted' })).toEqual([first.id])
  expect((await mediaOf(tools.desk, site)).picture(first.id)).toBeNull()
  await ask(media.restoreMedia, { site, media: first.id })
  expect(await list({})).toEqual([film.id, first.id])
})

test('a picture tells which pages and posts show it, and is replaced on all of them', async () => {
  const { ask } = builder
  const site = await builder.create()
  const { id, file } = await add(site, 'harbour.jpg')
  await show(site, 'picture', id)
  const { post } = await ask(posts.addPost, { site, title: 'Boats' })
  const { version, ...draft } = await ask(posts.getPost, { site, post })
  await ask(posts.savePost, { site, post, version, draft: { ...draft, sharePicture: id } })
  const { usedBy, uses } = await ask(media.getMedia, { site, media: id })
  expect(uses).toBe(2)
  expect(usedBy.map(({ kind, path }) => [kind, path])).toEqual([
    ['page', ''],
    ['post', 'news/boats'],
  ])
  const replaced = await ask(media.replaceMedia, {
    ...{ site, media: id, name: 'pier.png', content: pier },
  })
  expect(replaced).toMatchObject({ id, name: 'harbour.jpg', size: { widthPx: 400 }, uses: 2 })
  expect(replaced.file).not.toBe(file)
  await expect(
    ask(media.replaceMedia, { site, media: id, name: 'film.mp4', content: video }),
  ).rejects.toThrow('“film.mp4” is a video. Choose a picture')
})

test('a publication keeps its pictures and videos when they are deleted for good', async () => {
  const site = await builder.create()
  await builder.ask(pages.addPage, { site, title: 'Film', path: 'film' })
  const picture = await add(site, 'harbour.jpg', harbour, { alt: 'Boats' })
  const film = await add(site, 'film.mp4', video)
  await show(site, 'picture', picture.id)
  const block = newBlock('video', 'shown')
  const content = [{ ...block, props: { ...block.props, video: film.id } }]
  await builder.save(site, await builder.page(site, 'film'), { content })
  await builder.publish(site)
  const { name } = await builder.state(site)
  const first = await builder.load(name!)
  const at = /\/(media\/[\da-f]{16}-640\.webp)/.exec(first!.text)![1]!
  expect(first!.text).toContain('alt="Boats"')
  const filmAt = /\/(media\/[\da-f]{16}\.mp4)/.exec((await builder.load(name!, '/film'))!.text)![1]!

  for (const each of [picture, film]) {
    await builder.ask(media.deleteMedia, { site, media: each.id })
  }
  tools.setNow(new Date(tools.now().getTime() + (PAGES.restoredDays + 1) * 86_400_000))
  await sweepSites.run(tools, {})
  expect(await builder.load(name!, `/${at}`)).toMatchObject({
    ...{ status: 200, headers: { 'content-type': 'image/webp' } },
  })

  const bytes = Buffer.from(video, 'base64').byteLength
  const part = async (range?: string) => {
    const found = await builder.load(name!, `/${filmAt}`, { headers: range ? { range } : {} })
    return [found!.status, found!.headers!['content-range'], found!.body.byteLength]
  }
  expect(await part()).toEqual([200, undefined, bytes])
  expect(await part('bytes=10-19')).toEqual([206, `bytes 10-19/${bytes}`, 10])
  expect(await part('bytes=-5')).toEqual([206, `bytes ${bytes - 5}-${bytes - 1}/${bytes}`, 5])
  expect(await part(`bytes=${bytes}-`)).toEqual([416, `bytes */${bytes}`, 0])

  // Nothing stays of a site that is deleted permanently.
  await builder.ask(sites.deleteSite, { site })
  tools.setNow(new Date(tools.now().getTime() + (PAGES.restoredDays + 1) * 86_400_000))
  await sweepSites.run(tools, {})
  const left = sql`select from website_publication_videos where path = ${filmAt}`
  expect((await tools.db.run(left)).changed).toBe(0)
})

test('a preview and a ZIP of the drafts have pictures that are not published', async () => {
  const site = await builder.create()
  const { id } = await add(site, 'harbour.jpg')
  await show(site, 'picture', id)
  const { file, widths } = (await mediaOf(tools.desk, site)).picture(id)!
  expect(widths).toEqual([320, 640, 700])
  const zip = await siteZip.answer(tools.desk, askedFor(tools.readerId, { site }))
  const pieces: Uint8Array[] = []
  for await (const piece of zip!.body as AsyncIterable<Uint8Array>) pieces.push(piece)
  const packed = Object.keys(unzipSync(Buffer.concat(pieces)))
  expect(packed).toEqual(expect.arrayContaining([`media/${file}-320.webp`]))
  const preview = await openedPreview(site)
  const found = await builder.load(preview, `/media/${file}-320.webp`)
  expect(found).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } })
  expect((await builder.load(preview, `/media/${file}-900.webp`))!.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
  })
})

test('what takes more room than there is, or is not a picture, is refused and leaves nothing', async () => {
  const site = await builder.create()
  await expect(add(site, 'page.png', Buffer.from('<html>').toString('base64'))).rejects.toThrow(
    '“page.png” is not a picture or a video',
  )
  await tools.db.run(sql`
    insert into website_media (id, site_id, reader_id, kind, name, bytes, added_at)
    values ('media-huge', ${site}, ${tools.readerId}, 'picture', 'huge', ${SITE_MEDIA.bytes}, now())`)
  await expect(add(site, 'harbour.jpg')).rejects.toThrow('Delete some that you no longer need')
  expect((await builder.ask(media.listMedia, { site })).media).toHaveLength(1)
  await tools.db.run(sql`delete from website_media where id = 'media-huge'`)
})

test('a video whose pieces are not its own is dropped when an archive is restored', async () => {
  const site = await builder.create()
  const film = await add(site, 'film.mp4', video)
  await dropForeignVideos(tools.db)
  expect((await mediaOf(tools.desk, site)).video(film.id)).not.toBeNull()
  await tools.db.run(sql`update website_video_pieces set body = 'x'`)
  await dropForeignVideos(tools.db)
  expect((await mediaOf(tools.desk, site)).video(film.id)).toBeNull()
})

test('another reader finds none of it', async () => {
  const site = await builder.create()
  const { id } = await add(site, 'harbour.jpg')
  const other = serverMedia(deskOf(tools, 'other'))
  await expect(other.getMedia({ site, media: id })).rejects.toThrow('already gone')
  await expect(other.listMedia({ site })).rejects.toThrow('already gone')
  await expect(other.deleteMedia({ site, media: id })).rejects.toThrow('already gone')
})

async function openedPreview(site: string): Promise<string> {
  await builder.ask(publications.openPreview, { site })
  const { name } = await tools.db.one(
    z.object({ name: z.string() }),
    sql`select name from website_previews where site_id = ${site}`,
  )
  return name
}
