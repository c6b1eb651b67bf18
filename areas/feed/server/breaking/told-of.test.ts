import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { joinEntries } from '#areas/articles/server/lends/writing.ts'
import { partingHub } from '#areas/articles/server/joining/test-parting.ts'
import { writeStale } from '#areas/articles/server/writing/write-stale.ts'
import { tellOfPieces } from '#areas/newsroom/server/jobs/tell-of-pieces.ts'
import { rules as rulesContract, ruleEditor } from '#areas/rules/contract.ts'
import { saved } from '#areas/saved/contract.ts'
import { sources } from '#areas/sources/contract.ts'
import { tellOfTrouble } from '#areas/sources/server/telling/tell-of-trouble.ts'
import { topics } from '#areas/topics/contract.ts'
import { topicAlerts } from '#areas/topics/contracts/alerts.ts'
import { nameOf, type Api, type Contract } from '#core/contract.ts'
import { rss } from '#feeds/test-feeds.ts'
import { notifications } from '#platform/notifications/contract.ts'
import { keeps } from '#server/areas.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { serverFeed } from '../api.ts'

const HOUR = 3600

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

const kept = <Kept extends Contract>(contract: Kept): Api<Kept> =>
  keeps
    .find((one) => nameOf(one.contract) === nameOf(contract))!
    .open(deskOf(tools, tools.readerId))
const list = () => kept(notifications).listNotifications({})

describe('Readers are told', () => {
  let feeds = 0
  /** Reports in different words, because copies of one report do not make news breaking. */
  const ownWords = [
    'That is what the harbour office said on Monday morning.',
    'Tugs from Sorrel Point are on their way, a spokeswoman told reporters on the quay.',
    'Nobody was hurt, and pilot boats took the passengers ashore before noon.',
    'It is the third accident in these waters since the lighthouse went dark in autumn.',
  ]
  const publish = (...titles: string[]) => publishAt(titles.map((title) => ({ title, hours: 1 })))
  async function publishAt(reports: { title: string; hours: number }[]) {
    const address = `https://outlet-${++feeds}.example/feed`
    const items = reports.map(({ title, hours }, at) => ({
      guid: `${feeds}-${at}`,
      title,
      text: `${title}. ${ownWords[feeds % ownWords.length]!}`,
      published: new Date(tools.now().getTime() - hours * HOUR * 1000).toISOString(),
    }))
    tools.web.set(address, rss(items, { title: `Outlet ${feeds}`, link: '' }))
    await kept(sources).followSource({
      address,
      name: '',
      category: 'general',
      frequency: 'hourly',
    })
    await joinEntries.run(tools, {})
  }
  const FERRY = 'Ferry Aurelia runs aground near Port Ansel'

  async function ferryTopic(includeKeywords = ['ferry']) {
    const { id } = await kept(topics).saveTopic({
      title: 'Ferries',
      sources: ['All sources'],
      tone: 'balanced',
      style: 'concise',
      includeKeywords,
      excludeKeywords: [],
      highlightWords: [],
      summarizationInstructions: '',
      contentRules: { minSourceCount: 1, requireImage: false },
    })
    return id
  }

  /** Dates the sources back by three days, because a new follower is not notified of older news. */
  const followedForDays = () =>
    tools.db.run(
      sql`update sources set created_at = ${tools.now()}::timestamptz - interval '3 days'`,
    )
  const rang = async () => (await list()).map(({ title }) => title)

  test('a first import rings for nothing that broke before it', async () => {
    for (let outlet = 0; outlet < 4; outlet++) await publish(FERRY)
    expect(await serverFeed(deskOf(tools, tools.readerId)).listBreaking({})).toHaveLength(1)
    expect(await rang()).toEqual([])
  })

  test('a server that wakes rings for what broke within two hours, and not for what it slept through', async () => {
    const at = (hours: number) => [{ title: FERRY, hours }]
    await publishAt(at(4))
    await followedForDays()
    for (const hours of [3.5, 3, 3]) await publishAt(at(hours))
    expect(await serverFeed(deskOf(tools, tools.readerId)).listBreaking({})).toHaveLength(1)
    expect(await rang()).toEqual([])
  })

  test('breaking news rings once for a longer story', async () => {
    const NEXT = 'Salvage firm from Marlow is asked to tow the wreck'
    await publish(FERRY, NEXT)
    await followedForDays()
    for (let outlet = 0; outlet < 2; outlet++) await publish(FERRY)
    expect(await rang()).toEqual([FERRY])
    await tools.db.run(sql`update article_affairs set affair_id = 1`)
    for (let outlet = 0; outlet < 2; outlet++) await publish(NEXT)
    expect(await serverFeed(deskOf(tools, tools.readerId)).listBreaking({})).toHaveLength(1)
    expect(await rang()).toEqual([FERRY])
    // The first article is no longer breaking, so the next one of the story is notified of.
    await tools.db.run(sql`update notifications set at = at - interval '7 hours'`)
    await publish(NEXT)
    expect((await rang()).toSorted()).toEqual([FERRY, NEXT].toSorted())
  })

  test('a topic with an alert tells of its new articles, and no longer when it is switched off', async () => {
    const topic = await ferryTopic()
    await publish('Ferry Celandine is late at Sorrel Point')
    expect(await list()).toEqual([])
    await kept(topicAlerts).setAlert({ topic, isOn: true })
    expect(await kept(topicAlerts).listAlerts({})).toEqual([topic])
    await publish(FERRY, 'Bakery on Quay Street wins a prize for rye bread')
    expect(await list()).toMatchObject([
      { title: FERRY, text: 'New in your topic “Ferries”.', action: 'Read' },
    ])
    await kept(topicAlerts).setAlert({ topic, isOn: false })
    await publish('Ferry Borage sinks off the Sorrel Islands')
    expect(await list()).toHaveLength(1)
    await expect(kept(topicAlerts).setAlert({ topic: 'gone', isOn: true })).rejects.toThrow('gone')
  })

  test('an article that a rule, a topic and breaking news find is one notification', async () => {
    await kept(topicAlerts).setAlert({ topic: await ferryTopic(), isOn: true })
    const { id } = await kept(ruleEditor).saveRule({
      ...{ name: 'Ferries', description: '', match: 'all', actions: [{ do: 'notify' }] },
      conditions: [{ about: 'words', not: false, words: ['ferry'], where: 'title' }],
    })
    await kept(rulesContract).setRuleEnabled({ id, enabled: true })
    for (let outlet = 0; outlet < 4; outlet++) {
      await publish(FERRY)
      await followedForDays()
    }
    const [first, ...others] = await list()
    expect(others).toEqual([])
    expect(first).toMatchObject({ title: FERRY })
    const { kinds } = await tools.db.one(
      z.object({ kinds: z.array(z.string()) }),
      sql`select kinds from notifications`,
    )
    expect(kinds.toSorted()).toEqual(['breaking', 'rule', 'topic'])
  })

  test('an article that parted from one that was told of does not ring, and from another one it does', async () => {
    const hub = partingHub(tools)
    const whole = await hub.fill()
    const topic = await ferryTopic([])
    await kept(topicAlerts).setAlert({ topic, isOn: true })
    const { id } = await kept(ruleEditor).saveRule({
      ...{ name: 'All', description: '', match: 'all', actions: [{ do: 'notify' }] },
      conditions: [{ about: 'words', not: true, words: ['ferry'], where: 'title' }],
    })
    await kept(rulesContract).setRuleEnabled({ id, enabled: true })
    await tools.db.run(sql`select mark_stale(array(select id from articles))`)
    await writeStale(tools)
    const told = async () => (await list()).map(({ page }) => Number(page!.split('=')[1]))
    expect(await told()).toEqual([whole])
    await hub.part('bakery', 'bread')
    expect(await told()).toEqual([whole])

    await tools.db.run(sql`delete from notifications`)
    await tools.db.run(sql`delete from rule_effects`)
    const part = await hub.part('crew')
    expect(await told()).toContain(part)
  })

  test('a saved article that says something else later is told of, once for each text', async () => {
    await publish(FERRY)
    const { id } = await tools.db.one(z.object({ id: z.int() }), sql`select id from articles`)
    await kept(saved).saveArticle({ article: id })
    const rewrite = async (title: string) => {
      await tools.db.run(
        sql`update entries set title = ${title}, text = ${`${title}. So it was said.`}`,
      )
      await tools.db.run(sql`select mark_stale(array(select id from articles))`)
      await joinEntries.run(tools, {})
    }
    await rewrite(FERRY)
    const before = (await list()).length
    await rewrite('Ferry Aurelia pulled free near Port Ansel')
    expect(await list()).toHaveLength(before + 1)
    expect((await list())[0]).toMatchObject({
      text: 'A saved article says something else now.',
      action: 'See what changed',
    })
  })

  test('a source that keeps failing and a piece that ended are told of once', async () => {
    await publish(FERRY)
    await tools.db.run(
      sql`update feeds set state = 'failing', failures = 3, message = 'It is gone fishing.'`,
    )
    await tools.db.run(sql`
      insert into runs (id, reader_id, area, kind, title, state, error, attempts, created_at, ended_at)
      values ('run', ${tools.readerId}, 'newsroom', 'make', 'The week on the waterfront', 'failed', 'No voice.', 1,
        ${tools.now()}, ${tools.now()})`)
    for (const job of [tellOfPieces, tellOfTrouble, tellOfPieces, tellOfTrouble])
      await job.run(tools, {})
    const titles = (await list()).map(({ title, details }) => [title, details])
    expect(titles).toHaveLength(2)
    expect(Object.fromEntries(titles)).toEqual({
      'A source keeps failing': 'It is gone fishing.',
      'Generation failed': 'No voice.',
    })
  })
})
