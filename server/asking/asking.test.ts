import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { articleOf, publish } from '#areas/feed/server/settings/test-articles.ts'
import { feed } from '#areas/feed/contract.ts'
import { notesEditor } from '#areas/notes/contracts/editor.ts'
import { saved } from '#areas/saved/contract.ts'
import { siteRules } from '#areas/sources/contracts/site-rules.ts'
import { defineContract, read, type Api } from '#core/contract.ts'
import { access } from '#platform/access/contract.ts'
import { patient } from '#core/test-patience.ts'
import { keeps } from '../areas.ts'
import { testTools, type TestTools } from '../test-tools.ts'
import { sql } from '../tools.ts'
import { openAsking } from './asking.ts'
import { isGranted, type Grant } from './grant.ts'

let tools: TestTools
beforeAll(async () => {
  tools = await testTools()
}, patient(60_000))
afterAll(() => tools.close())

const all = (scope: Grant['scope']): Grant => ({ operations: ['*'], scope })
const ask = (grant: Grant) => tools.askAs(tools.readerId, grant)

describe('A program asks what it was granted', () => {
  test.each([
    [['feed/listHeadlines'], 'feed/listHeadlines', true],
    [['feed/listHeadlines'], 'feed/listFolders', false],
    [['feed/*'], 'feed/listFolders', true],
    // A part such as `sources/health` is a contract of its own, which "sources/*" does not include.
    [['sources/*'], 'sources/health/listReports', false],
    [['sources/health/*'], 'sources/health/listReports', true],
    [[], 'feed/listFolders', false],
    [['feed'], 'feed/listFolders', false],
  ])('%j: %s is granted: %s', (operations, path, expected) => {
    expect(isGranted({ operations, scope: 'write' }, { path, kind: 'read' })).toBe(expected)
  })

  test('and nothing else, in words', async () => {
    const grant = { ...all('write'), operations: ['feed/getHub'] }
    await expect(ask(grant)(feed.listFolders, { search: '', time: 'today' })).rejects.toMatchObject(
      {
        kind: 'not-allowed',
        message: 'feed/listFolders is not among what was allowed here.',
      },
    )
  })

  test('by a scope that reads, it changes nothing, whatever is named', async () => {
    const grant = { ...all('read'), operations: ['notes/editor/*'] }
    await expect(ask(grant)(notesEditor.addNote, { text: 'x' })).rejects.toMatchObject({
      kind: 'not-allowed',
    })
    expect(
      (await ask(grant)(notesEditor.pageNotes, { isHighlight: false, search: '' })).notes,
    ).toEqual([])
  })

  test('only the scope of an owner reaches who has access', async () => {
    await expect(ask(all('write'))(access.listTokens, {})).rejects.toThrow('not among')
    expect(await ask(all('owner'))(access.listTokens, {})).toEqual([])
  })

  test('what holds for everybody is for owners, by that scope alone', async () => {
    const { listRules, deleteRule } = siteRules
    expect(await ask(all('read'))(listRules, {})).toEqual([])
    const gone = { site: 'nowhere.example' }
    await expect(ask(all('write'))(deleteRule, gone)).rejects.toThrow('scope "owner"')
    await expect(ask(all('owner'))(deleteRule, gone)).rejects.toThrow('no rule for nowhere')
    await tools.db.run(sql`insert into readers (id, name) values ('reader-other', 'Other')`)
    const other = tools.askAs('reader-other', all('owner'))
    await expect(other(listRules, {})).rejects.toThrow('only an owner')
  })
})

describe('What a program asks', () => {
  test('is checked by the schema, and so is the answer', async () => {
    await expect(
      ask(all('write'))(notesEditor.addNote, { text: 3 as never }),
    ).rejects.toMatchObject({ kind: 'invalid', fields: { text: expect.any(String) } })
    const tides = defineContract('tides', { getTide: read(z.object({}), z.object({ m: z.int() })) })
    const open = (m: unknown) => (): Api<typeof tides> => ({
      getTide: async () => ({ m, secret: 'x' }) as { m: number },
    })
    const asking = (m: unknown) => openAsking([{ contract: tides, open: open(m) }], tools)
    const tide = (m: unknown) => asking(m).askAs(tools.readerId, all('read'))(tides.getTide, {})
    expect(await tide(3)).toEqual({ m: 3 })
    await expect(tide('high')).rejects.toThrow('tides/getTide answers against its contract')
  })

  test('shows and changes the rows of its reader alone', async () => {
    const { id } = await ask(all('write'))(notesEditor.addNote, { text: 'Mine' })
    await tools.db.run(sql`insert into readers (id, name) values ('reader-third', 'Third')`)
    const third = tools.askAs('reader-third', all('write'))
    await expect(third(notesEditor.getNote, { id })).rejects.toMatchObject({ kind: 'not-found' })
    await expect(third(notesEditor.deleteNote, { id })).rejects.toMatchObject({ kind: 'not-found' })
  })
})

test('a decision of a program stands against an older one that comes from a browser later', async () => {
  await publish(tools, 'Harbour Gazette', [
    {
      title: 'Choir of Hill Street wins a regional prize',
      text: 'The choir of Hill Street won a regional prize and was not expected to.',
      published: '2026-03-02T11:00:00Z',
    },
  ])
  const article = await articleOf(tools, 'Choir')
  await ask(all('write'))(saved.saveArticle, { article })
  const removed = await openAsking(keeps, tools).put(
    tools.readerId,
    saved.removeSaved,
    { kind: 'articles', id: String(article) },
    { sent: { key: null, decidedAgoMs: 60_000 } },
  )
  expect(removed.outcome).toBe('superseded')
  const rows = sql`select article_id from saved_articles where article_id = ${article}`
  expect(await tools.db.many(z.object({ articleId: z.int() }), rows)).toHaveLength(1)
})
