import { pino } from 'pino'
import { raw } from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { notesEditor } from '#areas/notes/contracts/editor.ts'
import { newId } from '#core/id.ts'
import { accounts } from '#platform/connections/contracts/accounts.ts'
import { runs } from '#platform/runs/contract.ts'
import { performRuns } from '#platform/runs/server/lends.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { workflowRuns } from '../../contracts/runs.ts'
import { workflows } from '../../contracts/workflows.ts'
import { FLOW } from '../../limits.ts'
import { workflowRuns as performing } from '../engine/perform-workflow.ts'
import { steps, testAutomation } from '../test-automation.ts'

// The tests share a database, but each of them has its own workflows.
let tools: TestTools
let hub: ReturnType<typeof testAutomation>
beforeAll(async () => {
  tools = await testTools()
  hub = testAutomation(tools)
})
afterAll(() => tools.close())

const PAGE = 'https://ask.example/'
const count = async (title: string) =>
  (await hub.ask(notesEditor.pageNotes, { isHighlight: false, search: title })).notes.length

describe('A step whose result cannot be stored', () => {
  test('is asked about where it happens once, and is not repeated unasked', async () => {
    let posts = 0
    tools.web.set(PAGE, () => (posts++, 'Hello'))
    await tools.db.run(sql`
      create function disk_full() returns trigger language plpgsql as $$
      begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$`)
    await tools.db.run(sql`
      create trigger full_disk before insert or update on run_steps for each row
      when (new.path = 'post' and new.state <> 'started') execute function disk_full()`)
    const id = await hub.build([
      steps.act('post', 'http', { method: 'POST', url: PAGE }),
      steps.note('note', 'stored again'),
    ])
    const run = await hub.runNow(id)
    await hub.work()
    expect(posts).toBe(1)
    expect((await hub.run(run)).state).toBe('waiting')
    await tools.db.run(sql`drop trigger full_disk on run_steps`)
    hub.later(5)
    await hub.work()
    expect(posts).toBe(1)
    expect((await hub.run(run)).question).toMatch(/may have been done/)
    await hub.answer(run, 'It was done')
    await hub.work()
    expect((await hub.run(run)).state).toBe('done')
    expect([posts, await count('stored')]).toEqual([1, 1])
  })
})

describe('A run that waits', () => {
  test('ends with the version it began with, as forty of them do', async () => {
    const id = await hub.build([steps.wait('wait', 60), steps.note('note', 'Former')])
    await hub.switchOn(id)
    const ids = await Promise.all(Array.from({ length: 40 }, () => hub.runNow(id)))
    await hub.work()
    const { revision } = await hub.ask(workflows.getWorkflow, { id })
    const flow = { steps: [steps.note('note', 'Latter')] }
    await hub.ask(workflows.saveDraft, { id, revision, flow })
    await hub.switchOn(id)
    hub.later(61)
    await hub.work()
    const { runs: listed } = await hub.ask(workflowRuns.listRuns, { workflow: id })
    expect(listed).toHaveLength(40)
    expect(listed.every(({ state, version }) => state === 'done' && version === 1)).toBe(true)
    expect(await count('Latter')).toBe(0)
    expect(ids).toHaveLength(40)
  })

  test('goes with its reader, and asks nobody', async () => {
    const readerId = newId('reader')
    await tools.db.run(
      sql`insert into readers (id, name, created_at) values (${readerId}, 'Ann', now())`,
    )
    const hers = testAutomation({ ...tools, readerId })
    const id = await hers.build([steps.approve('ok', 'Publish?'), steps.note('note', 'Hers')])
    const run = await hers.runNow(id)
    await hub.work()
    // A reader can neither see nor answer a question of another reader.
    const answer = { id: run, key: 'ok', answer: 'Approve' }
    await expect(hub.ask(runs.answerRun, answer)).rejects.toThrow('not in the list')
    await tools.db.run(sql`delete from readers where id = ${readerId}`)
    hub.later(7200)
    await hub.work()
    const left = await tools.db.many(
      z.object({ id: z.string() }),
      sql`select id from runs where id = ${run}`,
    )
    expect(left).toEqual([])
  })

  test('is answered once, in time, and ends 30 days after an unanswered doubt, which is said before', async () => {
    const id = await hub.build([steps.approve('ok', 'Publish?', 60), steps.note('note', 'Twice')])
    const run = await hub.runNow(id)
    await hub.work()
    const answer = { id: run, key: 'ok', answer: 'Approve' }
    const both = await Promise.allSettled([1, 2].map(() => hub.ask(runs.answerRun, answer)))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await hub.work()
    expect(await count('Twice')).toBe(1)
    await expect(hub.ask(runs.answerRun, answer)).rejects.toThrow()
    await hub.work()
    expect([(await hub.run(run)).state, await count('Twice')]).toEqual(['done', 1])
    const late = await hub.runNow(id)
    await hub.work()
    hub.later(61)
    await expect(hub.ask(runs.answerRun, { ...answer, id: late })).rejects.toThrow('time is over')

    tools.web.set(PAGE, { status: 500 })
    const doubt = await hub.build([steps.act('post', 'http', { method: 'POST', url: PAGE })])
    const asked = await hub.runNow(doubt)
    await hub.work()
    const told = async () =>
      (
        await tools.db.one(
          z.object({ count: z.int() }),
          sql`select count(*)::int as count from notifications where event like ${`workflow-question/${asked}/%`}`,
        )
      ).count
    expect(await told()).toBe(1)
    hub.later((FLOW.waitDays - 1) * 86_400 + 1)
    await hub.work()
    expect(await told()).toBe(2)
    expect((await hub.run(asked)).question).toMatch(/may have been done/)
    hub.later(86_400)
    await hub.work()
    expect(await hub.run(asked)).toMatchObject({
      ...{ state: 'failed', question: null },
      message: 'post: Nobody said within 30 days whether this was done.',
    })
  })
})

test('A model step whose endpoint is gone says what to do, and the run goes on where that is wanted', async () => {
  const ask = (more: object) =>
    ({
      do: 'model',
      id: 'ask',
      name: 'ask',
      instructions: 'Answer.',
      prompt: 'Hi',
      ...more,
    }) as never
  const id = await hub.build([ask({}), steps.note('note', 'Never')])
  const run = await hub.runNow(id)
  await hub.work()
  expect(await hub.run(run)).toMatchObject({
    ...{
      state: 'failed',
      message: expect.stringMatching(/Connect one under Settings, AI endpoints/),
    },
  })
  const other = await hub.build([
    ask({ onFailure: 'continue' }),
    steps.note('note', 'All the same'),
  ])
  const goesOn = await hub.runNow(other)
  await hub.work()
  expect([(await hub.run(goesOn)).state, await count('All the same')]).toEqual(['done', 1])
})

describe('What a service answers', () => {
  const read = async () => {
    const id = await hub.build([
      steps.act('get', 'http', { url: PAGE }, { retries: 0 }),
      steps.set('took', { body: '{{steps.get.body}}' }),
    ])
    const run = await hub.runNow(id)
    await hub.work()
    return { run: await hub.run(run), steps: await hub.steps(run) }
  }

  test('may be no UTF-8, and names of prototypes are data', async () => {
    tools.web.set(PAGE, { body: Uint8Array.of(0xff, 0xfe, 0x00, 0x41, 0xc3) })
    const broken = await read()
    expect(broken.run.state).toBe('done')
    expect(broken.steps.at(-1)!.output).toEqual({ body: '\ufffd\ufffd\ufffdA\ufffd' })
    const json = '{"__proto__":{"isOwner":true},"constructor":{"prototype":{"isOwner":true}}}'
    tools.web.set(PAGE, {
      body: new TextEncoder().encode(json),
      headers: { 'content-type': 'application/json' },
    })
    expect((await read()).run.state).toBe('done')
    expect(({} as { isOwner?: boolean }).isOwner).toBeUndefined()
  })

  test('is no way to more rounds than a loop has', async () => {
    const id = await hub.build([
      steps.code('many', 'return Array.from({ length: 100000 }, (_, at) => at % 7)'),
      steps.each('all', '{{steps.many}}', [steps.set('one', { item: '{{item}}' })]),
    ])
    const run = await hub.runNow(id)
    await hub.work()
    const found = await hub.run(run)
    expect(found.state).toMatch(/done|failed/)
    const rounds = (await hub.steps(run)).filter(({ path }) => path.startsWith('all:'))
    expect(rounds.length).toBeLessThanOrEqual(100)
  })
})

test('A secret that is revoked in mid-run stands in no table, log, export or answer, byte by byte', async () => {
  const SECRET = 'tk-revoked-0123456789-ABCDEFG'
  let logged = ''
  const log = pino({ level: 'trace' }, { write: (line: string) => (logged += line) })
  const world = { ...tools, log } as TestTools
  const json = { 'content-type': 'application/json' }
  const echo = new TextEncoder().encode(JSON.stringify({ got: `Bearer ${SECRET}`, list: [SECRET] }))
  let isRevoked = false
  const answer = () => ({ status: isRevoked ? 401 : 200, headers: json, body: echo })
  tools.web.set(PAGE, answer)
  const ask = world.askAs(tools.readerId, { operations: ['*'], scope: 'owner' })
  const values = Object.entries({ address: PAGE, token: SECRET })
  await ask(accounts.saveAccount, {
    ...{ kind: 'http-bearer', name: 'Shop' },
    values: values.map(([name, value]) => ({ name, value })),
  })
  const call = (id: string) =>
    steps.act(id, 'http-bearer/request', { method: 'GET', path: '' }, { retries: 1 })
  const id = await hub.build([call('first'), steps.wait('wait', 60), call('second')], 'Secretive')
  const run = await hub.runNow(id)
  await performRuns(world, performing)
  expect((await hub.run(run)).state).toBe('waiting')
  expect(await hub.steps(run)).toHaveLength(2)
  isRevoked = true
  hub.later(61)
  await performRuns(world, performing)
  const found = await hub.run(run)
  expect(found.state).toBe('failed')
  const tables = await tools.db.many(
    z.object({ name: z.string() }),
    sql`select quote_ident(table_name) as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const kept: string[] = []
  for (const { name } of tables) {
    const rows = await tools.db.many(
      z.object({ row: z.string() }),
      sql`select one::text as row from ${raw(name)} as one`,
    )
    kept.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  expect(kept.length).toBeGreaterThan(10)
  const answers = JSON.stringify([
    found,
    await hub.steps(run),
    await hub.ask(workflows.exportWorkflow, { id }),
    await hub.ask(accounts.listAccounts, {}),
  ])
  const hex = Buffer.from(SECRET).toString('hex')
  const places = [...kept, logged, answers].filter(
    (text) => text.includes(SECRET) || text.includes(hex),
  )
  expect(places).toEqual([])
})
