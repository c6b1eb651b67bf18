import { afterAll, beforeAll, expect, test } from 'vitest'
import { publish } from '#areas/feed/server/settings/test-articles.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { madeByRuns } from '../../contracts/made.ts'
import { rehearsals } from '../../contracts/rehearsals.ts'
import { workflows } from '../../contracts/workflows.ts'
import { placedSteps } from '../../flow/shape.ts'
import { templates } from '../../flow/templates/templates.ts'
import { testAutomation } from '../test-automation.ts'
import { withoutTimeLimit } from './test-time-limit.ts'

// The tests share a database, since no template reads what another one made.
let tools: TestTools
let hub: ReturnType<typeof testAutomation>
beforeAll(async () => {
  tools = await testTools()
  hub = testAutomation(tools)
  const title = 'Rain floods the old market hall'
  const text = `${title}. The report of the day said so, and everybody in town believed it.`
  await publish(tools, 'Harbour Gazette', [{ title, text, published: '2026-03-02T10:00:00Z' }])
  tools.web.set('https://example.com/your-webhook', 'Thanks')
})
afterAll(() => tools.close())
withoutTimeLimit()

const namesOf = (key: string) => placedSteps(templates[key]!.flow).map(({ step }) => step.name)
const build = (template: string) =>
  hub.ask(workflows.createWorkflow, { name: templates[template]!.name, template, zone: 'UTC' })
const articlesFor = async (id: string) =>
  (await hub.ask(rehearsals.findEvents, { id, search: '' })).events

test.each(['morning-digest', 'form-message'])(
  'the template %s, which sends mail, is rehearsed to its end as it is',
  async (template) => {
    const { id } = await build(template)
    const event = template === 'form-message' ? 'example' : 'last'
    const { end, steps } = await hub.ask(rehearsals.rehearse, { id, event })
    expect(steps.filter(({ kind }) => kind === 'failed').map(({ error }) => error)).toEqual([])
    expect([end.as, steps.map(({ name }) => name)]).toEqual(['done', namesOf(template)])
  },
)

test.each([
  ['several-sources', ['Step 2 “Write a note”', 'Step 1 “Save the article”']],
  ['release-note', ['Step 1 “Write the task”']],
  ['keyword-webhook', []],
  ['weekly-audio', ['Step 1 “Make the podcast”']],
])('the template %s runs to its end as it is, and says what it made', async (template, made) => {
  const { id } = await build(template)
  const [event] = await articlesFor(id)
  const article = { id: Number(event!.key.split('/')[1]), title: event!.words, summary: 'Rain.' }
  const run = await hub.runNow(id, { article })
  await hub.work()
  expect(await hub.run(run)).toMatchObject({ state: 'done', message: '' })
  expect((await hub.steps(run)).map(({ name }) => name)).toEqual(namesOf(template))
  const { things } = await hub.ask(madeByRuns.listMade, { run })
  expect(things.map(({ place }) => place)).toEqual(made)
})
