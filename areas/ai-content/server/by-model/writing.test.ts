import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { aiEndpoints } from '#platform/models/contracts/ai-endpoints.ts'
import { aiEndpointsKeeper } from '#platform/models/server/area.ts'
import {
  answer,
  beginStream,
  piece,
  playServer,
  type Play,
  type PlayedServer,
} from '#platform/models/server/asking/test-streams.ts'
import { notesEditor } from '#areas/notes/contracts/editor.ts'
import { performRuns } from '#platform/runs/server/lends.ts'
import type { Api } from '#core/contract.ts'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, type World } from '#server/tools.ts'
import { drafts } from '../../contracts/drafts.ts'
import type { rewriting } from '../../contracts/rewriting.ts'
import { wordsOf } from '../../drafts/draft.ts'
import { testContent } from '../test-content.ts'
import { writeDrafts } from './perform-writing.ts'
import { serverRewriting } from './rewriting-api.ts'
import { keepParts } from './writing-rows.ts'

let tools: TestTools
let world: World
let played: PlayedServer
let play: Play
let content: ReturnType<typeof testContent>
let endpoints: Api<typeof aiEndpoints>
let writing: Api<typeof rewriting>
beforeAll(async () => {
  tools = await testTools()
  // The endpoints are requested by the real fetcher.
  world = { ...tools, fetch: guardedFetch({ allowPrivate: false }) }
  played = await playServer((...asked) => play(...asked))
  content = testContent(tools)
  endpoints = aiEndpointsKeeper.open(tools.desk) as Api<typeof aiEndpoints>
  writing = serverRewriting(deskOf(world, tools.readerId))
})
afterAll(async () => {
  await played.close()
  await tools.close()
})

const line = (kind: string, ...texts: string[]) =>
  `${JSON.stringify({ kind, variant: null, sentences: texts.map((text) => ({ text, sources: [] })) })}\n`
const GOOD =
  line('title', 'The ferry sails again') +
  line('paragraph', 'It was a long wait.', 'It leaves at seven.', 'Bicycles travel free.')
const connect = () =>
  endpoints.saveEndpoint({
    ...{ kind: 'openai', name: 'Mine', address: played.address, key: 'sk-secret-4f9a77' },
    ...{ model: 'small-1', fastModel: '', thoroughModel: '' },
  })
const perform = () => performRuns(world, writeDrafts)
const usual = { creativity: 'high', unproven: 'drop', withNotes: false } as const
const words = (text: { parts: Parameters<typeof wordsOf>[0][] }) => text.parts.map(wordsOf)

beforeEach(() => {
  play = (response, body) => answer(response, body, { content: GOOD })
})

test('without an endpoint, every action says what to do', async () => {
  const { id: draft, version, text } = await content.write()
  expect(await writing.getWriter({})).toEqual({
    endpoint: null,
    reason: 'Set up an AI endpoint under AI Studio to let a model write.',
  })
  await expect(writing.writeByModel({ draft, version, ...usual })).rejects.toThrow('AI endpoint')
  const asked = { draft, part: text.parts[0]!, selection: null, way: 'anew', attempt: 1 } as const
  await expect(writing.rewrite({ ...asked, unproven: 'drop', withNotes: false })).rejects.toThrow(
    'AI endpoint',
  )
  await expect(writing.translateDraft({ draft, language: 'de', withNotes: false })).rejects.toThrow(
    'AI endpoint',
  )
})

test('an endpoint writes the draft, and the text from before stays as a version', async () => {
  await connect()
  const { id: draft, version } = await content.write()
  await writing.writeByModel({ draft, version, ...usual })
  expect(await writing.getWriting({ draft })).toMatchObject({ state: 'writing' })
  await perform()
  expect(await writing.getWriting({ draft })).toMatchObject({
    state: 'done',
    words:
      'Written by small-1 at Mine. Each name, number and date is from your brief or from the source that it cites.',
  })
  const { text } = await content.ask(drafts.getDraft, { draft })
  expect(words(text)).toEqual([
    'The ferry sails again',
    'It was a long wait. It leaves at seven. Bicycles travel free.',
  ])
  const { versions } = await content.ask(drafts.listVersions, { draft })
  expect(versions.map(({ by }) => by)).toEqual(['model', 'frame'])
  expect(played.asked.at(-1)).toMatchObject({ temperature: 0.9, stream: true })
  const { rows } = await endpoints.getUsage({})
  expect(rows.find(({ task }) => task === 'content')!.calls).toBeGreaterThan(0)
})

test('an estimate is measured once for a brief, and anew after a while', async () => {
  await connect()
  const { id: note } = await content.ask(notesEditor.addNote, {
    title: 'Tides',
    text: 'High water.',
  })
  const { id: draft, version, brief } = await content.write({ notes: [note] })
  const tokens = async () => (await writing.estimateWriting({ draft }))!.inputTokens
  const first = await tokens()
  await content.ask(notesEditor.saveNote, {
    ...{ id: note, revision: 1, category: 'ideas', tags: [] },
    ...{ title: 'Tides', text: 'High water. '.repeat(200) },
  })
  expect(await tokens()).toBe(first)
  const now = tools.now()
  tools.setNow(new Date(now.getTime() + 11 * 60_000))
  const later = await tokens()
  tools.setNow(now)
  expect(later).toBeGreaterThan(first)
  const about = `${brief.about}, ${'longer '.repeat(100)}`
  await content.ask(drafts.redraft, { draft, version, brief: { ...brief, about } })
  expect(await tokens()).toBeGreaterThan(later)
})

test('a writing that a stopped server left goes on behind its parts, and says so', async () => {
  const { id: draft, version } = await content.write()
  await writing.writeByModel({ draft, version, ...usual })
  const of = { db: tools.db, readerId: tools.readerId }
  const left = {
    ...{ id: 'left', kind: 'title' as const, variant: null, isCutShort: false },
    runs: [{ text: 'Left behind', by: 'model' as const, citations: [], isUnproven: false }],
  }
  await keepParts(of, draft, [left], {
    ...{ talk: [], round: 0, said: '', isRoundOver: false, sources: [] },
    counts: { kept: 1, dropped: 0, marked: 0 },
  })
  const seen: unknown[] = []
  play = async (response, body) => {
    seen.push(await writing.getWriting({ draft }))
    answer(response, body, { content: line('paragraph', 'It was a long wait.') })
  }
  await perform()
  expect(seen[0]).toMatchObject({
    ...{ state: 'writing', parts: [left] },
    words: 'The server stopped in between, so it goes on behind the last whole part.',
  })
  const { text } = await content.ask(drafts.getDraft, { draft })
  expect(words(text).slice(0, 2)).toEqual(['Left behind', 'It was a long wait.'])
})

test('what the reader saved meanwhile stays the newest', async () => {
  const read = await content.write()
  await writing.writeByModel({ draft: read.id, version: read.version, ...usual })
  await content.save(read, { ...read.text, title: 'Mine' })
  await perform()
  const now = await content.ask(drafts.getDraft, { draft: read.id })
  expect(now.title).toBe('Mine')
  const { versions } = await content.ask(drafts.listVersions, { draft: read.id })
  expect(versions.map(({ by }) => by)).toContain('model')
})

test.each<[string, Play]>([
  [
    'a web page',
    (response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end('<!doctype html><p>Evelyn Harrow says it works</p>')
    },
  ],
  [
    'lies',
    (response, body) =>
      answer(response, body, {
        content: line(
          'paragraph',
          'Quill Vandermeer resigned on 3 May 1987.',
          'He took $93 billion.',
        ),
      }),
  ],
  [
    'a stream that breaks off in its first line',
    (response) => {
      beginStream(response)
      response.write(piece('{"kind": "para'))
      response.destroy()
    },
  ],
])('after %s the built-in writer’s text stays, and the reader is told', async (_, bad) => {
  play = bad
  const { id: draft, version, text } = await content.write()
  await connect()
  await writing.writeByModel({ draft, version, ...usual })
  await perform()
  const told = await writing.getWriting({ draft })
  expect(told).toMatchObject({ state: 'failed' })
  expect(told!.words).toContain('The text from before stays.')
  expect((await content.ask(drafts.getDraft, { draft })).text).toEqual(text)
})

test('an endpoint that is removed meanwhile leaves the text of the built-in writer, and says so', async () => {
  const { id: draft, version } = await content.write()
  await writing.writeByModel({ draft, version, ...usual })
  for (const { id } of await endpoints.listEndpoints({})) await endpoints.removeEndpoint({ id })
  await perform()
  expect(await writing.getWriting({ draft })).toMatchObject({
    state: 'failed',
    words: 'No AI endpoint is set up any more. The text from before stays.',
  })
})

test('a part gets other words, which nobody saved', async () => {
  await connect()
  const { id: draft, text, version } = await content.write()
  play = (response, body) =>
    answer(response, body, {
      content: JSON.stringify({
        sentences: [{ text: 'It leaves at seven.' }, { text: 'Ask Quill.' }],
      }),
    })
  const part = text.parts.find((each) => wordsOf(each).includes('seven'))!
  const asked = { draft, part, selection: null, way: 'shorten', attempt: 1 } as const
  const { part: changed, notice } = await writing.rewrite({
    ...asked,
    unproven: 'drop',
    withNotes: false,
  })
  expect(wordsOf(changed)).toBe('It leaves at seven.')
  expect(notice).toContain('Left out: 1 of 2')
  expect((await content.ask(drafts.getDraft, { draft })).version).toBe(version)
})

test('a translation is a draft of its own, and says how it came about', async () => {
  play = (response, body) =>
    answer(response, body, { content: JSON.stringify({ translation: 'Das ist nun so.' }) })
  const { id } = await content.write({ about: 'Ships', points: ['It was a long wait for them.'] })
  const { draft } = await writing.translateDraft({ draft: id, language: 'de', withNotes: false })
  await perform()
  const made = await content.ask(drafts.getDraft, { draft })
  expect(made.brief.language).toBe('de')
  expect((await writing.getWriting({ draft }))!.words).toContain(
    'Translated from English by small-1',
  )
})
