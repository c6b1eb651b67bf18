import { expect, test } from 'vitest'
import { BuilderAssistant, Site, Template } from '../contract.ts'
import { sampleAssistant } from './assistant.ts'
import { sampleSites } from './sites.ts'
import { sampleTemplates } from './templates.ts'

test('[DATA-065] three sites, both kinds of site and of page among them', () => {
  for (const site of sampleSites) expect(Site.parse(site)).toEqual(site)
  expect(sampleSites).toHaveLength(3)
  expect(new Set(sampleSites.map(({ status }) => status))).toEqual(new Set(['live', 'staging']))
  const pages = sampleSites.flatMap((site) => site.pages)
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set(['published', 'draft']))
})

test('[DATA-066] messages of both sides, some without a time, and a checklist with done items', () => {
  expect(BuilderAssistant.parse(sampleAssistant)).toEqual(sampleAssistant)
  const { messages, checklist } = sampleAssistant
  expect(new Set(messages.map(({ from }) => from))).toEqual(new Set(['assistant', 'user']))
  expect(messages.some(({ time }) => time === undefined)).toBe(true)
  expect(new Set(checklist.map(({ isDone }) => isDone))).toEqual(new Set([true, false]))
})

test('every template keeps to its vocabulary', () => {
  for (const template of sampleTemplates) expect(Template.parse(template)).toEqual(template)
})
