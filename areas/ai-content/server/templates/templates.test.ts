import { afterAll, beforeAll, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { contentTypes } from '../../choices.ts'
import { aiContent } from '../../contract.ts'
import { templates } from '../../contracts/templates.ts'
import { readTemplateBrief } from '../../drafts/template-brief.ts'
import { generalTemplates } from '../../general-templates.ts'
import { testContent } from '../test-content.ts'
import { serverTemplates } from './templates-api.ts'

let tools: TestTools
let content: ReturnType<typeof testContent>
beforeAll(async () => {
  tools = await testTools()
  content = testContent(tools)
})
afterAll(() => tools.close())

const own = async () =>
  (await content.ask(aiContent.listTemplates, {})).filter(({ isOwn }) => isOwn)

test('there are nine general templates, for every type, whose fields are those of a brief', async () => {
  expect(generalTemplates).toHaveLength(9)
  expect(new Set(generalTemplates.map(({ type }) => type))).toEqual(new Set(contentTypes))
  for (const { id } of generalTemplates) {
    const { brief, missing } = await content.ask(templates.getTemplate, { template: id })
    expect(readTemplateBrief(brief).gone).toEqual([])
    expect(missing).toEqual([])
  }
})

test('a template of a draft keeps its frame, and its words only where they are asked for', async () => {
  const { ask } = content
  const { id: draft, brief } = await content.write({
    ...{ tone: 'casual', subjects: [{ kind: 'recent', hours: 24 }] },
  })
  const frame = await ask(templates.saveTemplate, { draft, name: 'Frame', keepsWords: false })
  expect((await ask(templates.getTemplate, frame)).brief).toEqual({
    ...{ type: 'blog-post', tone: 'casual', length: 'short', words: null, language: 'en' },
    ...{ subjects: brief.subjects, notes: [] },
  })
  const whole = await ask(templates.saveTemplate, { draft, name: 'Whole', keepsWords: true })
  expect((await ask(templates.getTemplate, whole)).brief).toEqual(brief)
  expect((await own()).map(({ name, tone }) => [name, tone])).toEqual([
    ['Whole', 'casual'],
    ['Frame', 'casual'],
  ])
})

test('a template is renamed, deleted and restored', async () => {
  const { ask } = content
  const { id: draft } = await content.write()
  const { template } = await ask(templates.saveTemplate, { draft, name: 'Tide', keepsWords: false })
  await ask(templates.renameTemplate, { template, name: 'Ebb' })
  expect((await own()).map(({ name }) => name)).toContain('Ebb')
  await ask(templates.deleteTemplate, { template })
  expect((await own()).map(({ name }) => name)).not.toContain('Ebb')
  await expect(ask(templates.getTemplate, { template })).rejects.toThrow('already gone')
  await ask(templates.restoreTemplate, { template })
  expect(await ask(templates.getTemplate, { template })).toMatchObject({ name: 'Ebb' })

  const other = serverTemplates(deskOf(tools, 'other'))
  await expect(other.getTemplate({ template })).rejects.toThrow('already gone')
  await expect(other.deleteTemplate({ template })).rejects.toThrow('already gone')
})

test('what is gone is left out, and said', async () => {
  const { ask } = content
  const { id: draft } = await content.write()
  const { template } = await ask(templates.saveTemplate, { draft, name: 'Old', keepsWords: true })
  const former = {
    ...{ type: 'blog-post', tone: 'sarcastic', ghost: true },
    subjects: [{ kind: 'topic', id: 'none' }, { kind: 'saved' }],
    notes: ['none'],
  }
  await tools.db.run(sql`
    update ai_content_templates set brief = ${JSON.stringify(former)}::jsonb where id = ${template}`)
  expect(await ask(templates.getTemplate, { template })).toMatchObject({
    brief: { type: 'blog-post', subjects: [{ kind: 'saved' }], notes: [] },
    missing: ['tone', 'ghost', 'a topic', 'a note'],
  })
  expect((await own()).find(({ id }) => id === template)).toMatchObject({ tone: 'professional' })
})
