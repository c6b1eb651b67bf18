import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { siteImport } from '../../contracts/import.ts'
import { media } from '../../contracts/media.ts'
import { posts } from '../../contracts/posts.ts'
import { testPicture } from '../media/test-media.ts'
import { testBuilder } from '../test-builder.ts'
import { makeImportedPictures } from './make-pictures.ts'

// The tests share a database, but each has its own site.
let tools: TestTools
let builder: ReturnType<typeof testBuilder>
beforeAll(async () => {
  tools = await testTools()
  builder = testBuilder(tools)
})
afterAll(() => tools.close())

const post = (title: string, more = '', body = 'Words.') =>
  strToU8(`---\ntitle: ${title}\ndate: 2024-05-01\n${more}\n---\n${body}`)
const zip = (files: Record<string, Uint8Array>) => Buffer.from(zipSync(files)).toString('base64')
const list = async (site: string) =>
  (await builder.ask(posts.listPosts, { site })).posts.map(({ path, state }) => [path, state])

async function import_(site: string, content: string, as: 'as-file' | 'drafts' = 'as-file') {
  const given = { site, name: 'blog.zip', content }
  return (await builder.ask(siteImport.importFile, { ...given, as })).import
}

test('a folder of posts is shown before it is imported, and imported once', async () => {
  const { ask } = builder
  const site = await builder.create()
  const content = zip({
    'posts/quay.md': post('Quay', '', '![The quay](quay.png)\n\n![](broken.png)'),
    'posts/idea.md': post('Idea', 'draft: true'),
    'posts/quay.png': await testPicture(40, 30, 'png'),
    'posts/broken.png': strToU8('no picture'),
    'about.md': post('About us', 'layout: page'),
  })
  const given = { site, name: 'blog.zip', content }
  const preview = await ask(siteImport.previewImport, given)
  expect(preview).toMatchObject({
    ...{ format: 'markdown', posts: 2, pages: 1, drafts: 1, pictures: 2, known: 0 },
    leftOut: [],
  })
  expect(await list(site)).toEqual([])

  await import_(site, content)
  expect(await list(site)).toEqual([
    ['news/idea', 'draft'],
    ['news/quay', 'published'],
  ])
  const { pages } = await builder.site(site)
  expect(pages.map(({ path }) => path)).toContain('about')
  expect((await ask(siteImport.listImports, { site })).imports).toMatchObject([
    { name: 'blog.zip', posts: 2, pages: 1, pictures: 0, waiting: 2 },
  ])

  await makeImportedPictures.run(tools, {})
  const { media: made } = await ask(media.listMedia, { site })
  expect(made).toMatchObject([{ name: 'quay.png', alt: 'The quay', uses: 1 }])
  expect((await ask(siteImport.listImports, { site })).imports).toMatchObject([
    { pictures: 1, waiting: 0, leftOut: [{ reason: 'picture', count: 1 }] },
  ])

  expect(await ask(siteImport.previewImport, given)).toMatchObject({ posts: 0, pages: 0, known: 3 })
  await expect(import_(site, content)).rejects.toThrow('from an earlier import')
  expect(await list(site)).toHaveLength(2)
})

test('a later file adds what is new, and its pictures once', async () => {
  const site = await builder.create()
  const picture = await testPicture(20, 10, 'png')
  const quay = post('Quay', '', '![](a.png)')
  await import_(site, zip({ 'quay.md': quay, 'a.png': picture }))
  await makeImportedPictures.run(tools, {})
  await import_(
    site,
    zip({ 'quay.md': quay, 'tide.md': post('Tide', '', '![](b.png)'), 'b.png': picture }),
  )
  await makeImportedPictures.run(tools, {})
  expect((await list(site)).map(([path]) => path)).toEqual(['news/tide', 'news/quay'])
  const { media: made } = await builder.ask(media.listMedia, { site })
  expect(made).toMatchObject([{ uses: 2 }])
})

test('an import can be deleted as a whole, and restored', async () => {
  const { ask } = builder
  const site = await builder.create()
  const id = await import_(
    site,
    zip({
      'quay.md': post('Quay', 'date: 2030-01-01', '![](a.png)'),
      'a.png': await testPicture(20, 10, 'png'),
      'b.md': post('B', 'type: page'),
    }),
  )
  await makeImportedPictures.run(tools, {})
  await ask(siteImport.deleteImport, { site, import: id })
  expect(await list(site)).toEqual([])
  expect((await ask(siteImport.listImports, { site })).imports).toEqual([])
  expect((await ask(media.listMedia, { site })).media).toEqual([])
  await expect(ask(siteImport.deleteImport, { site, import: id })).rejects.toThrow('already gone')

  await ask(posts.addPost, { site, title: 'Quay' })
  await ask(siteImport.restoreImport, { site, import: id })
  expect((await list(site)).map(([path]) => path)).toEqual(['news/quay', 'news/quay-2'])
  expect((await ask(siteImport.listImports, { site })).imports).toMatchObject([
    { posts: 1, pages: 1, pictures: 1 },
  ])
})

test('characters that no database can store are left out', async () => {
  const site = await builder.create()
  const words = 'A\0 quay &#0; &#xD800; \u0001 `\0` ![\0](x.png) [\0](https://a.example/\0)'
  await import_(site, zip({ 'quay.md': post('"Q\\0uay"', 'tags: ["\\0"]', words) }))
  expect(await list(site)).toEqual([['news/quay', 'published']])
})

test('all of it can come as drafts, and paths of the site stay', async () => {
  const site = await builder.create()
  await builder.ask(posts.addPost, { site, title: 'Quay' })
  await import_(site, zip({ 'quay.md': post('Quay') }), 'drafts')
  expect(await list(site)).toEqual([
    ['news/quay-2', 'draft'],
    ['news/quay', 'draft'],
  ])
})

test('the reader of another site gets nothing of it', async () => {
  const site = await builder.create()
  const id = await import_(site, zip({ 'quay.md': post('Quay') }))
  const other = await builder.create('Other')
  await expect(builder.ask(siteImport.deleteImport, { site: other, import: id })).rejects.toThrow(
    'already gone',
  )
})
