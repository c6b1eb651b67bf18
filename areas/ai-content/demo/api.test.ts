import { describe, expect, test } from 'vitest'
import { contentStatuses, contentTypes } from '../choices.ts'
import { ContentSettings, ContentUsage, Generation, Template } from '../contract.ts'
import { BrandVoice } from '../contracts/brand-voice.ts'
import { demoAiContent } from './api.ts'
import { demoBrandVoice } from './brand-voice.ts'

const now = new Date('2026-11-21T09:00:00Z')
const area = demoAiContent({ now })

describe('AI Content, demo', () => {
  test('keeps to the contract', async () => {
    for (const template of await area.listTemplates({})) Template.parse(template)
    for (const generation of await area.listGenerations({})) Generation.parse(generation)
    BrandVoice.parse(await demoBrandVoice().getBrandVoice({}))
    ContentSettings.parse(await area.getSettings({}))
    ContentUsage.parse(await area.getUsage({}))
  })

  test('has a template for every type of content', async () => {
    const types = (await area.listTemplates({})).map(({ type }) => type)
    expect(new Set(types)).toEqual(new Set(contentTypes))
  })

  test('has published texts and drafts, the newest first', async () => {
    const history = await area.listGenerations({})
    expect(new Set(history.map(({ status }) => status))).toEqual(new Set(contentStatuses))
    const times = history.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test('remembers every text with a length that its type was asked for', async () => {
    for (const { wordCount } of await area.listGenerations({})) {
      expect(wordCount).toBeGreaterThanOrEqual(100)
      expect(wordCount).toBeLessThanOrEqual(1500)
    }
  })

  test('writes with one of the models that it offers', async () => {
    const { modelId } = await area.getSettings({})
    expect((await area.listModels({})).map(({ id }) => id)).toContain(modelId)
  })

  test('keeps what is set, and leaves the rest as it is, until the page is opened again', async () => {
    const opened = { ...demoAiContent({ now }), ...demoBrandVoice() }
    const before = [await opened.getBrandVoice({}), await opened.getSettings({})]
    await opened.saveBrandVoice({ wordsToAvoid: ['synergy'] })
    await opened.saveSettings({ modelId: 'claude-3' })
    await opened.saveSettings({ language: 'de' })
    expect(await opened.getBrandVoice({})).toEqual({ ...before[0], wordsToAvoid: ['synergy'] })
    expect(await opened.getSettings({})).toEqual({
      ...before[1],
      modelId: 'claude-3',
      language: 'de',
    })
    const again = { ...demoAiContent({ now }), ...demoBrandVoice() }
    expect([await again.getBrandVoice({}), await again.getSettings({})]).toEqual(before)
  })

  test('[CONTENT-001] generates nothing', async () => {
    const before = structuredClone(await area.listGenerations({}))
    await area.generate({
      type: 'blog-post',
      tone: 'casual',
      length: 'short',
      topic: 'Gulls',
      templateId: null,
    })
    expect(await area.listGenerations({})).toEqual(before)
  })
})
