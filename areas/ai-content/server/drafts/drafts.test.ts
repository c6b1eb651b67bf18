import { afterAll, beforeAll, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf } from '#server/tools.ts'
import { aiContent } from '../../contract.ts'
import { drafts } from '../../contracts/drafts.ts'
import { DRAFTS } from '../../limits.ts'
import { findMaker } from '#platform/actions/server/lends.ts'
import { sweepContent } from '../sweep.ts'
import { reworded, someBrief, testContent } from '../test-content.ts'
import { serverDrafts } from './drafts-api.ts'

// The tests share a database, but each has texts of its own.
let tools: TestTools
let content: ReturnType<typeof testContent>
beforeAll(async () => {
  tools = await testTools()
  content = testContent(tools)
})
afterAll(() => tools.close())

const later = (minutes: number) => tools.setNow(new Date(tools.now().getTime() + minutes * 60_000))

test('a text is drafted, renamed, copied, deleted, restored and forgotten', async () => {
  const { ask } = content
  const made = await content.write({ about: 'Lanterns at the pier' })
  expect(made).toMatchObject({ title: 'Lanterns at the pier', status: 'draft', version: 1 })
  expect(made.brief).toMatchObject({ ...someBrief, about: 'Lanterns at the pier' })

  await ask(drafts.renameDraft, { draft: made.id, title: 'Lanterns, again' })
  later(1)
  const { draft: copy } = await ask(drafts.duplicateDraft, { draft: made.id })
  expect(await content.titles({ search: 'LANTERNS' })).toEqual([
    'Lanterns, again (copy)',
    'Lanterns, again',
  ])

  await ask(drafts.deleteDrafts, { drafts: [made.id, copy] })
  expect(await content.titles({ search: 'lanterns' })).toEqual([])
  await expect(ask(drafts.getDraft, { draft: made.id })).rejects.toThrow('already gone')
  await ask(drafts.restoreDrafts, { drafts: [made.id] })
  expect(await content.titles({ search: 'lanterns' })).toEqual(['Lanterns, again'])
  expect(await content.titles({ search: 'lanterns', shelf: 'deleted' })).toEqual([
    'Lanterns, again (copy)',
  ])

  later((DRAFTS.binDays + 1) * 24 * 60)
  await sweepContent.run(tools, {})
  expect(await content.titles({ search: 'lanterns', shelf: 'deleted' })).toEqual([])
  expect(await content.titles({ search: 'lanterns' })).toEqual(['Lanterns, again'])
})

test('a title is found by any part of it, signs of patterns among them', async () => {
  await content.write({ about: 'Up 100%_\\ at sea' })
  for (const search of ['p 100%', '%_', '_\\ A', '\\'])
    expect(await content.titles({ search })).toEqual(['Up 100%_\\ at sea'])
  expect(await content.titles({ search: '100_' })).toEqual([])
})

test('of two who save one text, the second one is told', async () => {
  const read = await content.write()
  await content.save(read, reworded(read.text, 'First'))
  await expect(content.save(read, reworded(read.text, 'Second'))).rejects.toMatchObject({
    kind: 'conflict',
  })
  const now = await content.ask(drafts.getDraft, { draft: read.id })
  expect(now.text).toEqual(reworded(read.text, 'First'))
})

test('saves within minutes are one version, and each version can be restored', async () => {
  const { ask } = content
  const first = await content.write()
  const draft = first.id
  await content.save(first, reworded(first.text, 'Morning'))
  const second = await ask(drafts.getDraft, { draft })
  await content.save(second, reworded(first.text, 'Noon'))
  later(DRAFTS.versionMinutes + 1)
  const third = await ask(drafts.getDraft, { draft })
  await content.save(third, reworded(first.text, 'Evening'))
  const { versions } = await ask(drafts.listVersions, { draft })
  expect(versions.map(({ version, by }) => [version, by])).toEqual([
    [4, 'reader'],
    [3, 'reader'],
    [1, 'frame'],
  ])
  await ask(drafts.restoreVersion, { draft, version: 1 })
  expect(await ask(drafts.getDraft, { draft })).toMatchObject({ version: 5, text: first.text })
  await expect(ask(drafts.getVersion, { draft, version: 2 })).rejects.toThrow('no longer kept')
})

test('drafting again keeps what its reader wrote', async () => {
  const { ask } = content
  const first = await content.write()
  await content.save(first, reworded(first.text, 'Sails up'))
  const brief = { ...someBrief, points: ['It leaves at eight.'] }
  await ask(drafts.redraft, { draft: first.id, version: 2, brief })
  const again = await ask(drafts.getDraft, { draft: first.id })
  const words = again.text.parts.map(({ runs }) => runs.map(({ text }) => text).join(''))
  expect(words).toContain('Sails up')
  expect(words.join(' ')).toContain('It leaves at eight.')
  expect(words.join(' ')).not.toContain('It leaves at seven.')
  expect(again.brief.points).toEqual(brief.points)
})

test('words that no source says are kept as those of the reader', async () => {
  const read = await content.write()
  const citations = [{ source: 0, start: 0, end: 4 }]
  const run = { text: 'Ships sink.', by: 'source' as const, citations, isUnproven: false }
  const [first, ...others] = read.text.parts
  await content.save(read, { ...read.text, parts: [{ ...first!, runs: [run] }, ...others] })
  const { text } = await content.ask(drafts.getDraft, { draft: read.id })
  expect(text.parts[0]!.runs).toEqual([{ ...run, by: 'reader', citations: [] }])
})

test('usage equals a count of the texts', async () => {
  const { ask } = content
  await content.write()
  const listed = await ask(aiContent.listGenerations, {})
  expect(await ask(aiContent.getUsage, {})).toMatchObject({
    textCount: listed.length,
    wordCount: listed.reduce((sum, { wordCount }) => sum + wordCount, 0),
    publishedCount: 0,
    draftCount: listed.length,
  })
})

test('another reader finds none of it', async () => {
  const { id: draft } = await content.write()
  const other = serverDrafts(deskOf(tools, 'other'))
  await expect(other.getDraft({ draft })).rejects.toThrow('already gone')
  await expect(other.getVersion({ draft, version: 1 })).rejects.toThrow('already gone')
  await other.deleteDrafts({ drafts: [draft] })
  expect((await other.listDrafts({})).drafts).toEqual([])
  expect(await content.ask(drafts.getDraft, { draft })).toMatchObject({ id: draft })
})

test('a text that a workflow drafted names it as its author, and the workflow can take it back', async () => {
  const by = { kind: 'workflow', id: 'flow-1' } as const
  const ask = tools.askAs(tools.readerId, {
    operations: [drafts.writeDraft.path],
    scope: 'write',
    by,
  })
  const { draft } = await ask(drafts.writeDraft, { brief: someBrief })
  expect(
    await findMaker(tools.db, tools.readerId, { operation: drafts.writeDraft, thing: draft }),
  ).toEqual(by)
})
