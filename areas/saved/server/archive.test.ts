import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { articlePage, paragraph } from '#engine/pages/test-pages.ts'
import { exportArchive } from '#server/archive/export-archive.ts'
import { restoreArchive } from '#server/archive/restore-archive.ts'
import { archiveParts } from '#server/areas.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { serverBookmarks } from './bookmarks/bookmarks-api.ts'
import { fetchDueBookmarks } from './fetching/fetch-forever.ts'
import { bookmarkContents } from './fetching/shown-pictures.ts'
import { savedArchive } from './archive-part.ts'
import { serverSavedImport } from './importing/import-api.ts'

async function fill(tools: TestTools) {
  const size = { width: 40, height: 30, channels: 3, background: '#abc' } as const
  const png = await sharp({ create: size }).png().toBuffer()
  tools.web.set('https://harbour.example/a.png', { body: png })
  const page = `<article><h1>Ferry returns</h1><p>${paragraph(1)}</p><p>${paragraph(2)}</p><img src="/a.png"></article>`
  tools.web.set('https://harbour.example/ferry', articlePage(page))
  const { addBookmark } = serverBookmarks(tools.desk)
  await addBookmark({ address: 'https://harbour.example/ferry', title: '', tags: ['ship'] })
  await fetchDueBookmarks(tools)
  const csv = 'url,time_added,status\nhttps://bakery.example/,1714550400,unread\n'
  const content = Buffer.from(csv).toString('base64')
  return serverSavedImport(tools.desk).readFile({ content })
}

const listed = async (tools: TestTools) => {
  const { listBookmarks, getBookmark } = serverBookmarks(tools.desk)
  const { bookmarks } = await listBookmarks({ filter: 'all', search: 'Lantern' })
  return getBookmark({ id: bookmarks[0]!.id })
}

test('bookmarks move to another hub with their texts, pictures and what waits to be imported', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'synthwire-saved-'))
  const from = await testTools()
  const to = await testTools()
  try {
    const { id } = await fill(from)
    const file = join(folder, 'all.tar.gz')
    await exportArchive(from, file, archiveParts)
    await restoreArchive(to, file, archiveParts)
    // The archive contains the readers, so the id of the reader is the same.
    Object.assign(to, { readerId: from.readerId })
    expect(await listed(to)).toEqual(await listed(from))
    expect(await bookmarkContents(to).list()).toEqual(await bookmarkContents(from).list())
    expect(await serverSavedImport(to.desk).startImport({ id })).toEqual({
      run: expect.any(String),
    })
  } finally {
    await Promise.all([from.close(), to.close()])
    await rm(folder, { recursive: true })
  }
})

test('the archive of a reader holds the pictures of their own bookmarks', async () => {
  const tools = await testTools()
  try {
    await fill(tools)
    const files = async (reader: string) => {
      const names: string[] = []
      for await (const { name } of savedArchive.ownFiles!(tools, reader)) names.push(name)
      return names
    }
    const [hash] = await bookmarkContents(tools).list()
    expect(await files(tools.readerId)).toEqual([`bookmarks/${hash}.webp`])
    expect(await files('somebody')).toEqual([])
  } finally {
    await tools.close()
  }
})
