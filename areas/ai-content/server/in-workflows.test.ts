import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { madeByRuns } from '#areas/automation/contracts/made.ts'
import { rehearsals } from '#areas/automation/contracts/rehearsals.ts'
import { triggers } from '#areas/automation/contracts/triggers.ts'
import { workflows } from '#areas/automation/contracts/workflows.ts'
import { steps, testAutomation } from '#areas/automation/server/test-automation.ts'
import { notesEditor } from '#areas/notes/contracts/editor.ts'
import { storeArticles } from '#areas/rules/server/test-rules.ts'
import { mail } from '#platform/notifications/contracts/mail.ts'
import { openMailServer } from '#platform/notifications/server/mail/test-mail-server.ts'
import { askedFor, testTools, type TestTools } from '#server/test-tools.ts'
import { aiContent } from '../contract.ts'
import { contentActions } from '../contracts/actions.ts'
import { deliveries } from '../contracts/deliveries.ts'
import { drafts } from '../contracts/drafts.ts'
import { contentDrafted, contentPublished } from '../contracts/happenings.ts'
import { historyTable } from './exporting/history-files.ts'
import { reworded, testContent } from './test-content.ts'

let tools: TestTools
let hub: ReturnType<typeof testAutomation>
let content: ReturnType<typeof testContent>
beforeAll(async () => {
  tools = await testTools()
  hub = testAutomation(tools)
  content = testContent(tools)
  await storeArticles(tools, [{ title: 'Council votes on the quay' }])
})
afterAll(() => tools.close())
beforeEach(async () => {
  await content.ask(drafts.deleteDrafts, {
    drafts: (await content.ask(drafts.listDrafts, {})).drafts.map(({ id }) => id),
  })
})

const { brief } = contentActions.writeDraft.example
/** Drafts a newsletter, and mails it. */
const newsletter = [
  steps.act('write', 'ai-content/drafts/writeDraft', {
    brief: {
      ...brief,
      ...{ type: 'email-newsletter', about: 'The quay this week' },
      subjects: [{ kind: 'recent', hours: 24 }],
    },
  }),
  steps.act('send', 'ai-content/deliveries/deliver', {
    ...{ draft: '{{steps.write.draft}}', key: 'weekly', withNotes: false, isConfirmed: false },
    destination: { way: 'mail', to: 'anna@example.org', subject: '{{trigger.subject}}' },
  }),
]
const only = async () => {
  const { drafts: listed } = await content.ask(drafts.listDrafts, {})
  expect(listed).toHaveLength(1)
  return listed[0]!
}

test('a workflow drafts a newsletter and mails it, and its rehearsal leaves nothing', async () => {
  const server = await openMailServer()
  await hub.ask(mail.saveMailServer, {
    ...{ host: '127.0.0.1', port: server.port, security: 'none', userName: '' },
    ...{ sender: 'hub@mail.example', recipient: 'me@mail.example' },
  })
  const id = await hub.build(newsletter, 'Monday news')
  await hub.switchOn(id)
  const { steps: rehearsed } = await hub.ask(rehearsals.rehearse, {
    ...{ id, event: 'example', answers: {} },
  })
  expect(rehearsed.map(({ key, kind }) => [key, kind])).toEqual([
    ['write', 'done'],
    ['send', 'shown'],
  ])
  expect(await content.titles()).toEqual([])

  const run = await hub.runNow(id, { subject: 'Week 10' })
  await hub.work()
  expect(await hub.run(run)).toMatchObject({ state: 'done' })
  const listed = await only()
  expect(listed).toMatchObject({ author: 'workflow Monday news', status: 'published' })
  const opened = await content.ask(drafts.getDraft, { draft: listed.id })
  expect(opened).toMatchObject({ author: 'workflow Monday news', version: 1 })
  const [recent] = await content.ask(aiContent.listGenerations, {})
  expect(recent).toMatchObject({ id: listed.id, author: 'workflow Monday news' })
  const table = await historyTable.answer(tools, askedFor(tools.readerId, {}))
  const lines = await Readable.from(table!.body as AsyncIterable<string>).toArray()
  expect(lines.join('')).toContain('"workflow Monday news"')
  expect(await content.ask(deliveries.listDeliveries, { draft: listed.id })).toMatchObject({
    deliveries: [{ way: 'mail', state: 'sent', to: 'anna@example.org' }],
  })
  await server.close()
  expect(server.taken).toHaveLength(1)
  const { raw } = server.taken[0]!
  expect(raw).toContain('Subject: Week 10')
  expect(raw).toContain('From: Harbour Line <hub@mail.example>')
  // A newsletter's subject and preview text are not paragraphs of it.
  expect(raw).not.toMatch(/Preview text|Subject: The quay this week/)

  const { things, lasting } = await hub.ask(madeByRuns.listMade, { run })
  expect(things).toMatchObject([
    {
      place: 'Step 1 “write”',
      thing: 'text',
      name: 'The quay this week',
      page: `/ai-content/drafts/${listed.id}`,
    },
  ])
  expect(lasting).toMatchObject([{ place: 'Step 2 “send”' }])
})

test('undo deletes the text of a run, and leaves one that its reader changed', async () => {
  const id = await hub.build(newsletter.slice(0, 1), 'Monday news')
  const first = await hub.runNow(id)
  await hub.work()
  const text = await only()
  expect(await hub.ask(madeByRuns.undoRun, { run: first })).toMatchObject({ undone: 1, left: [] })
  expect(await content.titles({ shelf: 'deleted', search: 'quay this' })).toContain(text.title)
  expect(await content.titles()).toEqual([])

  const second = await hub.runNow(id)
  await hub.work()
  const read = await content.ask(drafts.getDraft, { draft: (await only()).id })
  await content.save(read, reworded(read.text, 'My own'))
  expect(await hub.ask(madeByRuns.undoRun, { run: second })).toMatchObject({
    undone: 0,
    left: [{ reason: expect.stringContaining('You changed it since') }],
  })
  expect((await only()).author).toBe('workflow Monday news')
})

test('a text that was drafted or published starts a workflow', async () => {
  for (const happening of [contentDrafted, contentPublished]) {
    const note = steps.note('note', `${happening.title}: {{trigger.text.name}}, {{trigger.type}}`)
    const id = await hub.build([note], happening.title)
    const trigger = await hub.ask(triggers.saveTrigger, {
      name: happening.title,
      draft: { kind: 'happening', name: happening.name, when: { match: 'all', rows: [] } },
    })
    const { revision } = await hub.ask(workflows.getWorkflow, { id })
    await hub.ask(workflows.saveDraft, { id, revision, triggerId: trigger.id })
    await hub.switchOn(id)
  }
  const noted = async () => {
    await hub.work()
    const found = await hub.ask(notesEditor.pageNotes, { isHighlight: false, search: 'Text' })
    return found.notes.map(({ title }) => title).toSorted()
  }
  const { id: draft, version } = await content.write({ about: 'Lanterns at the pier' })
  expect(await noted()).toEqual(['Text drafted: Lanterns at the pier, blog-post'])
  await content.ask(deliveries.recordDelivery, { draft, way: 'copy', version })
  await content.ask(deliveries.recordDelivery, { draft, way: 'export', version })
  expect(await noted()).toEqual([
    'Text drafted: Lanterns at the pier, blog-post',
    'Text published: Lanterns at the pier, blog-post',
  ])
})
