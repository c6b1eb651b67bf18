import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { notesEditor } from '#areas/notes/contracts/editor.ts'
import { listMade } from '#platform/actions/server/lends.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { automation } from '../../contract.ts'
import { workflows } from '../../contracts/workflows.ts'
import { runs } from '#platform/runs/contract.ts'
import { performRuns } from '#platform/runs/server/lends.ts'
import { steps, testAutomation } from '../test-automation.ts'
import { workflowRuns } from './perform-workflow.ts'

let tools: TestTools
let hub: ReturnType<typeof testAutomation>
beforeEach(async () => {
  tools = await testTools()
  hub = testAutomation(tools)
})
afterEach(() => tools.close())

const notes = async () =>
  (await hub.ask(notesEditor.pageNotes, { isHighlight: false, search: '' })).notes.map(
    ({ title }) => title,
  )

describe('A run of a workflow', () => {
  test('carries out its steps in order, and fields take what came before', async () => {
    const id = await hub.build([
      steps.set('words', { name: 'Ada', list: ['one', 'two'] }),
      steps.when('fork', '{{steps.words.name}}', 'Ada', [
        steps.each('all', '{{steps.words.list}}', [steps.note('note', 'Note {{item}}')]),
      ]),
      steps.code('sum', 'return steps.all.results.length + trigger.more'),
      steps.note('last', '=`${steps.sum} in all`'),
    ])
    const run = await hub.runNow(id, { more: 40 })
    await hub.work()
    expect(await hub.run(run)).toMatchObject({ state: 'done', cause: 'Run by hand' })
    expect((await notes()).toSorted()).toEqual(['42 in all', 'Note one', 'Note two'])
    expect((await hub.steps(run)).map(({ path, state }) => [path, state])).toEqual([
      ['words', 'done'],
      ['fork', 'done'],
      ['all', 'done'],
      ['all:0/note', 'done'],
      ['all:1/note', 'done'],
      ['sum', 'done'],
      ['last', 'done'],
    ])
    const maker = { readerId: tools.readerId, by: { kind: 'workflow' as const, id } }
    expect(await listMade(tools.db, maker, { most: 10 })).toHaveLength(3)
    expect(await hub.ask(automation.listWorkflows, {})).toMatchObject([{ id, runs: 1 }])
  })

  test('notes when each step began and ended, whatever is stored with it', async () => {
    const id = await hub.build([
      steps.set('before', { a: 1 }),
      steps.act('ask', 'http', { url: 'https://ask.example/' }),
      steps.set('after', { a: 2 }),
      steps.note('note', 'Asked'),
    ])
    tools.web.set('https://ask.example/', () => {
      hub.later(3)
      return 'Hello'
    })
    const run = await hub.runNow(id)
    await hub.work()
    const took = (await hub.steps(run)).map(({ path, startedAt, endedAt }) => [
      path,
      Date.parse(endedAt!) - Date.parse(startedAt),
    ])
    expect(took).toEqual([
      ['before', 0],
      ['ask', 3000],
      ['after', 0],
      ['note', 0],
    ])
  })

  test('goes on behind what another worker did, and does nothing twice', async () => {
    const id = await hub.build([
      steps.note('first', 'First'),
      steps.act('ask', 'http', { url: 'https://ask.example/' }),
      steps.note('second', 'Second'),
    ])
    tools.web.set('https://ask.example/', () => {
      throw new Error('The worker ends here')
    })
    const run = await hub.runNow(id)
    await hub.work()
    expect(await hub.run(run)).toMatchObject({ state: 'waiting' })
    tools.web.set('https://ask.example/', 'Hello')
    hub.later(2)
    await hub.work()
    expect(await hub.run(run)).toMatchObject({ state: 'done' })
    expect((await notes()).toSorted()).toEqual(['First', 'Second'])
  })

  test('tries what failed again after 1, 4 and 16 seconds, then fails in words', async () => {
    const id = await hub.build([steps.act('ask', 'http', { url: 'https://ask.example/' })])
    tools.web.set('https://ask.example/', { status: 500 })
    const run = await hub.runNow(id)
    for (const seconds of [0, 1.3, 5, 20]) {
      hub.later(seconds)
      await hub.work()
    }
    const found = await hub.run(run)
    expect(found.state).toBe('failed')
    expect(found.message).toBe('ask: ask.example answered with the status 500.')
    expect(await hub.steps(run)).toHaveLength(4)
    expect(await hub.ask(automation.listActivity, {})).toMatchObject([
      { level: 'error' },
      { level: 'warning' },
      { level: 'warning' },
      { level: 'warning' },
    ])
  })

  test('waits as long as a service asks for', async () => {
    const id = await hub.build([steps.act('ask', 'http', { url: 'https://ask.example/' })])
    tools.web.set('https://ask.example/', { status: 429, headers: { 'retry-after': '90' } })
    const run = await hub.runNow(id)
    await hub.work()
    tools.web.set('https://ask.example/', 'Hello')
    hub.later(80)
    await hub.work()
    expect((await hub.run(run)).state).toBe('waiting')
    hub.later(11)
    await hub.work()
    expect((await hub.run(run)).state).toBe('done')
  })

  test('keeps no key that somebody typed into a step', async () => {
    const headers = { authorization: 'Bearer k3y-0123456789' }
    const url = 'https://ask.example/?page=1&token=k3y-0123456789'
    const id = await hub.build([steps.act('ask', 'http', { url, headers })])
    tools.web.set(url, 'Hello')
    const run = await hub.runNow(id)
    await hub.work()
    expect((await hub.run(run)).state).toBe('done')
    const [step] = await hub.steps(run)
    expect(step!.input).toEqual({
      url: 'https://ask.example/?page=1&token=******',
      headers: { authorization: '******' },
    })
  })

  test('goes on after a step that may fail, and knows its error', async () => {
    const id = await hub.build([
      steps.act(
        'ask',
        'http',
        { url: 'https://ask.example/' },
        { onFailure: 'continue', retries: 0 },
      ),
      steps.note('note', '{{steps.ask.error}}'),
    ])
    tools.web.set('https://ask.example/', { status: 404 })
    const run = await hub.runNow(id)
    await hub.work()
    expect((await hub.run(run)).state).toBe('done')
    expect((await notes())[0]).toMatch(/404/)
  })

  test('waits for a time without holding a worker', async () => {
    const id = await hub.build([steps.wait('wait', 3600), steps.note('note', 'After')])
    const run = await hub.runNow(id)
    await hub.work()
    expect(await notes()).toEqual([])
    hub.later(3601)
    await hub.work()
    expect((await hub.run(run)).state).toBe('done')
    expect(await notes()).toEqual(['After'])
  })

  test('asks for approval, is told again a day before the end, and stops where nobody answers', async () => {
    const id = await hub.build([
      steps.approve('ok', 'Publish {{trigger.title}}?', 3 * 86_400),
      steps.note('note', 'Approved'),
    ])
    const approved = await hub.runNow(id, { title: 'Tides' })
    await hub.work()
    expect((await hub.run(approved)).question).toBe('Publish Tides?')
    await hub.answer(approved, 'Approve')
    await hub.work()
    expect(await notes()).toEqual(['Approved'])
    const silent = await hub.runNow(id, { title: 'Tides' })
    await hub.work()
    const { question } = await hub.ask(runs.getRun, { id: silent })
    expect(question?.until).toBe(new Date(tools.now().getTime() + 3 * 86_400_000).toISOString())
    hub.later(2 * 86_400 + 1)
    await hub.work()
    expect((await hub.run(silent)).question).toBe('Publish Tides?')
    const { count } = await tools.db.one(
      z.object({ count: z.int() }),
      sql`select count(*)::int as count from notifications where event like ${`workflow-question/${silent}/%`}`,
    )
    expect(count).toBe(2)
    hub.later(86_400)
    await hub.work()
    expect(await hub.run(silent)).toMatchObject({ state: 'done', message: 'ok: refused' })
    expect(await notes()).toEqual(['Approved'])
  })

  test('asks before it repeats what may have gone out', async () => {
    const post = { method: 'POST', url: 'https://ask.example/' }
    const id = await hub.build([steps.act('post', 'http', post), steps.note('note', 'After')])
    let posts = 0
    tools.web.set('https://ask.example/', () => {
      posts++
      return { status: 500 }
    })
    const run = await hub.runNow(id)
    await hub.work()
    hub.later(3600)
    await hub.work()
    expect(posts).toBe(1)
    expect((await hub.run(run)).question).toMatch(/may have been done/)
    await hub.answer(run, 'Do it again')
    await hub.work()
    expect(posts).toBe(2)
    await hub.answer(run, 'It was done')
    await hub.work()
    expect(posts).toBe(2)
    expect((await hub.run(run)).state).toBe('done')
    expect(await notes()).toEqual(['After'])
  })

  test('takes its version to the end, whatever is saved meanwhile', async () => {
    const id = await hub.build([steps.wait('wait', 60), steps.note('note', 'Old')])
    await hub.switchOn(id)
    const run = await hub.runNow(id)
    await hub.work()
    const { revision } = await hub.ask(workflows.getWorkflow, { id })
    await hub.ask(workflows.saveDraft, {
      id,
      revision,
      flow: { steps: [steps.note('note', 'New')] },
    })
    await hub.switchOn(id)
    hub.later(61)
    await hub.work()
    expect((await hub.run(run)).version).toBe(1)
    expect(await notes()).toEqual(['Old'])
    expect((await hub.ask(workflows.listVersions, { id })).map(({ version }) => version)).toEqual([
      2, 1,
    ])
  })

  test('runs another workflow and waits for it; circles end at depth 5 and are named', async () => {
    const inner = await hub.build([steps.note('note', 'Inner')], 'Inner')
    const outer = await hub.build(
      [steps.run('other', 'Inner'), steps.note('note', 'Outer')],
      'Outer',
    )
    const run = await hub.runNow(outer)
    await hub.work()
    hub.later(6)
    await hub.work()
    expect((await hub.run(run)).state).toBe('done')
    expect((await notes()).toSorted()).toEqual(['Inner', 'Outer'])
    const { revision } = await hub.ask(workflows.getWorkflow, { id: inner })
    await hub.ask(workflows.saveDraft, {
      id: inner,
      revision,
      flow: { steps: [steps.run('other', 'Outer')] },
    })
    const circle = await hub.runNow(outer)
    for (let look = 0; look < 30; look++) {
      await hub.work()
      hub.later(6)
    }
    expect(await hub.run(circle)).toMatchObject({ state: 'failed' })
    expect((await hub.run(circle)).message).toMatch(/5 workflows have set each other going/)
  })

  test('says what is gone: an action, and the workflow itself', async () => {
    const id = await hub.build([steps.act('gone', 'harbour/openSluice', {})])
    await expect(hub.switchOn(id)).rejects.toThrow(/harbour\/openSluice/)
    const waiting = await hub.build([steps.wait('wait', 60)])
    const run = await hub.runNow(waiting)
    await hub.work()
    await hub.ask(workflows.deleteWorkflow, { id: waiting })
    expect((await hub.run(run)).state).toBe('cancelled')
    await hub.ask(workflows.restoreWorkflow, { id: waiting })
    expect((await hub.ask(workflows.getWorkflow, { id: waiting })).status).toBe('paused')
  })
})

test('A change whose announcement fails is done once', async () => {
  const broken = {
    ...tools,
    announce: async ({ area }: { area: string }) => {
      if (area === 'notes') throw new Error('Nobody listens')
    },
  }
  const id = await hub.build([steps.note('note', 'Once'), steps.note('other', 'Behind it')])
  const run = await hub.runNow(id)
  await performRuns(broken as TestTools, workflowRuns)
  expect((await hub.run(run)).state).toBe('done')
  expect((await notes()).toSorted()).toEqual(['Behind it', 'Once'])
})
