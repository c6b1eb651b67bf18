import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { publish } from '#areas/feed/server/settings/test-articles.ts'
import { storeFigures } from '#platform/figures/server/count-call.ts'
import { mail } from '#platform/notifications/contracts/mail.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { rehearsals, type RehearsedStep } from '../../contracts/rehearsals.ts'
import { triggers } from '../../contracts/triggers.ts'
import { workflows } from '../../contracts/workflows.ts'
import type { Conditions } from '../../flow/fields/conditions.ts'
import type { Step } from '../../flow/flow.ts'
import type { TriggerDraft } from '../../flow/triggers.ts'
import { startWorkflow } from '../engine/start-workflow.ts'
import { demandWorkflow } from '../rows/workflow-rows.ts'
import { steps, testAutomation } from '../test-automation.ts'
import { withoutTimeLimit } from './test-time-limit.ts'

// All tests share a database, because a rehearsal changes nothing.
let tools: TestTools
let hub: ReturnType<typeof testAutomation>
/** The requests that were sent. */
const sent: string[] = []
beforeAll(async () => {
  tools = await testTools()
  const { fetch } = tools
  tools.fetch = (address, request) => {
    sent.push(`${request?.method ?? 'GET'} ${address}`)
    return fetch(address, request)
  }
  hub = testAutomation(tools)
  await publish(tools, 'Harbour Gazette', [HARBOUR, RAIN, KELVIN])
  await publish(tools, 'Coast Radio', [HARBOUR])
})
afterAll(() => tools.close())
beforeEach(() => void sent.splice(0))
const timeLimit = withoutTimeLimit()

const report = (title: string, day: string) => ({
  title,
  text: `${title}. The report of the day said so, and everybody in town believed it.`,
  published: `2026-03-0${day}:00:00Z`,
})
const HARBOUR = report('Harbour strike ends after nine days', '2T10')
const RAIN = report('Rain floods the old market hall', '2T08')
const KELVIN = report('Lab cools atoms below one \u212Aelvin', '1T08')

const ARTICLE: TriggerDraft = {
  kind: 'happening',
  name: 'article',
  when: { match: 'all', rows: [] },
}

async function build(flow: Step[], draft: TriggerDraft | null = ARTICLE): Promise<string> {
  const id = await hub.build(flow)
  if (!draft) return id
  const trigger = await hub.ask(triggers.saveTrigger, { name: 'Trigger', draft })
  const { revision } = await hub.ask(workflows.getWorkflow, { id })
  await hub.ask(workflows.saveDraft, { id, revision, triggerId: trigger.id })
  return id
}

const past = (id: string) => hub.ask(rehearsals.getPast, { id, zone: 'UTC' })
const rehearse = (id: string, event = 'last', answers = {}) =>
  hub.ask(rehearsals.rehearse, { id, event, answers })
const kinds = (all: RehearsedStep[]) => all.map(({ key, kind }) => [key, kind])

/** Computes a digest of every table. */
async function everything(): Promise<Record<string, string>> {
  const tables = await tools.db.many(
    z.object({ name: z.string() }),
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const { digests } = await tools.db.one(
    z.object({ digests: z.record(z.string(), z.string()) }),
    // The query is built as text, which is safe because all names come from the database itself.
    {
      text: `select jsonb_build_object() ${tables
        .map(
          ({ name }) =>
            `|| jsonb_build_object('${name}', (select coalesce(md5(string_agg(one::text, '' order by one::text)), '') from ${name} as one))`,
        )
        .join(' ')} as digests`,
      values: [],
    } as never,
  )
  return digests
}

/** Everything that a rehearsal could change or send inside the server. */
async function noticed() {
  // Counts of the runs of other tests are stored a few seconds later, so they are stored now.
  await storeFigures(tools)
  return { tables: await everything(), queued: [...tools.queued], told: tools.announced.length }
}

describe('A rehearsal', () => {
  test('sends nothing and keeps nothing, whatever the steps do', async () => {
    const id = await build([
      steps.act('save', 'saved/saveArticle', { article: '{{trigger.article.id}}' }),
      steps.note('note', 'About {{trigger.article.title}}'),
      steps.act('tell', 'notify', { title: '{{trigger.article.title}}', text: 'x' }),
      steps.act('mail', 'mail', { subject: 'News', text: 'x' }, { onFailure: 'continue' }),
      ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'].map((method) =>
        steps.act(method.toLowerCase(), 'http', { method, url: 'https://shop.example/order' }),
      ),
      steps.act('feed', 'read-feed', { url: 'https://shop.example/feed.xml' }),
      {
        do: 'model',
        id: 'ai',
        name: 'AI',
        instructions: 'Be brief.',
        prompt: '{{steps.get.status}}',
      },
      steps.wait('pause', 86_400),
      steps.approve('ok', 'Go on?'),
      steps.each('all', '=[1, 2]', [steps.note('inner', 'Note {{item}}')]),
      steps.run('other', 'Harbour watch'),
      steps.code('sum', 'return steps.all.results.length'),
      steps.stop('end', 'done', '{{steps.sum}} in all'),
    ])
    const before = await noticed()
    const { event, steps: done, end } = await rehearse(id)
    expect(event.words).toBe(HARBOUR.title)
    expect(end).toEqual({ as: 'done', message: '2 in all' })
    expect(kinds(done)).toEqual([
      ['save', 'done'],
      ['note', 'done'],
      ['tell', 'done'],
      ...['mail', 'get', 'post', 'put', 'patch', 'delete', 'head', 'feed', 'ai'].map((key) => [
        key,
        'shown',
      ]),
      ['pause', 'passed'],
      ['ok', 'passed'],
      ['all', 'done'],
      ['all:0/inner', 'done'],
      ['all:1/inner', 'done'],
      ['other', 'shown'],
      ['sum', 'done'],
      ['end', 'done'],
    ])
    expect(done.find(({ key }) => key === 'ai')?.input).toMatchObject({ prompt: '200' })
    expect(await noticed()).toEqual(before)
    expect(sent).toEqual([])
  })

  test('of every action there is leaves everything as it was', async () => {
    const actions = await hub.ask(workflows.listActions, {})
    const flow = actions
      .filter(({ accountKind }) => accountKind === null)
      .map(({ name, example }, at) =>
        steps.act(`step-${at}`, name, example, { onFailure: 'continue' }),
      )
    const id = await build(flow)
    const before = await noticed()
    const { steps: done } = await rehearse(id)
    expect(done).toHaveLength(flow.length)
    // Some examples name things that do not exist, so only most of the steps have to succeed.
    expect(done.filter(({ kind }) => kind !== 'failed').length).toBeGreaterThan(flow.length / 2)
    expect(await noticed()).toEqual(before)
    expect(sent).toEqual([])
  })

  test('shows a mail, and sends none', async () => {
    await hub.ask(mail.saveMailServer, MAIL)
    const id = await build([steps.act('mail', 'mail', { subject: 'News', text: 'x' })])
    const before = await noticed()
    const { steps: done } = await rehearse(id)
    expect(done).toMatchObject([{ kind: 'shown', input: { subject: 'News', text: 'x' } }])
    expect(sent).toEqual([])
    expect(await noticed()).toEqual(before)
  })

  test('ends hostile code as a run does, and goes on where the step says so', async () => {
    const id = await build([
      { ...steps.code('loop', 'for (;;) {}'), onFailure: 'continue' },
      steps.note('note', 'After'),
    ])
    const { steps: done } = await rehearse(id)
    expect(kinds(done)).toEqual([
      ['loop', 'failed'],
      ['note', 'done'],
    ])
    expect(done[0]!.error).toMatch(/too long|took/i)
  })

  test('ends after its time limit, and says that a run has more time', async () => {
    const id = await build([steps.note('note', 'Late')])
    timeLimit.mockReturnValueOnce(AbortSignal.abort())
    const { steps: done, end } = await rehearse(id)
    expect([done, end]).toEqual([
      [],
      { as: 'failed', message: 'The rehearsal ended after 5 seconds. A run has more time.' },
    ])
    expect(timeLimit).toHaveBeenLastCalledWith(5000)
  })

  test('shows a request without its secrets', async () => {
    const id = await build([
      steps.act('post', 'http', {
        method: 'POST',
        url: 'https://shop.example/order?token=t0ps3cret',
        headers: { Authorization: 'Bearer t0ps3cret', 'X-Shop': 'harbour' },
        body: { article: '{{trigger.article.title}}', password: 't0ps3cret' },
      }),
    ])
    const rehearsed = await rehearse(id)
    expect(JSON.stringify(rehearsed)).not.toContain('t0ps3cret')
    expect(rehearsed.steps[0]!.request).toMatchObject({
      method: 'POST',
      address: 'https://shop.example/order?token=******',
      headers: { 'x-shop': 'harbour', authorization: '******' },
      body: JSON.stringify({ article: HARBOUR.title, password: '******' }),
    })
  })
})

describe('Behind a step that is only shown', () => {
  test('goes on with the last real answer, and with what the reader asked for or pinned before that', async () => {
    tools.web.set('https://shop.example/stock', {
      ...{ headers: { 'content-type': 'application/json' }, status: 200 },
      body: new TextEncoder().encode('{"left": 7}'),
    })
    const id = await build([
      steps.act('stock', 'http', { url: 'https://shop.example/stock' }),
      steps.set('says', { left: '{{steps.stock.body.left}}' }),
    ])
    const left = async (answers = {}) => {
      const { steps: done } = await rehearse(id, 'last', answers)
      return [done[0]!.answerFrom, done[1]!.output]
    }
    expect(await left()).toEqual(['example', { left: null }])
    const asked = await hub.ask(rehearsals.askReally, { id, event: 'last', step: 'stock' })
    expect(asked).toMatchObject({ error: null, output: { body: { left: 7 } } })
    expect(sent).toEqual(['GET https://shop.example/stock'])
    expect(await left({ stock: asked.output })).toEqual(['asked', { left: 7 }])
    await hub.runNow(id)
    await hub.work()
    expect(await left()).toEqual(['last-run', { left: 7 }])
    const { revision } = await hub.ask(workflows.getWorkflow, { id })
    await hub.ask(workflows.saveDraft, { id, revision, pinned: { stock: { body: { left: 1 } } } })
    expect(await left()).toEqual(['pinned', { left: 1 }])
    expect(sent).toHaveLength(2)
  })

  test('takes an example by the schema of an AI step', async () => {
    const schema = { type: 'object', properties: { mood: { enum: ['calm', 'angry'] } } }
    const id = await build([
      { do: 'model', id: 'ai', name: 'AI', instructions: '', prompt: 'Mood?', schema },
      steps.set('says', { mood: '{{steps.ai.mood}}' }),
    ])
    const { steps: done } = await rehearse(id)
    expect(done[1]!.output).toEqual({ mood: 'calm' })
  })
})

describe('The last 30 days', () => {
  const when = (rows: Conditions['rows'], match: Conditions['match'] = 'all') => ({ match, rows })
  const titles = async (conditions: Conditions) => {
    const { total, newest } = await past(await build([], { ...ARTICLE, when: conditions }))
    expect(newest.events).toHaveLength(total)
    return newest.events.map(({ words }) => words).toSorted()
  }
  const title = (is: 'contains' | 'matches-words' | 'starts-with', value: string) => {
    return { field: '{{trigger.article.title}}', is, value }
  }

  test('count the articles that meet the conditions, by day', async () => {
    const id = await build([])
    const { total, isAll, days, from } = await past(id)
    expect([total, isAll, from]).toEqual([3, true, 'articles'])
    expect(days).toHaveLength(31)
    expect(days.slice(-2)).toEqual([
      { day: '2026-03-01', count: 1 },
      { day: '2026-03-02', count: 2 },
    ])
  })

  test('miss no article of those that meet the conditions', async () => {
    expect(await titles(when([title('contains', 'HARBOUR')]))).toEqual([HARBOUR.title])
    expect(await titles(when([title('contains', 'kelvin')]))).toEqual([KELVIN.title])
    expect(await titles(when([title('matches-words', 'market rain')]))).toEqual([RAIN.title])
    expect(
      await titles(when([title('starts-with', 'rain'), title('contains', 'strike')], 'any')),
    ).toEqual([HARBOUR.title, RAIN.title])
    const sources = (is: 'at-least' | 'at-most', value: number) =>
      when([{ field: '{{trigger.article.sourceCount}}', is, value }])
    expect(await titles(sources('at-least', 2))).toEqual([HARBOUR.title])
    expect(await titles(sources('at-most', 1))).toHaveLength(2)
    const ofSource = (value: string) =>
      titles(when([{ field: '{{trigger.article.sources}}', is: 'contains', value }]))
    expect(await ofSource('coast radio')).toEqual([HARBOUR.title])
    expect(await ofSource('coast')).toEqual([])
    // Renames an outlet in all of its articles.
    const rename = (from: string, to: string) =>
      tools.db.run(sql`update sources set name = ${to} where name = ${from}`)
    await rename('Coast Radio', 'Ink by the Sea')
    try {
      expect(await ofSource('INK by the sea')).toEqual([HARBOUR.title])
      expect(await ofSource('harbour gazette')).toHaveLength(3)
    } finally {
      await rename('Ink by the Sea', 'Coast Radio')
    }
  })

  test('count articles as they were when the workflow ran for them, too', async () => {
    const draft = { ...ARTICLE, when: when([title('contains', 'ferry')]) }
    const id = await build([steps.set('says', { it: '{{trigger.article.title}}' })], draft)
    expect((await past(id)).total).toBe(0)
    const workflow = await demandWorkflow(tools.db, id)
    const run = (article: number, title: string, publishedTime: string) =>
      startWorkflow(tools, tools.db, workflow, {
        ...{ cause: `article/${article}`, words: `Article: ${title}` },
        trigger: { article: { id: article, title, publishedTime } },
      })
    await run(900_001, 'Ferry late', '2026-03-01T10:00:00.000Z')
    await run(900_002, 'Bus late', '2026-03-01T10:00:00.000Z')
    await run(900_003, 'Ferry long ago', '2025-03-01T10:00:00.000Z')
    const { total, newest } = await past(id)
    expect([total, newest.events.map(({ words }) => words)]).toEqual([1, ['Ferry late']])
    const { steps: done } = await rehearse(id, newest.events[0]!.key)
    expect(done[0]!.output).toEqual({ it: 'Ferry late' })
    const { events } = await hub.ask(rehearsals.listEvents, { id, before: 900_001 })
    expect(events).toEqual([])
  })

  test('count the times of a schedule, and rehearse one of them', async () => {
    const draft = { kind: 'schedule', cron: '0 6 * * *', zone: 'Europe/Berlin' } as const
    const id = await build([steps.set('at', { time: '{{trigger.time}}' })], draft)
    const { total, newest, from } = await past(id)
    expect([total, from, newest.events.length]).toEqual([30, 'times', 20])
    expect(newest.events[0]!.words).toMatch(/ 06:00 Europe\/Berlin$/)
    const behind = await hub.ask(rehearsals.listEvents, { id, before: newest.next! })
    expect(behind.events).toHaveLength(10)
    const { steps: done } = await rehearse(id, behind.events.at(-1)!.key)
    expect(done[0]!.output).toEqual({ time: '2026-02-01T05:00:00.000Z' })
  })

  test('know other events by the runs that they began, and have an example where there is none', async () => {
    const id = await build([steps.set('says', { all: '{{trigger}}' })], null)
    expect(await past(id)).toMatchObject({ total: 0, from: 'runs', newest: { next: null } })
    await expect(rehearse(id)).rejects.toThrow(/Rehearse it with an example/)
    expect((await rehearse(id, 'example')).steps[0]!.kind).toBe('done')
    await hub.runNow(id, { colour: 'red' })
    expect(await past(id)).toMatchObject({ total: 1 })
    expect((await rehearse(id)).steps[0]!.output).toEqual({ all: { colour: 'red' } })
  })

  test('find an event by its words, and say whether it meets the conditions', async () => {
    const id = await build([], { ...ARTICLE, when: when([title('contains', 'harbour')]) })
    const { events } = await hub.ask(rehearsals.findEvents, { id, search: 'rain' })
    expect(events).toMatchObject([{ words: RAIN.title, isMet: false }])
    expect((await rehearse(id, events[0]!.key)).event.isMet).toBe(false)
  })
})

const MAIL = {
  ...{ host: 'mail.example', port: 587, security: 'none' as const, userName: '' },
  ...{ sender: 'hub@example.org', recipient: 'reader@example.org' },
}
