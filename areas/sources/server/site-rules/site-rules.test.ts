import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { articlePage, paragraph } from '#engine/pages/test-pages.ts'
import { fetchDueFullTexts } from '#feeds/full-text/fetch-full-texts.ts'
import { rss } from '#feeds/test-feeds.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { serverSources } from '../api.ts'
import { serverSiteRules } from './keeper.ts'

const pageOf = (number: number) =>
  articlePage(`
    <div class="letters"><p>${paragraph(30)}</p><p>${paragraph(31)}</p><p>${paragraph(32)}</p><p>${paragraph(33)}</p></div>
    <div class="story-body"><p class="text">${paragraph(number)}</p><p class="mug">A mug with the ferry is for sale at the quay, in blue and in white.</p></div>`)
const rule = { take: ['div.story-body'], drop: ['p.mug'] }

let tools: TestTools
let source: string
let clock: NodeJS.Timeout
beforeEach(async () => {
  tools = await testTools()
  const items = [1, 2].map((number) => ({
    guid: String(number),
    title: `Crossing ${number}`,
    text: 'The ferry …',
    link: `https://www.gazette.example/crossing-${number}`,
    published: `2026-03-0${number}T08:00:00Z`,
  }))
  tools.web.set('https://gazette.example/feed', rss(items))
  for (const number of [1, 2])
    tools.web.set(`https://www.gazette.example/crossing-${number}`, pageOf(number))
  const followed = await serverSources(tools.desk).followSource({
    name: 'Gazette',
    category: 'general',
    frequency: 'hourly',
    address: 'https://gazette.example/feed',
  })
  source = followed.source.id
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  await tools.db.run(sql`
    insert into entry_full_texts (entry_id, host, next_try_at)
    select id, 'www.gazette.example', ${tools.now()} from entries`)
  await fetchDueFullTexts(tools)
  // After each page, a host is not requested again for a while, so the clock has to advance.
  clock = setInterval(() => tools.setNow(new Date(tools.now().getTime() + 1000)), 20)
})
afterEach(async () => {
  clearInterval(clock)
  await tools.close()
})

const rules = () => serverSiteRules(tools.desk)

async function texts(): Promise<string[]> {
  await fetchDueFullTexts(tools)
  const rows = await tools.db.many(
    z.object({ text: z.string() }),
    sql`select coalesce(entry_full_texts.text, '') as text from entry_full_texts join entries on entries.id = entry_id
        order by published_at`,
  )
  return rows.map(({ text }) => text)
}

test('pages are read by the rule of their site once it is saved, and like any others once it is deleted', async () => {
  expect((await texts())[0]).toContain('number 31 ')
  expect(await rules().saveRule({ site: 'gazette.example', ...rule })).toEqual({ again: 2 })
  const [first, second] = await texts()
  expect(first).toContain('number 1 ')
  expect(second).toContain('number 2 ')
  expect(`${first}${second}`).not.toMatch(/mug|number 31/)

  await rules().deleteRule({ site: 'gazette.example' })
  expect((await texts())[0]).toContain('number 31 ')
  await expect(rules().deleteRule({ site: 'gazette.example' })).rejects.toMatchObject({
    kind: 'not-found',
  })
})

test('a page is shown in parts, with those that a rule takes, before anything is saved', async () => {
  const { site, rule: known, pages } = await rules().getPages({ id: source })
  expect({ site, known }).toEqual({ site: 'gazette.example', known: null })
  expect(pages.map(({ title }) => title)).toEqual(['Crossing 2', 'Crossing 1'])
  const shown = await rules().showPage({ address: pages[0]!.address, ...rule })
  expect(shown).toMatchObject({ site: 'gazette.example', isCut: false })
  expect(shown.choices.filter(({ isTaken }) => isTaken).map(({ words }) => words)).toEqual([
    paragraph(2),
  ])
  const read = await rules().readPage({ address: pages[1]!.address, ...rule })
  expect(read.html).toContain('number 1 ')
  expect(read.characters).toBe(paragraph(1).length)
  expect(await rules().listRules({})).toEqual([])
})

test('a selector that cannot be used is named at its field, and nothing is saved', async () => {
  const wrong = { site: 'gazette.example', take: ['p['], drop: [] }
  await expect(rules().saveRule(wrong)).rejects.toMatchObject({
    kind: 'invalid',
    fields: { take: '“p[” is no CSS selector.' },
  })
  await expect(rules().saveRule({ ...wrong, take: [] })).rejects.toMatchObject({ kind: 'invalid' })
  expect(await rules().listRules({})).toEqual([])
})

test('rules are exported to a file and imported again, and rules that cannot be imported are named', async () => {
  await rules().saveRule({ site: 'gazette.example', ...rule })
  const file = {
    rules: [...(await rules().listRules({})), { site: 'x.example', take: ['p['], drop: [] }, 7],
  }
  await rules().deleteRule({ site: 'gazette.example' })
  expect((await texts())[0]).toContain('number 31 ')
  const { taken, leftOut } = await rules().importRules({ text: JSON.stringify(file) })
  expect(taken).toBe(1)
  expect(leftOut).toEqual([
    'x.example: “p[” is no CSS selector.',
    expect.stringContaining('Rule 3: '),
  ])
  expect(await rules().listRules({})).toMatchObject([{ site: 'gazette.example', ...rule }])
  expect((await texts())[0]).toContain('number 1 ')
  await expect(rules().importRules({ text: '<opml/>' })).rejects.toMatchObject({ kind: 'invalid' })
})

test('an address without a page is refused with a message', async () => {
  const asked = (address: string) => rules().showPage({ address, take: [], drop: [] })
  await expect(asked('the harbour')).rejects.toMatchObject({ kind: 'invalid' })
  await expect(asked('https://www.gazette.example/nowhere')).rejects.toMatchObject({
    kind: 'unavailable',
    message: expect.stringContaining('404'),
  })
})
