import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameOf, type Contract, type Operation } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { askedFor, testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { aiContent } from '../contract.ts'
import { brandVoice } from '../contracts/brand-voice.ts'
import { deliveries } from '../contracts/deliveries.ts'
import { drafts } from '../contracts/drafts.ts'
import { rewriting } from '../contracts/rewriting.ts'
import { templates } from '../contracts/templates.ts'
import { voices } from '../contracts/voices.ts'
import { emptyVoice } from '../voices/voice.ts'
import { server } from './area.ts'
import { someBrief } from './test-content.ts'
import { fill, rowsOf } from './test-filled.ts'

const OTHER = 'other'
let tools: TestTools
let kept: Awaited<ReturnType<typeof fill>>
beforeAll(async () => {
  tools = await testTools()
  await tools.db.run(sql`insert into readers (id, name) values (${OTHER}, 'Other')`)
  kept = await fill(tools)
})
afterAll(() => tools.close())

const text = { title: 'Theirs', parts: [], sources: [] }
const part = { id: 'p', kind: 'paragraph', variant: null, isCutShort: false, runs: [] }
/** Further input of operations, by operation, in addition to the ids. */
const more: Record<string, object> = {
  listTemplates: {},
  saveSettings: { creativity: 'low' },
  saveDraft: { version: 2, text },
  redraft: { version: 2, brief: someBrief },
  lookAhead: { brief: someBrief },
  writeDraft: { brief: someBrief },
  renameDraft: { title: 'Theirs' },
  getVersion: { version: 1 },
  restoreVersion: { version: 1 },
  shortenToFit: { version: 2 },
  chooseVoice: { voice: null },
  saveTemplate: { name: 'Theirs', keepsWords: true },
  renameTemplate: { name: 'Theirs' },
  addVoice: { voice: emptyVoice('Theirs') },
  saveVoice: { version: 1, draft: emptyVoice('Theirs') },
  checkPlainEnglish: { text: 'In order to' },
  saveBrandVoice: { name: 'Theirs' },
  previewDelivery: { withNotes: true },
  deliver: {
    ...{ key: 'mail', withNotes: true, isConfirmed: true },
    destination: { way: 'mail', to: '', subject: '' },
  },
  recordDelivery: { way: 'copy', version: 1 },
  writeByModel: { version: 2, creativity: 'low', unproven: 'drop', withNotes: false },
  rewrite: { part, selection: null, way: 'anew', attempt: 1, unproven: 'drop', withNotes: false },
  translateDraft: { language: 'de', withNotes: false },
}
const contracts: Contract[] = [
  ...[aiContent, brandVoice, drafts, templates, voices, deliveries, rewriting],
]

test('of another reader’s texts, voices, templates and deliveries, no operation shows or changes any', async () => {
  expect(contracts.map(nameOf).toSorted()).toEqual(
    server.keeps!.map(({ contract }) => nameOf(contract)).toSorted(),
  )
  const owners = async () =>
    (await rowsOf(tools)).map(({ rows }) =>
      rows.filter((row) => (row as { reader_id: string }).reader_id !== OTHER),
    )
  const before = await owners()
  const ask = tools.askAs(OTHER, { operations: ['*'], scope: 'owner' })
  const { draft, delivery, template, voice } = kept
  for (const contract of contracts)
    for (const [name, operation] of Object.entries(contract) as [
      string,
      Operation<never, unknown>,
    ][]) {
      const input = { draft, drafts: [draft], delivery, template, voice, ...more[name] }
      const told = await ask(operation, input as never).catch((error: unknown) => {
        if (error instanceof Problem && error.kind !== 'invalid') return error.message
        throw new Error(`${name} failed otherwise`, { cause: error })
      })
      expect([name, JSON.stringify(told ?? null)]).not.toEqual([
        name,
        expect.stringMatching(/Größe|Edited|Quay|Lighthouse|anna@/),
      ])
    }
  const query = { drafts: draft }
  for (const route of server.routes!) {
    if (route.who !== 'reader') continue
    const reply = await route.answer(tools, askedFor(OTHER, { draft, file: 'text.md' }, query))
    const body = reply === null ? '' : await new Response(reply.body as BodyInit).text()
    expect(body).not.toMatch(/Größe|Edited/)
  }
  expect(await owners()).toEqual(before)
})
