import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Api } from '#core/contract.ts'
import { performRuns } from '#platform/runs/server/lends.ts'
import type { aiEndpoints } from '#platform/models/contracts/ai-endpoints.ts'
import { aiEndpointsKeeper } from '#platform/models/server/area.ts'
import { playEndpoint, type PlayedEndpoint } from '#platform/models/server/played-endpoint.ts'
import { serverArticles } from '#areas/articles/server/page/api.ts'
import { followWriting } from '#areas/articles/server/writing/after-writing.ts'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql, type World } from '#server/tools.ts'
import { applyToPast } from '../applying/apply-to-past.ts'
import { serverRuleEditor } from '../rule-editor-api.ts'
import { serverRules } from '../rules-api.ts'
import { draftOf, storeArticles } from '../test-rules.ts'
import { translateSummaries } from './translate-summaries.ts'

const SWEDISH =
  'Färjan Marigold gick på grund utanför Norrby på tisdag med 1 200 personer ombord. Befälhavaren säger att trafiken börjar igen på fredag.'
const ENGLISH =
  'The ferry Marigold ran aground off Norrby on Tuesday with 1,200 people on board. The captain says that the service begins again on Friday.'

let tools: TestTools
let endpoint: PlayedEndpoint
beforeEach(async () => {
  tools = await testTools()
  endpoint = await playEndpoint()
  endpoint.translationOf = () => ENGLISH
})
afterEach(async () => {
  await endpoint.close()
  await tools.close()
})

const first = (text: string) => text.split('. ')[0]! + '.'

const editor = () => serverRuleEditor(tools.desk)
const rules = () => serverRules(tools.desk)
const page = (id: number) => serverArticles(tools.desk).getArticle({ id })
/** Pages of the web are simulated, but requests to endpoints are real. */
const live = (): World => ({ ...tools, fetch: guardedFetch({ allowPrivate: false }) })
const translate = () => translateSummaries.run(live(), {})

async function addEndpoint(model = 'small-1') {
  const keeper = aiEndpointsKeeper.open(tools.desk) as Api<typeof aiEndpoints>
  const [there] = await keeper.listEndpoints({})
  return keeper.saveEndpoint({
    ...(there && { id: there.id }),
    kind: 'openai',
    name: 'Attic',
    address: endpoint.address,
    model,
    fastModel: '',
    thoroughModel: '',
  })
}

async function comeIn(): Promise<[number, number]> {
  const ids = await storeArticles(tools, [
    { title: 'Färjan Marigold på grund', text: SWEDISH, language: 'sv' },
    { title: 'Ferry Marigold aground' },
  ])
  const [first] = ids as [number, number]
  await summarize(first, SWEDISH)
  await tools.db.transaction((db) => followWriting(db, ids, tools))
  return ids as [number, number]
}

/** Stores a summary of one sentence, which cites the entry. */
async function summarize(article: number, text: string): Promise<void> {
  await tools.db.run(sql`
    update articles set summary = (
      select jsonb_build_array(jsonb_build_object('text', ${text}::text, 'entry', entry_id, 'start', 0, 'end', ${text.length}::int))
      from article_entries where article_id = ${article})
    where id = ${article}`)
}

async function switchOn(): Promise<string> {
  const { id } = await editor().saveRule(
    draftOf({
      name: 'Translate the coast',
      conditions: [{ about: 'words', not: false, words: ['marigold'], where: 'title' }],
      actions: [{ do: 'translate', language: 'en' }],
    }),
  )
  await rules().setRuleEnabled({ id, enabled: true })
  await performRuns(tools, applyToPast)
  return id
}

test('a rule adds a translated summary below the original, and takes it back', async () => {
  await addEndpoint()
  const rule = await switchOn()
  const [swedish, english] = await comeIn()
  expect(tools.queued).toContain('rules/translate-summaries')
  expect((await page(swedish)).translation).toEqual({
    language: 'en',
    text: null,
    words: '“Attic” is translating the summary into English.',
  })
  await translate()

  const translated = await page(swedish)
  expect(translated.summarySentences.map(({ text }) => text)).toEqual([SWEDISH])
  expect(translated.translation).toEqual({
    language: 'en',
    text: ENGLISH,
    words:
      'Translated by your endpoint “Attic” with the model small-1, for your rule “Translate the coast”. Numbers, dates and names were checked against the original.',
  })
  expect(translated.marks).toEqual([])
  expect((await page(english)).translation).toBeUndefined()
  const keeper = aiEndpointsKeeper.open(tools.desk) as Api<typeof aiEndpoints>
  expect((await keeper.getUsage({})).rows).toMatchObject([{ task: 'translations', calls: 1 }])

  // A summary that is rewritten with the same words is not translated again. One with other words
  // is.
  await tools.db.transaction((db) => followWriting(db, [swedish], tools))
  tools.setNow(new Date(tools.now().getTime() + 6 * 60_000))
  await translate()
  expect((await page(swedish)).translation).toMatchObject({ text: ENGLISH })
  expect(endpoint.asked).toHaveLength(1)
  await summarize(swedish, first(SWEDISH))
  endpoint.translationOf = () => first(ENGLISH)
  await tools.db.transaction((db) => followWriting(db, [swedish], tools))
  expect((await page(swedish)).translation?.text).toBeNull()
  tools.setNow(new Date(tools.now().getTime() + 6 * 60_000))
  await translate()
  expect((await page(swedish)).translation).toMatchObject({ text: first(ENGLISH) })

  expect((await editor().listChangedArticles({ rule })).articles).toMatchObject([
    { id: swedish, did: ['Translation into English requested'] },
  ])
  await editor().undoRule({ id: rule })
  expect((await page(swedish)).translation).toBeUndefined()
})

test('without an endpoint the rule says what it needs, and goes on once there is one', async () => {
  const rule = await switchOn()
  const [swedish] = await comeIn()
  await translate()
  expect(await editor().getRuleForm({})).toMatchObject({ translator: null })
  expect(await editor().listWork({})).toMatchObject([
    { id: rule, needsEndpoint: true, translating: 1, trouble: null },
  ])
  expect((await page(swedish)).translation?.words).toBe(
    'Your rule “Translate the coast” adds an English translation once you have an AI endpoint with summaries turned on.',
  )

  await addEndpoint()
  await translate()
  expect(await editor().getRuleForm({})).toMatchObject({ translator: 'Attic' })
  expect(await editor().listWork({})).toMatchObject([{ needsEndpoint: false, translating: 0 }])
  expect((await page(swedish)).translation?.text).toBe(ENGLISH)
})

test('a translation that does not say the same is refused, until another model does better', async () => {
  await addEndpoint()
  await switchOn()
  endpoint.translationOf = () => ENGLISH.replace('1,200', '1,300')
  const [swedish] = await comeIn()
  await translate()
  await translate()
  expect(endpoint.asked).toHaveLength(2)
  expect((await page(swedish)).translation).toEqual({
    language: 'en',
    text: null,
    words:
      'No English translation for your rule “Translate the coast”. The endpoint’s text did not match the original. Missing: “1 200”. Added: “1,300”. To try again, choose another model in AI Studio.',
  })

  endpoint.translationOf = () => ENGLISH
  await addEndpoint('large-1')
  await translate()
  expect((await page(swedish)).translation?.text).toBe(ENGLISH)
})

test('an endpoint that fails is asked again later, three times', async () => {
  await addEndpoint()
  const rule = await switchOn()
  endpoint.manner = 'failing'
  const [swedish] = await comeIn()
  await translate()
  expect(await editor().listWork({})).toMatchObject([
    { id: rule, translating: 1, trouble: expect.stringContaining('failed (500)') as string },
  ])
  for (let later = 1; later < 4; later++) {
    tools.setNow(new Date(tools.now().getTime() + 24 * 3_600_000))
    await tools.db.run(sql`update ai_endpoints set rests_until = null`)
    await translate()
  }
  expect(endpoint.asked).toHaveLength(3)
  expect((await page(swedish)).translation?.words).toContain('failed (500)')
})

test('a rule that is switched off requests no translation', async () => {
  await addEndpoint()
  const rule = await switchOn()
  const [swedish] = await comeIn()
  await rules().setRuleEnabled({ id: rule, enabled: false })
  await translate()
  expect(endpoint.asked).toEqual([])
  expect((await page(swedish)).translation).toBeUndefined()
})
