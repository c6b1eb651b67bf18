import { existsSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { LEADERBOARD } from '../limits.ts'
import { Problem } from '#core/problem.ts'
import { deskOf, sql } from '#server/tools.ts'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { rowsAddress } from '../contracts/leaderboard-source.ts'
import { rowsFrom } from '../dataset-address.ts'
import { serverDatasetChoice } from './dataset-choice-api.ts'
import { serverLeaderboard } from './leaderboard-api.ts'
import { refreshLeaderboard } from './refresh-dataset.ts'

const ROWS = rowsAddress()
const HOST = 'datasets-server.huggingface.co'
const NOON = new Date('2026-03-02T12:00:00Z')
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)

let tools: TestTools
let asked: string[]
beforeEach(async () => {
  tools = await testTools()
  asked = []
  const { fetch } = tools
  tools.fetch = (address, request) => {
    asked.push(address)
    return fetch(address, request)
  }
})
afterEach(() => tools.close())

const board = () => serverLeaderboard(tools.desk)
const choice = () => serverDatasetChoice(tools.desk)
const list = () => board().listModels({ category: 'overview' })
const names = async () => (await list()).map(({ model }) => model)
const state = () => choice().getDatasetState({})

function serve(rows: object[], { total, at = ROWS }: { total?: number; at?: string } = {}): void {
  for (let offset = 0; offset <= rows.length; offset += 100) {
    const page = rows.slice(offset, offset + 100).map((row) => ({ row }))
    const body = { rows: page, ...(total !== undefined && { num_rows_total: total }) }
    tools.web.set(rowsFrom(at, offset), JSON.stringify(body))
  }
}
const fail = (status: number, headers = {}) => tools.web.set(rowsFrom(ROWS, 0), { status, headers })

test('what the dataset holds is counted, and what it does not say is not known', async () => {
  expect(await board().getDataset({})).toMatchObject({ models: null, votes: null })
  serve([{ Model: 'Heron', Votes: '39,874' }, { Model: 'Corvid' }])
  await list()
  expect(await board().getDataset({})).toMatchObject({
    models: { count: 2, isMore: false },
    // The votes of one model, Corvid, are unknown.
    votes: { count: 39_874, isMore: true },
  })
  tools.setNow(later(7 * 60))
  serve([{ Model: 'Corvid', 'Arena Score': 1461 }])
  await refreshLeaderboard.run(tools, {})
  expect(await board().getDataset({})).toMatchObject({ models: { count: 1 }, votes: null })
})

test('the first look fetches; whoever looks in the next six hours is shown the copy', async () => {
  serve([
    { Model: 'Heron', Votes: '39,874', Rank: 7 },
    { model: 'Corvid', 'arena score': 1461 },
  ])
  expect(await list()).toMatchObject([
    { rank: 1, model: 'Heron', votes: 39_874, arena_score: null, license: 'Unknown' },
    { rank: 2, model: 'Corvid', votes: null, arena_score: 1461, organization: 'Unknown' },
  ])
  expect(await board().getDataset({})).toMatchObject({
    copiedAt: NOON.toISOString(),
    trouble: null,
  })
  tools.setNow(later(359))
  expect(await names()).toEqual(['Heron', 'Corvid'])
  expect([asked.length, tools.queued]).toEqual([1, []])
})

test('an old copy is shown at once, and a newer one fetched behind it', async () => {
  serve([{ Model: 'Heron' }])
  await list()
  serve([{ Model: 'Corvid' }])
  tools.setNow(later(361))
  expect(await names()).toEqual(['Heron'])
  expect(tools.queued).toEqual([refreshLeaderboard.name])
  tools.announced.length = 0
  await refreshLeaderboard.run(tools, {})
  await refreshLeaderboard.run(tools, {})
  expect(asked).toHaveLength(2)
  expect(await names()).toEqual(['Corvid'])
  expect(tools.announced.map(({ area }) => area)).toEqual(['leaderboard'])
})

test('a larger dataset comes in pages, ranked through', async () => {
  serve(
    Array.from({ length: 250 }, (_, index) => ({ Model: `Model ${index}`, rank: 1 })),
    { total: 250 },
  )
  const models = await list()
  expect(models.map(({ rank }) => rank)).toEqual(Array.from({ length: 250 }, (_, at) => at + 1))
  expect(models.at(-1)).toMatchObject({ model: 'Model 249' })
  expect(asked.map((address) => new URL(address).searchParams.get('offset'))).toEqual([
    '0',
    '100',
    '200',
  ])
})

test('a dataset without end is read up to the limit', async () => {
  const fetch = tools.fetch
  tools.fetch = async (address, request) => ({
    ...(await fetch(address, request)),
    status: 200,
    body: Buffer.from(
      JSON.stringify({ num_rows_total: 9e9, rows: Array(100).fill({ row: { Model: 'x' } }) }),
    ),
  })
  expect(await list()).toHaveLength(LEADERBOARD.models)
  expect(asked).toHaveLength(LEADERBOARD.models / 100)
})

describe('an answer that is not a dataset is named, and the copy stays', () => {
  const row = (columns: object) => JSON.stringify({ rows: [{ row: columns }] })
  const wide = Object.fromEntries(Array.from({ length: 1_000_000 }, (_, at) => [`c${at}`, at]))
  test.each([
    ['a web page', ' <!doctype html><title>Sign in</title>', 'a web page instead of the rows'],
    ['JSON that is cut off', '{"rows":[{"row":{"Model":"He', 'is damaged or cut off'],
    ['nothing', '', 'is damaged or cut off'],
    ['null', 'null', 'does not contain the rows'],
    ['a list', '[1,2]', 'does not contain the rows'],
    ['rows that are a word', '{"rows":"many"}', 'does not contain the rows'],
    ['an error as JSON', '{"error":"The dataset is gone"}', 'does not contain the rows'],
    ['no rows', '{"rows":[]}', 'names no models'],
    ['rows that are numbers', '{"rows":[1,{"row":2},{"row":[]}]}', 'names no models'],
    ['rows of something else', row({ city: 'Aldmouth' }), 'names no models'],
    ['a row of a million columns', row(wide), 'more than 500 columns'],
    ['brackets without end', '['.repeat(4_000_000), 'nested more than'],
  ])('%s', async (_, body, words) => {
    serve([{ Model: 'Heron' }])
    await list()
    tools.setNow(later(361))
    tools.web.set(rowsFrom(ROWS, 0), body)
    await refreshLeaderboard.run(tools, {})
    expect(await names()).toEqual(['Heron'])
    const { trouble, copiedAt } = await board().getDataset({})
    expect(trouble).toContain(words)
    expect(copiedAt).toBe(NOON.toISOString())
  })

  test('texts that no database keeps are cleaned, and long ones cut', async () => {
    serve([{ Model: 'a\0b\ud800', License: 'x'.repeat(5000), Organization: '\0' }])
    expect(await list()).toMatchObject([
      { model: 'ab\ufffd', license: 'x'.repeat(300), organization: 'Unknown' },
    ])
  })
})

describe('a service that does not answer', () => {
  test('is asked less and less often; the first good answer ends that', async () => {
    fail(503)
    await expect(list()).rejects.toThrow(
      `never had a copy of the leaderboard. ${HOST} answered with`,
    )
    let minutes = 0
    for (const wait of [1, 5, 15, 60, 180, 360, 360]) {
      tools.setNow(later(minutes + wait - 0.1))
      await expect(list()).rejects.toThrow('(503)')
      const before = asked.length
      tools.setNow(later((minutes += wait)))
      await expect(list()).rejects.toThrow('(503)')
      expect(asked.length).toBe(before + 1)
    }
    serve([{ Model: 'Heron' }])
    tools.setNow(later(minutes + 361))
    expect(await names()).toEqual(['Heron'])
    expect(await state()).toMatchObject({ trouble: null, models: 1 })
  })

  test('and says when to come again is taken at its word, for a day at most', async () => {
    fail(429, { 'retry-after': '7200' })
    await expect(list()).rejects.toThrow('asks for fewer requests')
    expect((await state()).nextTryAt).toBe(later(120).toISOString())
    tools.setNow(later(120))
    fail(429, { 'retry-after': '999999' })
    await expect(list()).rejects.toThrow(Problem)
    expect((await state()).nextTryAt).toBe(later(120 + 24 * 60).toISOString())
  })

  test('is asked by one of those who look at once', async () => {
    serve([{ Model: 'Heron' }])
    const all = await Promise.allSettled([list(), list(), list()])
    expect(asked).toHaveLength(1)
    const words = all.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    for (const word of words) expect(word).toContain('is being fetched. Try again in a moment.')
  })

  test('without a network, the copy is shown with its date', async () => {
    serve([{ Model: 'Heron' }])
    await list()
    tools.setNow(later(24 * 60))
    tools.fetch = async () => {
      throw new Problem('unavailable', 'Check that this machine is online.')
    }
    await refreshLeaderboard.run(tools, {})
    expect(await names()).toEqual(['Heron'])
    expect(await board().getDataset({})).toMatchObject({
      copiedAt: NOON.toISOString(),
      trouble: 'Check that this machine is online.',
    })
  })
})

test('the private network is out of reach, also by a redirect', async () => {
  tools.fetch = guardedFetch({ allowPrivate: false })
  await expect(
    choice().chooseDataset({ address: 'http://127.0.0.1:1/rows' }),
  ).rejects.toMatchObject({
    kind: 'invalid',
    fields: { address: expect.stringContaining('private network') },
  })
})

describe('another dataset', () => {
  const OTHER = 'https://boards.example/rows'

  test('is taken once it can be read', async () => {
    serve([{ Model: 'Heron' }])
    await list()
    await expect(choice().chooseDataset({ address: OTHER })).rejects.toThrow(
      'no such dataset (404)',
    )
    expect(await names()).toEqual(['Heron'])
    serve([{ Model: 'Corvid' }], { at: OTHER })
    const chosen = await choice().chooseDataset({ address: OTHER })
    expect(chosen).toMatchObject({ address: OTHER, name: 'boards.example', models: 1 })
    expect(await names()).toEqual(['Corvid'])
    expect(await board().getDataset({})).toMatchObject({ name: 'boards.example', page: null })
  })

  test('goes again, and nothing of it is shown as the usual one', async () => {
    serve([{ Model: 'Corvid' }], { at: OTHER })
    await choice().chooseDataset({ address: OTHER })
    const { models, copiedAt } = await choice().chooseDataset({ address: null })
    expect([models, copiedAt]).toEqual([0, null])
    serve([{ Model: 'Heron' }])
    expect(await names()).toEqual(['Heron'])
    // Choosing the same dataset again keeps its copy.
    expect(await choice().chooseDataset({ address: null })).toMatchObject({ models: 1 })
  })
})

test('an owner has it fetched now, once a minute', async () => {
  fail(500)
  expect(await choice().fetchDataset({})).toMatchObject({
    models: 0,
    trouble: `${HOST} answered with an error (500).`,
  })
  serve([{ Model: 'Heron' }])
  await expect(choice().fetchDataset({})).rejects.toThrow('less than a minute ago')
  tools.setNow(later(1))
  expect(await choice().fetchDataset({})).toMatchObject({ models: 1, trouble: null })
})

test('one copy serves every reader', async () => {
  serve([{ Model: 'Heron' }])
  await list()
  await tools.db.run(sql`insert into readers (id, name) values ('other', 'Other')`)
  const other = serverLeaderboard(deskOf(tools, 'other'))
  expect(await other.listModels({ category: 'text' })).toHaveLength(1)
  expect(asked).toHaveLength(1)
})

const CORPUS = '../shared/corpora/leaderboard'
test.skipIf(!existsSync(CORPUS))('tables of several years are ranked without a gap', async () => {
  const table = 'joined-rows.json'
  const rows = JSON.parse(readFileSync(`${CORPUS}/${table}`, 'utf8')) as object[]
  serve(rows, { total: rows.length })
  const models = await list()
  expect(models).toHaveLength(rows.length)
  expect(models.map(({ rank }) => rank)).toEqual(models.map((_, index) => index + 1))
  expect(models[0]).toMatchObject({ votes: null, knowledge_cutoff: 'Unknown' })
})
