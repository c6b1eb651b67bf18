import { afterEach, beforeEach, expect, test } from 'vitest'
import { articles } from '#areas/articles/contract.ts'
import { followWriting } from '#areas/articles/server/writing/after-writing.ts'
import { ruleEditor, rules, type RuleDraft } from '#areas/rules/contract.ts'
import { ruleActs } from '#areas/rules/contracts/acts.ts'
import { draftOf, storeArticles, type TestArticle } from '#areas/rules/server/test-rules.ts'
import { saved } from '#areas/saved/contract.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import * as z from 'zod/mini'
import { workflowRuns } from '../contracts/runs.ts'
import { rehearsals } from '../contracts/rehearsals.ts'
import { triggers } from '../contracts/triggers.ts'
import { workflows } from '../contracts/workflows.ts'
import { steps, testAutomation } from './test-automation.ts'

const Tag = z.object({ articleId: z.int(), tag: z.string(), ruleId: z.nullable(z.string()) })
const State = z.object({ state: z.string() })

let tools: TestTools
let hub: ReturnType<typeof testAutomation>
beforeEach(async () => {
  tools = await testTools()
  hub = testAutomation(tools)
})
afterEach(() => tools.close())

/** Stores articles and carries out what follows when articles arrive. */
async function comeIn(list: TestArticle[]): Promise<number[]> {
  const ids = await storeArticles(tools, list)
  await tools.db.transaction((db) => followWriting(db, ids, tools))
  return ids
}

const harbour: RuleDraft['conditions'] = [
  { about: 'words', not: false, words: ['harbour'], where: 'title' },
]

async function addRule(draft: Partial<RuleDraft>): Promise<string> {
  const { id } = await hub.ask(ruleEditor.saveRule, draftOf({ conditions: harbour, ...draft }))
  await hub.ask(rules.setRuleEnabled, { id, enabled: true })
  return id
}

const causes = async (id: string) =>
  (await hub.ask(workflowRuns.listRuns, { workflow: id })).runs.map(({ cause }) => cause)

test('a rule runs a workflow with each new article that it matches, once, and says so', async () => {
  await comeIn([{ title: 'Harbour opens' }])
  const workflow = await hub.build([steps.note('note', '{{trigger.article.title}}')])
  await hub.switchOn(workflow)
  const rule = await addRule({ name: 'Watch', actions: [{ do: 'run', workflow }] })
  const ids = await comeIn([{ title: 'Harbour closes' }, { title: 'Bakery wins' }])
  await tools.db.transaction((db) => followWriting(db, ids, tools))

  expect(await causes(workflow)).toEqual(['Rule “Watch”: Harbour closes'])
  const [listed] = await hub.ask(rules.listRules, {})
  expect(listed!.action).toBe('Run the workflow “Harbour watch”')
  const { articles: changed } = await hub.ask(ruleEditor.listChangedArticles, { rule })
  expect(changed).toMatchObject([
    { title: 'Harbour closes', did: ['Ran the workflow “Harbour watch”'] },
  ])
})

test('a rule whose workflow is paused or deleted says so, and runs nothing', async () => {
  const workflow = await hub.build([steps.note('note', 'Fired')])
  const rule = await addRule({ actions: [{ do: 'run', workflow }] })
  const trouble = async () =>
    (await hub.ask(ruleEditor.listWork, {})).map(({ workflowTrouble }) => workflowTrouble)
  await comeIn([{ title: 'Harbour opens' }])
  expect(await causes(workflow)).toEqual([])
  expect((await hub.ask(ruleEditor.listChangedArticles, { rule })).articles).toEqual([])
  expect(await trouble()).toEqual(['The workflow “Harbour watch” is paused.'])
  await hub.ask(workflows.deleteWorkflow, { id: workflow })
  expect(await trouble()).toEqual(['The workflow that this rule runs was deleted. Choose another.'])
})

test('the copy of a rule does the same to the same articles, and the rule is off once it is on', async () => {
  const rule = await addRule({
    name: 'Harbour',
    conditions: [
      ...harbour,
      { about: 'pattern', not: true, pattern: 'clos(es|ed)', where: 'title' },
    ],
    actions: [{ do: 'save' }, { do: 'tag', tag: 'sea' }, { do: 'read' }, { do: 'notify' }],
  })
  const { id } = await hub.ask(workflows.copyRule, { rule })
  const open = await hub.ask(workflows.getWorkflow, { id })
  expect(open).toMatchObject({ name: 'Harbour', status: 'paused', faults: [], replaces: 'Harbour' })
  const { ruleWords } = await hub.ask(triggers.getTrigger, { id: open.trigger!.id })
  expect(ruleWords).toBe('Title contains “harbour” and title does not match /clos(es|ed)/')
  await comeIn([{ title: 'Harbour dredged' }, { title: 'Harbour closed' }])
  expect(await hub.ask(rehearsals.getPast, { id, zone: 'UTC' })).toMatchObject({ total: 1 })
  const isOn = async () => (await hub.ask(rules.listRules, {}))[0]!.enabled
  expect(await isOn()).toBe(true)
  await hub.switchOn(id)
  expect(await isOn()).toBe(false)
  expect(await hub.ask(workflows.getWorkflow, { id })).toMatchObject({ replaces: null })

  const [opens, closes] = await comeIn([{ title: 'Harbour opens' }, { title: 'Harbour closes' }])
  await hub.work()
  expect(await causes(id)).toEqual(['Article: Harbour opens'])
  expect(await hub.ask(saved.isArticleSaved, { article: opens! })).toBe(true)
  expect(await hub.ask(saved.isArticleSaved, { article: closes! })).toBe(false)
  expect(
    await tools.db.many(
      Tag,
      sql`select article_id, tag, rule_id from article_tags where rule_id is null`,
    ),
  ).toEqual([{ articleId: opens, tag: 'sea', ruleId: null }])
  expect((await hub.ask(articles.getArticle, { id: opens! })).title).toBe('Harbour opens')
})

test('a rule about age cannot be switched on as a workflow, which says why', async () => {
  const rule = await addRule({ conditions: [{ about: 'age', not: false, days: 30 }] })
  const { id } = await hub.ask(workflows.copyRule, { rule })
  const { faults } = await hub.ask(workflows.getWorkflow, { id })
  expect(faults).toEqual([
    expect.objectContaining({ message: expect.stringContaining('begins with new articles') }),
  ])
  await expect(hub.switchOn(id)).rejects.toThrow()
})

test('acts on an article fit their value, and are not done to one that is gone', async () => {
  const [article] = await comeIn([{ title: 'Harbour opens' }])
  const refused = { article: article!, act: 'rank', value: '9' } as const
  await expect(hub.ask(ruleActs.actOnArticle, refused)).rejects.toThrow('steps from -5 to 5')
  const tagless = { article: article!, act: 'tag' } as const
  await expect(hub.ask(ruleActs.actOnArticle, tagless)).rejects.toThrow('1 to 60 characters')
  const gone = { article: 99_999, act: 'archive' } as const
  await expect(hub.ask(ruleActs.actOnArticle, gone)).rejects.toThrow()
  for (const [act, value] of [
    ['hide', ''],
    ['rank', '2'],
    ['move', 'Science'],
    ['archive', ''],
  ] as const)
    await hub.ask(ruleActs.actOnArticle, { article: article!, act, value })
  expect(await tools.db.many(State, sql`select state from articles_put_away`)).toEqual([
    { state: 'hidden' },
  ])
})
