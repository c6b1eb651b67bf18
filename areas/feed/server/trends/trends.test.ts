import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { defaultAiSettings } from '#platform/models/server/lends.ts'
import { aiSettingsKeeper } from '#platform/models/server/ai-settings-keeper.ts'
import { serverArticles } from '#areas/articles/server/page/api.ts'
import { serverFeed } from '../api.ts'
import { articleOf, publish } from '../settings/test-articles.ts'
import { noteTrends } from './note-trends.ts'
import { trendsKeeper } from './keeper.ts'
import type { Trend } from '../../contracts/trends.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

const NOW = Date.parse('2026-03-02T12:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString()
const trending = async () => (await trendsKeeper.open(tools.desk)['listTrends']!({})) as Trend[]
const choose = (changes: Partial<typeof defaultAiSettings>) =>
  aiSettingsKeeper.open(tools.desk)['saveAiSettings']!({
    ...defaultAiSettings,
    ...changes,
  })

/** Reports of one event by several outlets, in different words. */
const saw: Record<string, string> = {
  Aldo: 'Fishermen saw the ferry Marta Lind strike the shoal. Fog, said the crew of the Marta Lind, came at once.',
  Birte:
    'On the shoal lies Marta Lind, a ferry with a broken rudder. Tugs reached the Marta Lind at noon.',
  Corin:
    'All passengers left the ferry by raft. Marta Lind will wait for the spring tide, so Marta Lind stays.',
  Dahl: 'Engineers blame a chart for what happened to the Marta Lind. The owner of the Marta Lind is silent.',
  Elster:
    'Divers look at the hull of Marta Lind this week. Nobody may go near Marta Lind before that.',
}
const ferry = (name: string, hours: number) => ({
  title: `The ferry Marta Lind is aground, reports ${name}`,
  text: saw[name] ?? `The Marta Lind is aground.`,
  published: hoursAgo(hours),
})
/** Ordinary reports, from which the server learns the usual numbers. */
const quiet = (name: string) => ({
  title: `Nets are mended at ${name} pier`,
  text: `Nets are mended at the pier by people of ${name}, who mend nets.`,
  published: hoursAgo(23),
})
const names = ['Aldo', 'Birte', 'Corin', 'Dahl', 'Elster']

describe('with trend detection', () => {
  beforeEach(() => choose({ trendDetection: true }))

  test('what several sources speak of at once trends, once, and says why', async () => {
    for (const name of names.slice(0, 4)) await publish(tools, name, [quiet(name), ferry(name, 1)])
    const [trend, ...others] = await trending()
    expect(trend).toMatchObject({ words: 'Marta Lind', sourceCount: 4, hours: 3 })
    expect(trend!.articleCount).toBeGreaterThan(0)
    expect(trend!.usual).toBeLessThan(0.5)
    expect(others).toEqual([])
    expect(tools.announced).toContainEqual({ area: 'articles' })
    const found = await serverFeed(tools.desk).listHeadlines({
      period: 'today',
      search: `"${trend!.words}"`,
    })
    expect(found.length).toBeGreaterThanOrEqual(trend!.articleCount)

    tools.setNow(new Date(NOW + 5 * 3_600_000))
    expect(await trending()).toEqual([])
  })

  test('what is spoken of every hour does not', async () => {
    for (const name of names) {
      const daily = Array.from({ length: 24 }, (_, hour) => ({
        ...ferry(`${name} ${hour}`, hour + 0.5),
        title: `Part ${hour}: the ferry Marta Lind, reports ${name}`,
      }))
      await publish(tools, name, daily)
    }
    expect((await trending()).map(({ words }) => words)).not.toContain('Marta Lind')
  })

  test('neither one flooding source nor a thousand copies make a trend', async () => {
    await publish(tools, 'Flood', [
      quiet('Flood'),
      ...Array.from({ length: 40 }, (_, nth) => ferry(`reader ${nth}`, 1 + nth / 100)),
    ])
    const copy = { ...ferry('the wire', 1), title: 'Marta Lind: a statement' }
    for (const name of names) await publish(tools, name, [{ ...copy, title: `${copy.title}` }])
    expect(await trending()).toEqual([])
  })

  test('a hub that has not watched for long claims nothing', async () => {
    for (const name of names) await publish(tools, name, [ferry(name, 1)])
    expect(await trending()).toEqual([])
  })

  test('an article that is written again is counted once, whichever worker does it', async () => {
    for (const name of names.slice(0, 3)) await publish(tools, name, [quiet(name), ferry(name, 1)])
    const levels = () =>
      tools.db.many(
        z.object({ term: z.string(), level: z.number() }),
        sql`select term, level from trend_terms order by term`,
      )
    const before = await levels()
    expect(before.length).toBeGreaterThan(3)
    const id = await articleOf(tools, 'Marta Lind')
    const again = () => tools.db.transaction((db) => noteTrends(db, [id], tools))
    await Promise.all([again(), again(), again()])
    const after = await levels()
    expect(after.map(({ term }) => term)).toEqual(before.map(({ term }) => term))
    after.forEach(({ level }, nth) => expect(level).toBeCloseTo(before[nth]!.level, 6))
  })

  test('sources that are muted or not followed do not count', async () => {
    for (const name of names.slice(0, 3)) await publish(tools, name, [quiet(name), ferry(name, 1)])
    expect(await trending()).toHaveLength(1)
    await tools.db.run(sql`update sources set muted_at = now() where name = 'Aldo'`)
    expect(await trending()).toEqual([])
  })

  test('what is old is put away', async () => {
    await publish(tools, 'Aldo', [quiet('Aldo'), ferry('Aldo', 1)])
    tools.setNow(new Date(NOW + 40 * 24 * 3_600_000))
    await publish(tools, 'Birte', [
      {
        title: 'A crane is green',
        text: 'A crane is green.',
        published: tools.now().toISOString(),
      },
    ])
    const { sightings, terms } = await tools.db.one(
      z.object({ sightings: z.int(), terms: z.int() }),
      sql`select (select count(*) from trend_sightings where term like '%marta%') as sightings,
            (select count(*) from trend_terms where term like '%marta%') as terms`,
    )
    expect([sightings, terms]).toEqual([0, 0])
  })
})

test('without trend detection nothing is counted, and nothing trends', async () => {
  for (const name of names) await publish(tools, name, [quiet(name), ferry(name, 1)])
  expect(await trending()).toEqual([])
  const { count } = await tools.db.one(
    z.object({ count: z.int() }),
    sql`select count(*) from trend_sightings`,
  )
  expect(count).toBe(0)
})

describe('keyphrases and names of an article', () => {
  const page = async () =>
    serverArticles(tools.desk).getArticle({ id: await articleOf(tools, 'Marta Lind') })
  test('are found in what it says', async () => {
    await publish(tools, 'Aldo', [ferry('Aldo', 1)])
    expect(JSON.stringify((await page()).keywords)).toContain('Marta Lind')
  })

  test('are not shown where content intelligence is off, and found when it is on again', async () => {
    await choose({ contentIntelligence: false })
    await publish(tools, 'Aldo', [ferry('Aldo', 1)])
    expect((await page()).keywords).toBeUndefined()
    await choose({ contentIntelligence: true })
    expect(JSON.stringify((await page()).keywords)).toContain('Marta Lind')
  })
})
