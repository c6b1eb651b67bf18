import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { performRuns } from '#platform/runs/server/lends.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import type { RuleAction } from '#areas/rules/contract.ts'
import { serverArticles } from '#areas/articles/server/page/api.ts'
import { hangingOn } from '#areas/articles/server/merging/hangs-on-articles.ts'
import { mergeArticles } from '#areas/articles/server/merging/merge-articles.ts'
import { applyToPast } from '#areas/rules/server/applying/apply-to-past.ts'
import { serverRuleEditor } from '#areas/rules/server/rule-editor-api.ts'
import { serverRules } from '#areas/rules/server/rules-api.ts'
import { draftOf, storeArticles } from '#areas/rules/server/test-rules.ts'
import { serverSaved } from '#areas/saved/server/saved-articles.ts'
import { serverReading } from './keeper.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

const reader = () => serverReading(tools.desk)
const editor = () => serverRuleEditor(tools.desk)

async function switchOn(...actions: RuleAction[]): Promise<string> {
  const { id } = await editor().saveRule(draftOf({ actions }))
  await serverRules(tools.desk).setRuleEnabled({ id, enabled: true })
  await performRuns(tools, applyToPast)
  return id
}

/** Says if an article is hidden, and what hides it. */
async function holdOn(article: number): Promise<string> {
  const held = await tools.db.maybe(
    z.object({ state: z.string(), ruleId: z.nullable(z.string()) }),
    sql`select state, rule_id from articles_put_away
        where article_id = ${article} and reader_id = ${tools.readerId}`,
  )
  return held ? `${held.state} by ${held.ruleId ?? 'the reader'}` : 'in the lists'
}

async function storeOne(title = 'Harbour opens'): Promise<number> {
  const [id] = await storeArticles(tools, [{ title }])
  return id!
}

test('what the reader hides over a rule stays hidden when the rule is undone', async () => {
  const article = await storeOne()
  const rule = await switchOn({ do: 'archive' })
  await reader().giveOpinion({ article, opinion: 'hide' })
  expect(await holdOn(article)).toBe('hidden by the reader')
  await editor().undoRule({ id: rule })
  expect(await holdOn(article)).toBe('hidden by the reader')
  await reader().takeBackOpinion({ article, opinion: 'hide' })
  expect(await holdOn(article)).toBe('in the lists')
})

test('a rule holds again what the reader hid over it and takes back', async () => {
  const article = await storeOne()
  const rule = await switchOn({ do: 'archive' })
  await reader().giveOpinion({ article, opinion: 'less' })
  await reader().takeBackOpinion({ article, opinion: 'less' })
  expect(await holdOn(article)).toBe(`archived by ${rule}`)
  await editor().undoRule({ id: rule })
  expect(await holdOn(article)).toBe('in the lists')
})

test('a rule that was taken back from the article meanwhile holds it no longer', async () => {
  const article = await storeOne()
  const rule = await switchOn({ do: 'hide' })
  await reader().giveOpinion({ article, opinion: 'hide' })
  await editor().undoArticle({ rule, article })
  await reader().takeBackOpinion({ article, opinion: 'hide' })
  expect(await holdOn(article)).toBe('in the lists')
})

test('what a deleted rule archived is archived again', async () => {
  const article = await storeOne()
  const rule = await switchOn({ do: 'archive' })
  await reader().giveOpinion({ article, opinion: 'hide' })
  await editor().removeRule({ id: rule, undo: false })
  await reader().takeBackOpinion({ article, opinion: 'hide' })
  expect(await holdOn(article)).toBe('archived by the reader')
})

test.each([
  ['less', 'hide'],
  ['hide', 'less'],
] as const)(
  'of two opinions, %s is taken back first and the other holds on',
  async (one, other) => {
    const article = await storeOne()
    await reader().giveOpinion({ article, opinion: 'less' })
    await reader().giveOpinion({ article, opinion: 'hide' })
    await reader().takeBackOpinion({ article, opinion: one })
    expect(await holdOn(article)).toBe('hidden by the reader')
    await reader().takeBackOpinion({ article, opinion: other })
    expect(await holdOn(article)).toBe('in the lists')
  },
)

test('who wants more of what they wanted less of has it in the lists again', async () => {
  const article = await storeOne()
  await reader().giveOpinion({ article, opinion: 'less' })
  await reader().giveOpinion({ article, opinion: 'more' })
  expect(await holdOn(article)).toBe('in the lists')
})

test('of articles that are merged, what the reader hid stays hidden when a rule is undone', async () => {
  const [from, into] = [await storeOne(), await storeOne('Harbour closes')]
  const rule = await switchOn({ do: 'archive' })
  await reader().giveOpinion({ article: from, opinion: 'hide' })
  await tools.db.transaction((db) => mergeArticles(db, hangingOn(tools.extensions), { from, into }))
  await editor().undoRule({ id: rule })
  expect(await holdOn(into)).toBe('hidden by the reader')
})

test('of articles that are merged, what the reader saved or read stays so when a rule is undone', async () => {
  const [from, into] = [await storeOne(), await storeOne('Harbour closes')]
  const rule = await switchOn({ do: 'save' }, { do: 'read' })
  await serverSaved(tools.desk).saveArticle({ article: from })
  await serverArticles(tools.desk).markRead({ id: from })
  await tools.db.transaction((db) => mergeArticles(db, hangingOn(tools.extensions), { from, into }))
  await editor().undoRule({ id: rule })
  expect(await serverSaved(tools.desk).isArticleSaved({ article: into })).toBe(true)
  const { isRead } = await serverArticles(tools.desk).getArticle({ id: into })
  expect(isRead).toBe(true)
})

test('nobody keeps, or is told of, an article that they do not follow', async () => {
  const article = await storeOne()
  await tools.db.run(sql`insert into readers (id, name) values ('guest', 'Guest')`)
  const gone = 'That article no longer exists.'
  await expect(serverSaved(deskOf(tools, 'guest')).saveArticle({ article })).rejects.toThrow(gone)
  await expect(serverReading(deskOf(tools, 'guest')).explainArticle({ article })).rejects.toThrow(
    gone,
  )
  expect((await serverSaved(deskOf(tools, 'guest')).getSaved({})).articles).toEqual([])
})

test('an article that merged is explained as the one that took it in', async () => {
  const [from, into] = [await storeOne(), await storeOne('Harbour closes')]
  await tools.db.transaction((db) => mergeArticles(db, hangingOn(tools.extensions), { from, into }))
  const { because } = await reader().explainArticle({ article: from })
  expect(because).not.toEqual([])
})
