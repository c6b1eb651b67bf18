import { afterEach, beforeEach, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { serverArticles } from '../page/api.ts'
import { serverFeed } from '#areas/feed/server/api.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { joinEntries } from '../joining/join-entries.ts'
import { rss, type TestItem } from '#feeds/test-feeds.ts'
import { serverJoining } from '../corrections/api.ts'
import { linkFollowUp } from './follow-up-links.ts'

const affair: TestItem[] = [
  {
    guid: 'sinking',
    title: 'Tug Marlena sinks off Cape Orrin, crew of nine rescued',
    text: 'The tug Marlena sank off Cape Orrin before dawn on Monday. All nine crew members were lifted from a raft. Brightwater Towing, which owns the Marlena, promised an inquiry.',
    published: '2026-03-02T08:00:00Z',
  },
  {
    guid: 'inquiry',
    title: 'Inquiry into sinking of tug Marlena blames open hatch',
    text: 'An open hatch let the tug Marlena sink off Cape Orrin two weeks ago, an inquiry has found. Brightwater Towing, which owns the vessel, accepted the findings. All nine crew members had been rescued.',
    published: '2026-03-14T08:00:00Z',
  },
  {
    guid: 'raised',
    title: 'Wreck of tug Marlena raised off Cape Orrin after open hatch inquiry',
    text: 'Two cranes raised the wreck of the tug Marlena off Cape Orrin on Friday. An inquiry had found that an open hatch let the vessel sink. Brightwater Towing will scrap it.',
    published: '2026-03-20T08:00:00Z',
  },
]
const choir: TestItem = {
  guid: 'choir',
  title: 'Cape Orrin choir wins singing contest in Tolland',
  text: 'The choir of Cape Orrin won the singing contest in Tolland on Saturday. It had come last the year before.',
  published: '2026-03-08T08:00:00Z',
}
const address = 'https://harbour.example/feed'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  await publish([affair[0]!, choir], '2026-03-09T12:00:00Z')
  await publish([affair[0]!, choir, affair[1]!], '2026-03-14T12:00:00Z')
  await publish([affair[0]!, choir, ...affair.slice(1)], '2026-03-20T12:00:00Z')
})
afterEach(() => tools.close())

const hub = () => ({
  ...serverFeed(tools.desk),
  ...serverArticles(tools.desk),
  ...serverSources(tools.desk),
})

async function publish(items: TestItem[], at: string) {
  tools.setNow(new Date(at))
  tools.web.set(address, rss(items))
  await hub().followSource({ address, name: '', category: 'general', frequency: '15min' })
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  await joinEntries.run(tools, {})
}

async function articleOf(search: string) {
  const [found] = await hub().listHeadlines({ period: 'year', search: `title:"${search}"` })
  return open(found!.id)
}

const isLookedFor = () => tools.queued.includes(linkFollowUp.name)

async function open(id: number) {
  const { id: article } = await hub().getArticle({ id })
  // An article of a single source is linked after its first opening.
  if (isLookedFor()) await linkFollowUp.run(tools, { article })
  return hub().getArticle({ id: article })
}

test('an affair is one line from its first article to its last, seen from each of them', async () => {
  const [sinking, inquiry, raised] = affair.map(({ title }) => title)
  const titles = async (search: string) => {
    const { timeline } = await articleOf(search)
    return [timeline!.earlier, timeline!.later].map((side) => side.map(({ title }) => title))
  }
  expect(await titles('blames')).toEqual([[sinking], []])
  expect(await titles('Wreck')).toEqual([[sinking, inquiry], []])
  expect(await titles('Tug Marlena sinks')).toEqual([[], [inquiry, raised]])
  expect(await titles('blames')).toEqual([[sinking], [raised]])
  expect(await titles('choir')).toEqual([[], []])
  const { timeline } = await articleOf('Wreck')
  expect(timeline!.earlier[0]).toMatchObject({ time: '2026-03-02T08:00:00.000Z', sourceCount: 1 })
})

test('the line holds when its articles are merged, and shows nothing that is not followed', async () => {
  const inquiry = await articleOf('blames')
  const raised = await articleOf('Wreck')
  await serverJoining(tools.desk).mergeArticles({
    article: inquiry.id,
    other: raised.id,
  })
  await joinEntries.run(tools, {})
  const merged = await open(raised.id)
  expect(merged.timeline!.earlier.map(({ title }) => title)).toEqual([affair[0]!.title])
  expect((await articleOf('Tug Marlena sinks')).timeline!.later.map(({ id }) => id)).toEqual([
    merged.id,
  ])
})

test('what came before is looked for behind a look at a lone report, until it is found', async () => {
  const [inquiry] = await hub().listHeadlines({ period: 'year', search: 'title:"blames"' })
  const looks = async (id: number) => {
    tools.queued.length = 0
    await hub().getArticle({ id })
    return isLookedFor()
  }
  expect(await looks(inquiry!.id)).toBe(true)
  await linkFollowUp.run(tools, { article: inquiry!.id })
  // Articles that the reader does not see are not on the timeline.
  await tools.db.run(sql`update articles set feed_ids = '{}' where id <> ${inquiry!.id}`)
  expect(await looks(inquiry!.id)).toBe(false)

  await tools.db.run(sql`delete from article_follow_ups`)
  await tools.db.run(sql`update articles set source_count = 2 where id = ${inquiry!.id}`)
  expect(await looks(inquiry!.id)).toBe(false)
})

test('what follows within hours is on the line, too, and is not shown again as related', async () => {
  const soon = {
    guid: 'soon',
    title: 'Harbour pilots demand a ban on old boats, and Brightwater Towing pays damages',
    text: 'Pilots marched in Tolland and demanded that old boats stay ashore. Brightwater Towing, owner of the Marlena that sank off Cape Orrin, offered damages to families within hours.',
    published: '2026-03-02T14:00:00Z',
  }
  const late = await testTools()
  await tools.close()
  tools = late
  await publish([affair[0]!, soon, choir], '2026-03-09T12:00:00Z')
  const { timeline, related } = await articleOf('Tug Marlena sinks')
  expect(timeline!.later.map(({ title }) => title)).toEqual([soon.title])
  expect(related.map(({ title }) => title)).not.toContain(soon.title)
})

test('what may be the same event stands under that, and is not shown again as related', async () => {
  // The articles of one story are assigned to different affairs.
  await tools.db.run(sql`update article_affairs set affair_id = article_id`)
  const { id, related } = await articleOf('Tug Marlena sinks')
  const other = related[0]!.id
  await tools.db.run(sql`
    insert into possible_joins (entry_id, article_id, confidence)
    select entry_id, ${other}, 0.3 from article_entries where article_id = ${id}`)
  const after = await articleOf('Tug Marlena sinks')
  expect(after.perhapsSame!.map((one) => one.id)).toEqual([other])
  expect(after.related.map((one) => one.id)).not.toContain(other)
})
