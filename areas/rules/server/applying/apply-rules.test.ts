import { afterEach, beforeEach, expect, test } from 'vitest'
import { serverRuns } from '#platform/runs/server/api.ts'
import { performRuns } from '#platform/runs/server/lends.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql, type Tools } from '#server/tools.ts'
import type { RuleCondition } from '../../contract.ts'
import { hangingOn } from '#areas/articles/server/merging/hangs-on-articles.ts'
import { mergeArticles } from '#areas/articles/server/merging/merge-articles.ts'
import { actOnAged } from './apply-rules.ts'
import { applyToPast, applyWaiting } from './apply-to-past.ts'
import { readyRule } from '../conditions.ts'
import { findAllMatches } from '../find-matches.ts'
import { beginLook } from '../matching/look.ts'
import { serverRuleEditor } from '../rule-editor-api.ts'
import { serverRules } from '../rules-api.ts'
import { draftOf, storeArticles } from '../test-rules.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

const runs = () => serverRuns(tools.desk)
const editor = () => serverRuleEditor(tools.desk)
const changedBy = async (rule: string) =>
  (await editor().listChangedArticles({ rule })).articles.map(({ title }) => title)

const old: RuleCondition = { about: 'age', not: false, days: 30 }

async function addRule(name: string, conditions?: RuleCondition[]): Promise<string> {
  const { id } = await editor().saveRule(draftOf({ name, ...(conditions && { conditions }) }))
  await serverRules(tools.desk).setRuleEnabled({ id, enabled: true })
  return id
}

/** Stores a pattern that this version cannot parse. */
async function breakRule(id: string) {
  await tools.db.run(sql`
    update rules set definition = jsonb_set(definition, '{conditions,1}',
      '{"about":"pattern","not":false,"pattern":"(","where":"title"}') where id = ${id}`)
}

async function repairRule(id: string) {
  await tools.db.run(sql`
    update rules set definition = definition #- '{conditions,1}' where id = ${id}`)
}

const later = (days: number) => tools.setNow(new Date(tools.now().getTime() + days * 86_400_000))

test('a rule that fails on past articles does not stop others, and is tried again', async () => {
  await storeArticles(tools, [{ title: 'Harbour opens' }])
  const broken = await addRule('Broken')
  const other = await addRule('Other')
  await breakRule(broken)
  await performRuns(tools, applyToPast)
  expect(await changedBy(other)).toEqual(['Harbour opens'])
  expect(await editor().listWork({})).toMatchObject([{ isBusy: true }, { isBusy: false }])
  expect(await runs().listRuns({})).toMatchObject([
    { state: 'failed', error: expect.stringContaining('“Broken”') },
  ])

  await repairRule(broken)
  await applyWaiting(tools)
  await performRuns(tools, applyToPast)
  expect(await editor().listWork({})).toMatchObject([{ isBusy: false }, { isBusy: false }])
  expect(await runs().listRuns({})).toMatchObject([{ state: 'done', result: { matched: 0 } }])
})

test('a run that the reader pauses stays paused, and one that they cancel does not begin again', async () => {
  await storeArticles(tools, [{ title: 'Harbour opens' }])
  const rule = await addRule('Hider')
  const [{ id } = { id: '' }] = await runs().listRuns({})
  await runs().pauseRun({ id })
  await applyWaiting(tools)
  await performRuns(tools, applyToPast)
  expect(await changedBy(rule)).toEqual([])

  await runs().cancelRun({ id })
  expect(await editor().listWork({})).toMatchObject([{ isBusy: false }])
  await applyWaiting(tools)
  await performRuns(tools, applyToPast)
  expect(await changedBy(rule)).toEqual([])
})

test('a paused run goes on when another rule is switched on', async () => {
  await storeArticles(tools, [{ title: 'Harbour opens' }])
  const rule = await addRule('Hider')
  const [{ id } = { id: '' }] = await runs().listRuns({})
  await runs().pauseRun({ id })
  await addRule('Other')
  await performRuns(tools, applyToPast)
  expect(await changedBy(rule)).toEqual(['Harbour opens'])
  expect(await runs().listRuns({})).toMatchObject([{ id, state: 'done', result: { matched: 1 } }])
})

test('a rule about age that fails does not stop others', async () => {
  await storeArticles(tools, [{ title: 'Harbour opens', daysAgo: 29 }])
  const broken = await addRule('Broken', [old])
  const other = await addRule('Other', [old])
  await performRuns(tools, applyToPast)
  await breakRule(broken)
  later(2)
  await actOnAged.run(tools, {})
  expect(await changedBy(other)).toEqual(['Harbour opens'])
})

test('screens are told about acts of rules about age, and not if there were none', async () => {
  await storeArticles(tools, [{ title: 'Harbour opens', daysAgo: 29 }])
  await addRule('Old', [old])
  await performRuns(tools, applyToPast)
  tools.announced.length = 0
  await actOnAged.run(tools, {})
  expect(tools.announced).toEqual([])
  later(2)
  await actOnAged.run(tools, {})
  expect(tools.announced).toContainEqual({ area: 'articles' })
})

test('an act on an article that was merged meanwhile is undone where the article is now', async () => {
  const [from, into] = (await storeArticles(tools, [
    { title: 'Harbour opens' },
    { title: 'Harbour closes' },
  ])) as [number, number]
  const rule = await addRule('Hider')
  await performRuns(tools, applyToPast)
  await tools.db.transaction((db) => mergeArticles(db, hangingOn(tools.extensions), { from, into }))
  await editor().undoArticle({ rule, article: from })
  expect(await changedBy(rule)).toEqual([])
})

test('a batch that cannot be read fails once, when it is requested', async () => {
  let asked = 0
  const db = {
    many: async () => {
      if (++asked > 1) throw new Error('The connection is gone')
      return [{ id: 2, answers: '?', title: 'Harbour', lead: '' }]
    },
  } as unknown as Tools['db']
  const rule = readyRule({ ...draftOf({}), id: 'r', readerId: tools.readerId }, tools.now())
  const batches = findAllMatches(db, rule, { limit: 1 }, beginLook(tools, rule))
  expect((await batches.next()).value).toEqual([2])
  // The error occurs while the first batch is still being processed. It must not end the process as
  // an unhandled rejection.
  await new Promise((resolve) => setTimeout(resolve, 20))
  await expect(batches.next()).rejects.toThrow('The connection is gone')
})
