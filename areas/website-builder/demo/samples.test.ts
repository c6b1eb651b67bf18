import { expect, test } from 'vitest'
import { expectKeys } from '#areas/test-records.ts'
import { BuilderAssistant, Site, Template } from '../contract.ts'
import { demoWebsiteBuilder } from './api.ts'
import { sampleAssistant } from './assistant.ts'
import { sampleSites } from './sites.ts'
import { siteTemplates } from '../site-templates.ts'

const now = new Date('2026-11-21T12:00:00Z')

test('[DATA-065] three sites, both kinds of site and of page among them', () => {
  for (const site of sampleSites) expect(Site.parse(site)).toEqual(site)
  expect(sampleSites).toHaveLength(3)
  expect(new Set(sampleSites.map(({ status }) => status))).toEqual(new Set(['live', 'staging']))
  const pages = sampleSites.flatMap((site) => site.pages)
  expectKeys(sampleSites, ['id', 'name', 'url', 'status', 'pages'])
  expectKeys(pages, ['id', 'name', 'path', 'status'])
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set(['published', 'draft']))
})

test('[DATA-066] messages of both sides, some without a time, and a checklist with done items', () => {
  const assistant = sampleAssistant(now)
  expect(BuilderAssistant.parse(assistant)).toEqual(assistant)
  const { messages, checklist } = assistant
  expectKeys(messages, ['from', 'message'], ['time'])
  expectKeys(checklist, ['label', 'isDone'])
  expect(new Set(messages.map(({ from }) => from))).toEqual(new Set(['assistant', 'user']))
  expect(messages.some(({ time }) => time === undefined)).toBe(true)
  expect(new Set(checklist.map(({ isDone }) => isDone))).toEqual(new Set([true, false]))
})

test('every template keeps to its vocabulary', () => {
  for (const template of siteTemplates) expect(Template.parse(template)).toEqual(template)
})

test('the assistant spoke at the same time of day, before the demo was opened', () => {
  for (const hour of [0, 5, 9, 10, 23]) {
    const opened = new Date(2026, 10, 21, hour, 39)
    const times = sampleAssistant(opened).messages.flatMap(({ time }) => time ?? [])
    expect(times).toEqual(times.toSorted())
    expect(new Date(times.at(-1)!).getTime()).toBeLessThanOrEqual(opened.getTime())
    expect(times.map((time) => new Date(time).getHours())).toEqual([9, 9, 9])
    expect(times.map((time) => new Date(time).getMinutes())).toEqual([38, 40, 40])
  }
})

test('[SITES-020] no site is made of what the wizard was told', async () => {
  const builder = demoWebsiteBuilder({ now })
  const before = structuredClone(await builder.listSites({}))
  await builder.generateBlueprint({
    industry: 'community',
    size: 'solo',
    purpose: 'booking',
    features: ['seo'],
  })
  expect(await builder.listSites({})).toEqual(before)
})
