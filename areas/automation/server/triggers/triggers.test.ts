import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { doneWithArticles } from '#areas/articles/server/merging/done-with-articles.ts'
import { followWriting } from '#areas/articles/server/writing/after-writing.ts'
import { articleOf, publish } from '#areas/feed/server/settings/test-articles.ts'
import { notesEditor } from '#areas/notes/contracts/editor.ts'
import { ruleEditor, rules } from '#areas/rules/contract.ts'
import { draftOf, storeArticles } from '#areas/rules/server/test-rules.ts'
import { saved } from '#areas/saved/contract.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { automation } from '../../contract.ts'
import { workflowRuns } from '../../contracts/runs.ts'
import { triggers } from '../../contracts/triggers.ts'
import { workflows } from '../../contracts/workflows.ts'
import type { TriggerDraft } from '../../flow/triggers.ts'
import { steps, testAutomation } from '../test-automation.ts'
import { fireDueSchedules } from './fire-schedules.ts'

let tools: TestTools
let hub: ReturnType<typeof testAutomation>
beforeEach(async () => {
  tools = await testTools()
  hub = testAutomation(tools)
})
afterEach(() => tools.close())

/** Adds an active workflow with a new trigger. */
async function hang(draft: TriggerDraft, flow = [steps.note('note', 'Fired')]) {
  const trigger = await hub.ask(triggers.saveTrigger, { name: 'Harbour', draft })
  const id = await hub.build(flow)
  await hub.ask(workflows.saveDraft, { id, revision: 2, triggerId: trigger.id })
  await hub.switchOn(id)
  return { id, trigger: trigger.id }
}

const HARBOUR = {
  title: 'Strike ends at the harbour after nine days of talks',
  text: 'Dock workers at the harbour of Cape Orrin ended their strike on Monday after nine days of talks over night shifts.',
  published: new Date('2026-03-02T11:00:00Z').toUTCString(),
}
const RAIN = {
  title: 'Rain falls over the northern hills for a week',
  text: 'Farmers in the northern hills expect rain until Sunday, the weather office said.',
  published: new Date('2026-03-02T11:00:00Z').toUTCString(),
}

const causes = async () => (await hub.ask(workflowRuns.listRuns, {})).runs.map(({ cause }) => cause)
const notes = async () =>
  (await hub.ask(notesEditor.pageNotes, { isHighlight: false, search: '' })).notes.length
const every6 = { kind: 'schedule', cron: '0 6 * * *', zone: 'Europe/Berlin' } as const

describe('A schedule', () => {
  test('fires at its time, once', async () => {
    const { trigger } = await hang(every6)
    await fireDueSchedules(tools)
    expect(await causes()).toEqual([])
    tools.setNow(new Date('2026-03-03T05:00:01Z'))
    await Promise.all([fireDueSchedules(tools), fireDueSchedules(tools)])
    await fireDueSchedules(tools)
    expect(await causes()).toEqual(['Schedule, 2026-03-03 06:00 Europe/Berlin'])
    const open = await hub.ask(triggers.getTrigger, { id: trigger })
    expect(open.next[0]).toBe('2026-03-04T05:00:00.000Z')
    expect(open.firedAt).toBe('2026-03-03T05:00:01.000Z')
  })

  test('makes up for the missed runs of four weeks with one run, and says so', async () => {
    await hang(every6)
    tools.setNow(new Date('2026-03-30T09:00:00Z'))
    await fireDueSchedules(tools)
    await fireDueSchedules(tools)
    expect(await causes()).toEqual(['Schedule, missed at 2026-03-30 06:00 Europe/Berlin'])
  })

  test('is refused where it never comes, and does nothing while it is off', async () => {
    const never = { ...every6, cron: '0 6 31 2 *' }
    await expect(hub.ask(triggers.saveTrigger, { name: 'Never', draft: never })).rejects.toThrow(
      /never runs/,
    )
    const { id, trigger } = await hang(every6)
    const { stops } = await hub.ask(triggers.setActive, { id: trigger, active: false })
    expect(stops).toEqual([{ id, name: 'Harbour watch' }])
    tools.setNow(new Date('2026-03-05T09:00:00Z'))
    await fireDueSchedules(tools)
    await hub.ask(triggers.setActive, { id: trigger, active: true })
    await fireDueSchedules(tools)
    expect(await causes()).toEqual([])
  })
})

describe('An article', () => {
  const grows: TriggerDraft = {
    kind: 'happening',
    name: 'article',
    when: {
      match: 'all',
      rows: [
        { field: '{{trigger.article.title}}', is: 'contains', value: 'harbour' },
        { field: '{{trigger.article.sourceCount}}', is: 'at-least', value: 2 },
      ],
    },
  }

  test('fires once, the first time that it meets the conditions', async () => {
    await hang(grows)
    await publish(tools, 'Harbour Gazette', [HARBOUR, RAIN])
    expect(await causes()).toEqual([])
    await publish(tools, 'Coast Radio', [HARBOUR])
    await publish(tools, 'Bay Post', [HARBOUR])
    expect(await causes()).toEqual([`Article: ${HARBOUR.title}`])
    await hub.work()
    expect(await notes()).toBe(1)
  })

  test('from before the workflow was switched on fires nothing', async () => {
    await publish(tools, 'Harbour Gazette', [HARBOUR])
    await tools.db.run(
      sql`update articles set created_at = ${new Date(tools.now().getTime() - 60_000)}`,
    )
    await hang(grows)
    await publish(tools, 'Coast Radio', [HARBOUR])
    expect(await causes()).toEqual([])
  })
})

describe('A happening', () => {
  test('fires in what made it true, and a workflow that makes it happen itself ends at depth 5', async () => {
    const { id } = await hang(
      { kind: 'happening', name: 'article.saved', when: { match: 'all', rows: [] } },
      [
        steps.wait('pause', 1),
        steps.act('unsave', 'saved/removeSaved', {
          kind: 'articles',
          id: '=String(trigger.article.id)',
        }),
        steps.act('save', 'saved/saveArticle', { article: '{{trigger.article.id}}' }),
      ],
    )
    await publish(tools, 'Harbour Gazette', [HARBOUR])
    const article = await articleOf(tools, 'harbour')
    await hub.ask(saved.saveArticle, { article })
    for (let look = 0; look < 15; look++) {
      hub.later(1)
      await hub.work()
    }
    expect((await hub.ask(automation.listWorkflows, {})).find((one) => one.id === id)?.runs).toBe(5)
  })
})

describe('A saved article', () => {
  const listen = () =>
    hang({ kind: 'happening', name: 'article.saved', when: { match: 'all', rows: [] } })
  const written = (id: number) => tools.db.transaction((db) => followWriting(db, [id], tools))

  test.each(['carry', 'part'] as const)(
    'that came along from another one fires nothing (%s)',
    async (way) => {
      await listen()
      const [from, into] = (await storeArticles(tools, [
        { title: 'Harbour opens' },
        { title: 'Harbour reopens' },
      ])) as [number, number]
      await hub.ask(saved.saveArticle, { article: from })
      hub.later(60)
      await tools.db.transaction(async (db) => {
        for (const kind of doneWithArticles) await kind[way]?.(db, { from, into })
      })
      await written(into)
      expect(await hub.ask(saved.isArticleSaved, { article: into })).toBe(true)
      expect(await causes()).toEqual(['Article saved: Harbour opens'])
    },
  )

  test('that a rule saves while it is written fires, once', async () => {
    await listen()
    const draft = draftOf({
      conditions: [{ about: 'words', not: false, words: ['harbour'], where: 'title' }],
      actions: [{ do: 'save' }],
    })
    const { id } = await hub.ask(ruleEditor.saveRule, draft)
    await hub.ask(rules.setRuleEnabled, { id, enabled: true })
    const [article] = (await storeArticles(tools, [{ title: 'Harbour opens' }])) as [number]
    await written(article)
    hub.later(60)
    await written(article)
    expect(await causes()).toEqual(['Article saved: Harbour opens'])
  })
})

describe('Conditions of a trigger', () => {
  test('cannot be code, and one that cannot be compared stops no news', async () => {
    const when = (field: string) => ({
      match: 'all' as const,
      rows: [{ field, is: 'equals' as const, value: 'x' }],
    })
    const draft = { kind: 'happening', name: 'article', when: when('=1 + 1') } as const
    await expect(hub.ask(triggers.saveTrigger, { name: 'Code', draft })).rejects.toThrow(
      /cannot be JavaScript/,
    )
    const { trigger } = await hang({ ...draft, when: when('{{trigger.article.title}}') })
    await tools.db.run(sql`
      update automation_triggers set draft = ${JSON.stringify(draft)}::jsonb where id = ${trigger}`)
    await publish(tools, 'Harbour Gazette', [HARBOUR])
    expect(await articleOf(tools, 'harbour')).toBeGreaterThan(0)
    expect(await causes()).toEqual([])
  })
})
