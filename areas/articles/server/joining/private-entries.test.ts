import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { serverFeed } from '#areas/feed/server/api.ts'
import type { aiSettings } from '#platform/models/contract.ts'
import { aiSettingsKeeper } from '#platform/models/server/ai-settings-keeper.ts'
import { defaultAiSettings } from '#platform/models/server/lends.ts'
import { followSource } from '#areas/sources/server/following/follow-source.ts'
import { changeAddress } from '#areas/sources/server/health/change-address.ts'
import { setRequestHeaders } from '#feeds/fetch/request-headers.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { rss, type TestItem } from '#feeds/test-feeds.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { serverJoining } from '../corrections/api.ts'
import { learnNames } from '../writing/lessons/name-lessons.ts'
import { joinEntries } from './join-entries.ts'

const OTHER = 'reader-other'
const report = (name: string, more = '') => ({
  guid: name,
  title: `Tug Marlena sinks off Cape Orrin, says ${name}`,
  text: `The tug Marlena sank off Cape Orrin on Monday, said ${name}. All nine crew members were rescued.${more}`,
  published: '2026-03-02T08:00:00Z',
})
const addressOf = (name: string, query = '') => `https://${name}.example/feed${query}`
const SECRET = '?token=a8f0c12b9e'

let tools: TestTools
let first: string
beforeEach(async () => {
  tools = await testTools()
  first = tools.readerId
})
afterEach(() => tools.close())

async function follow(
  reader: string,
  name: string,
  query = '',
  told: TestItem = report(name),
): Promise<string> {
  const address = addressOf(name, query)
  tools.web.set(address, rss([told], { title: name, link: `https://${name}.example/` }))
  const draft = { address, name: '', category: 'general', frequency: 'hourly' } as const
  const { source } = await followSource(tools, reader, draft)
  await joinEntries.run(tools, {})
  return source.id
}

const addReader = () => tools.db.run(sql`insert into readers (id, name) values (${OTHER}, 'Other')`)

/** Lists the articles that a reader sees, with title and number of sources. */
async function seen(reader: string): Promise<[string, number][]> {
  const api = serverFeed(deskOf(tools, reader))
  const found = await api.listHeadlines({ period: 'year', search: 'Marlena' })
  return found.map(({ title, sourceCount }) => [title, sourceCount])
}

const nameIn = (text: string) => /says (\w+)$/.exec(text)?.[1]

test('on a hub of one reader, what only that reader can read stands with all the rest', async () => {
  await follow(first, 'gazette')
  await follow(first, 'letter', SECRET)
  expect((await seen(first)).map(([, count]) => count)).toEqual([2])
})

test('when a second reader comes, it is joined again, apart', async () => {
  await follow(first, 'letter', SECRET, report('letter', ' Only subscribers know about the hatch.'))
  await follow(first, 'gazette')
  expect(await seen(first)).toHaveLength(1)
  await addReader()
  await joinEntries.run(tools, {})
  await follow(OTHER, 'gazette')
  expect(new Set((await seen(first)).map(([title]) => nameIn(title)))).toEqual(
    new Set(['gazette', 'letter']),
  )
  expect((await seen(OTHER)).map(([title, count]) => [nameIn(title), count])).toEqual([
    ['gazette', 1],
  ])
  const { told } = await tools.db.one(
    z.object({ told: z.boolean() }),
    sql`select exists (select from articles
          where private_to is null and (summary::text || outlets::text || search::text) ~ 'letter|hatch') as told`,
  )
  expect(told).toBe(false)
})

test('what one reader alone can read joins among itself, also after a restart', async () => {
  await addReader()
  await follow(first, 'gazette')
  await follow(first, 'letter', SECRET)
  await tools.db.run(sql`update joining set changes = changes + 1`)
  await follow(first, 'bulletin', SECRET)
  await follow(OTHER, 'herald')
  const counts = (await seen(first)).map(([, count]) => count)
  expect(new Set(counts)).toEqual(new Set([1, 2]))
  await follow(OTHER, 'gazette')
  expect((await seen(OTHER)).map(([, count]) => count)).toEqual([2])
})

test('two readers of one address with a token have a feed each, and read none of the other', async () => {
  await addReader()
  await follow(first, 'letter', SECRET)
  await follow(OTHER, 'letter', SECRET)
  const { feeds, articles } = await tools.db.one(
    z.object({ feeds: z.int(), articles: z.int() }),
    sql`select (select count(*) from feeds) as feeds, (select count(distinct private_to) from articles) as articles`,
  )
  expect([feeds, articles]).toEqual([2, 2])
})

test('a source that begins to send headers of its reader leaves the articles of others', async () => {
  await addReader()
  await follow(first, 'gazette')
  const members = await follow(first, 'members')
  expect((await seen(first)).map(([, count]) => count)).toEqual([2])
  await setRequestHeaders(tools, first, members, { authorization: 'Basic x' })
  await joinEntries.run(tools, {})
  expect((await seen(first)).map(([, count]) => count)).toEqual([1, 1])
})

test('nobody puts the two together again', async () => {
  await addReader()
  await follow(first, 'gazette')
  await follow(first, 'letter', SECRET)
  const [one, other] = await tools.db.many(
    z.object({ id: z.int(), entry: z.int() }),
    sql`select article_id as id, entry_id as entry from article_entries order by id`,
  )
  const api = serverJoining(tools.desk)
  const apart = { kind: 'conflict', message: expect.stringContaining('They stay apart') }
  await expect(api.mergeArticles({ article: one!.id, other: other!.id })).rejects.toMatchObject(
    apart,
  )
  await expect(
    api.moveEntry({ entry: other!.entry, article: other!.id, into: one!.id }),
  ).rejects.toMatchObject(apart)
  const byHand = sql`update article_entries set article_id = ${one!.id} where entry_id = ${other!.entry}`
  await expect(tools.db.run(byHand)).rejects.toThrow('one reader alone')
})

test('a source that is led to an address with a token becomes its reader’s alone', async () => {
  await addReader()
  const id = await follow(first, 'gazette')
  tools.web.set(
    addressOf('gazette', SECRET),
    rss([report('gazette')], { title: 'gazette', link: 'https://gazette.example/' }),
  )

  await changeAddress(tools, first, { id, address: addressOf('gazette', SECRET) })
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  await joinEntries.run(tools, {})
  const { owners } = await tools.db.one(
    z.object({ owners: z.array(z.nullable(z.string())) }),
    sql`select array_agg(distinct private_to) as owners from articles`,
  )
  expect(owners).toEqual([first])
})

test('nothing is linked, counted or learnt over what only one reader can read', async () => {
  await addReader()
  const settings = { ...defaultAiSettings, trendDetection: true }
  await (aiSettingsKeeper.open(tools.desk) as Api<typeof aiSettings>).saveAiSettings(settings)
  await follow(first, 'gazette')
  await follow(first, 'herald')
  tools.setNow(new Date('2026-03-04T12:00:00Z'))
  for (const name of ['letter', 'bulletin']) {
    const told = {
      guid: name,
      title: `Wreck of tug Marlena raised off Cape Orrin, says ${name}`,
      text: 'Two cranes raised the wreck of the tug Marlena off Cape Orrin. Brightwater Towing paid, said Ingrid Solvane of Brightwater Towing.',
      published: '2026-03-04T08:00:00Z',
    }
    await follow(first, name, SECRET, told)
  }
  // Fetches any feeds that are still due.
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  await learnNames.run(tools, {})
  const { audiences, affairs, followed, names, terms } = await tools.db.one(
    z.object({
      audiences: z.int(),
      affairs: z.int(),
      followed: z.int(),
      names: z.array(z.string()),
      terms: z.array(z.string()),
    }),
    sql`select (select count(distinct coalesce(private_to, '')) from articles) as audiences,
          (select count(distinct affair_id) from article_affairs) as affairs,
          (select count(*) from article_follow_ups) as followed,
          array(select name from learnt_names order by name) as names, array(select term from trend_terms) as terms`,
  )
  expect({ audiences, affairs, followed }).toEqual({ audiences: 2, affairs: 2, followed: 0 })
  expect(names.join()).toMatch(/Marlena|Orrin/i)
  expect(names.join()).not.toMatch(/Solvane|Brightwater/i)
  expect(terms.join()).toMatch(/marlena/i)
  expect(terms.join()).not.toMatch(/solvane|brightwater/i)
})
