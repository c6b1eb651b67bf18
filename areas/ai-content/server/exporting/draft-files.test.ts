import { strFromU8, unzipSync } from 'fflate'
import mammoth from 'mammoth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askedFor, testTools, type TestTools } from '#server/test-tools.ts'
import type { ReaderRoute } from '#server/web/routes/route.ts'
import type { DraftText } from '../../drafts/draft.ts'
import { ferryDraft, part, run } from '../../test-drafts.ts'
import { insertDraft } from '../rows/write-rows.ts'
import { someBrief } from '../test-content.ts'
import { draftFiles } from './draft-files.ts'
import { draftArchive, historyTable } from './history-files.ts'

let tools: TestTools
beforeAll(async () => {
  tools = await testTools()
})
afterAll(() => tools.close())

const add = (text: DraftText) =>
  insertDraft(
    { db: tools.db, readerId: tools.readerId },
    { text, notices: [], brief: someBrief, by: 'frame', author: null },
    tools.now(),
  )

async function file(route: ReaderRoute, params: Record<string, string> = {}, query = '') {
  const asked = askedFor(tools.readerId, params)
  const reply = await route.answer(tools, { ...asked, query: new URLSearchParams(query) })
  if (!reply) return null
  const chunks: Buffer[] = []
  const body =
    typeof reply.body === 'string' || reply.body instanceof Uint8Array ? [reply.body] : reply.body
  for await (const chunk of body) chunks.push(Buffer.from(chunk))
  return { ...reply, bytes: Buffer.concat(chunks) }
}

test('a draft is written in every form, under its own name', async () => {
  const draft = await add({ ...ferryDraft(), title: 'Fähre: „frei“?' })
  const word = await file(draftFiles, { draft, file: 'text.docx' })
  expect(word?.headers?.['content-disposition']).toBe(
    `attachment; filename*=UTF-8''F%C3%A4hre%20%E2%80%9Efrei%E2%80%9C.docx`,
  )
  const { value } = await mammoth.extractRawText({ buffer: word!.bytes })
  expect(value).toContain('Two things are known. The ferry Marigold is afloat again.')
  const plain = await file(draftFiles, { draft, file: 'text.txt' }, 'for=public')
  expect(plain?.bytes.toString()).toContain('“The ferry Marigold is afloat again.” [1]')
  expect(await file(draftFiles, { draft, file: 'text.exe' })).toBeNull()
  expect(await file(draftFiles, { draft: 'draft-gone', file: 'text.md' })).toBeNull()
})

test('a public file that quotes too much of an outlet names it, and none is written', async () => {
  const text = ferryDraft()
  const more = [run('Ships wait.', 'source', 0)]
  const draft = await add({ ...text, parts: [...text.parts, part('paragraph', more)] })
  const asked = file(draftFiles, { draft, file: 'text.md' }, 'for=public')
  await expect(asked).rejects.toThrow('quotes more of Gazette: shorten it to fit')
  expect(await file(draftFiles, { draft, file: 'text.md' })).not.toBeNull()
})

test('chosen drafts are packed with a table, and all of them are listed', async () => {
  const drafts = [
    await add({ ...ferryDraft(), title: '=Tides' }),
    await add({ ...ferryDraft(), title: '=tides' }),
  ]
  const zip = await file(draftArchive, {}, `drafts=${drafts.join(',')}`)
  const files = unzipSync(zip!.bytes)
  const names = Object.keys(files).toSorted()
  expect(names).toHaveLength(7)
  expect(names).toContain('=Tides (2)/=Tides (2).docx')
  expect(names).toContain('=tides/=tides.md')
  const table = strFromU8(files['texts.csv']!)
  expect(table).toContain(`"'=Tides","blog-post"`)
  expect(table.split('\r\n')).toHaveLength(4)
  const listed = (await file(historyTable))!.bytes.toString()
  expect(listed).toContain(`"'=tides","blog-post"`)
})
