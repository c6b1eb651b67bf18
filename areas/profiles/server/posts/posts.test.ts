import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { joinEntries } from '#areas/articles/server/lends/writing.ts'
import { PROFILE_POSTS } from '../../limits.ts'
import { nameOf } from '#core/contract.ts'
import { rss } from '#feeds/test-feeds.ts'
import { serverAccounts } from '#platform/connections/server/accounts/accounts-api.ts'
import { json, openService, type Service } from '#platform/connections/server/test-service.ts'
import { deliverDue } from '#platform/outbox/server/deliver.ts'
import { keeps } from '#server/areas.ts'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { serverProfileContext } from '../profile-context-api.ts'
import { serverProfiles } from '../profiles-api.ts'
import { postArticles } from './post-articles.ts'
import { postText } from './post-words.ts'

const MINUTE_MS = 60_000

let tools: TestTools
let service: Service
let id: string
let account: string
beforeEach(async () => {
  tools = await testTools()
  const played = tools.fetch
  const real = guardedFetch({ allowPrivate: true })
  tools.fetch = (address, request) =>
    (address.startsWith('http://127.0.0.1') ? real : played)(address, request)
  service = await openService(({ body }, response) => {
    const { text } = JSON.parse(body) as { text?: string }
    return text ? response.end('ok') : response.writeHead(400).end('no_text')
  })
  id = (await profiles().listProfiles({}))[0]!.id
  await profiles().saveInstructions({ id, instructions: 'Everything about ferries and dredging' })
  const values = [{ name: 'webhook', value: `${service.address}/hooks/1` }]
  account = (await accounts().saveAccount({ kind: 'slack-webhook', name: 'Our channel', values }))
    .id
  await context().useAccount({ id, account, isUsed: true })
})
afterEach(async () => {
  await service.close()
  await tools.close()
})

const profiles = () => serverProfiles(tools.desk)
const context = () => serverProfileContext(tools.desk)
const accounts = () => serverAccounts(tools.desk)
const later = (minutes: number) =>
  tools.setNow(new Date(tools.now().getTime() + minutes * MINUTE_MS))
const posted = () =>
  service.asked.flatMap(({ body }) => (JSON.parse(body) as { text?: string }).text ?? [])
const state = async () => {
  const { integrations } = (await profiles().listProfiles({}))[0]!
  return integrations.find((one) => one.id === 'slack-webhook')!.accounts![0]!
}

let feeds = 0
async function publish(...titles: string[]) {
  const address = `https://outlet-${++feeds}.example/feed`
  const items = titles.map((title, at) => ({
    guid: `${feeds}-${at}`,
    title,
    text: `${title}. So it was told.`,
    published: new Date(tools.now().getTime() - MINUTE_MS).toISOString(),
  }))
  tools.web.set(address, rss(items, { title: `Outlet ${feeds}`, link: '' }))
  const kept = keeps.find(({ contract }) => nameOf(contract) === 'sources')!
  const api = kept.open(tools.desk)
  await api['followSource']!({ address, name: '', category: 'general', folder: null })
  await joinEntries.run(tools, {})
}
async function look() {
  await postArticles.run(tools, {})
  await deliverDue(tools)
}

describe('Articles for a profile', () => {
  test('are posted in one message, and the next ones an hour later in another', async () => {
    await publish('New ferries for the northern islands', 'A recipe with lentils')
    await look()
    expect(posted()).toHaveLength(1)
    expect(posted()[0]).toContain('My profile: 1 article\n\n• New ferries for the northern islands')
    expect(posted()[0]).toContain('Outlet 1 · because')
    expect(await state()).toMatchObject({ posts: { isPaused: false, waiting: 0 }, problem: null })

    later(10)
    await publish('Dredging begins in the old harbour')
    later(10)
    await publish('Electric ferries win a prize in Port Ansel')
    await look()
    expect(posted()).toHaveLength(1)
    expect((await state()).posts!.waiting).toBe(2)
    later(45)
    await look()
    expect(posted()).toHaveLength(2)
    expect(posted()[1]).toContain('My profile: 2 articles')
    await look()
    expect(posted()).toHaveLength(2)
  })

  test('wait while the channel is unavailable, and do not flood it when it is back', async () => {
    service.answers((_, response) => json(response, {}, 429, { 'retry-after': '900' }))
    for (const title of [
      'Ferry Aurelia runs aground near Port Ansel',
      'Dredging of the old harbour costs twice as much',
      'Electric ferries win a prize for their engines',
      'Crew of the night ferry asks for better pay',
    ]) {
      await publish(title)
      await look()
      later(61)
    }
    expect(await state()).toMatchObject({
      problem: expect.stringContaining('wants fewer requests'),
    })
    service.answers((_, response) => response.end('ok'))
    const before = posted().length
    later(8 * 60)
    await deliverDue(tools)
    await look()
    expect(posted().length - before).toBe(2)
    expect(await state()).toMatchObject({ posts: { waiting: 0 }, problem: null })
  })

  test('stop if the webhook is gone, and the reader is notified', async () => {
    service.answers((_, response) => response.writeHead(404).end('no_service'))
    await publish('New ferries for the northern islands')
    await look()
    expect(await state()).toMatchObject({
      posts: { isPaused: true },
      problem: expect.stringContaining('does not know this webhook any more'),
    })
    const notices = keeps.find(({ contract }) => nameOf(contract) === 'notifications')!
    const told = await notices.open(tools.desk)['listNotifications']!({})
    expect(JSON.stringify(told)).toContain('are not posted any more')
    service.answers((_, response) => response.end('ok'))
    later(2)
    await context().pausePosts({ id, account, isPaused: false })
    await look()
    expect(posted().at(-1)).toContain('New ferries')
  })

  test('are not collected in a pause, nor for a profile that posts nowhere', async () => {
    await context().pausePosts({ id, account, isPaused: true })
    await publish('New ferries for the northern islands')
    later(5)
    await context().pausePosts({ id, account, isPaused: false })
    await look()
    expect(posted()).toEqual([])
    await context().useAccount({ id, account, isUsed: false })
    await publish('Dredging begins in the old harbour')
    await look()
    expect(posted()).toEqual([])
    await expect(context().pausePosts({ id, account, isPaused: true })).rejects.toThrow('any more')
  })

  test('wait for an account that was removed and is restored', async () => {
    await publish('New ferries for the northern islands')
    await accounts().removeAccount({ id: account })
    await look()
    expect(posted()).toEqual([])
    await accounts().restoreAccount({ id: account })
    await look()
    expect(posted()).toHaveLength(1)
  })

  test('can be tried beforehand, and a copy of the profile posts nowhere', async () => {
    await context().sendTestPost({ id, account })
    expect(posted()).toEqual(['This is a test. Articles for “My profile” will be posted here.'])
    service.answers((_, response) => response.writeHead(404).end())
    await expect(context().sendTestPost({ id, account })).rejects.toThrow('Make a new webhook')
    const copy = await profiles().copyProfile({ id })
    const slack = copy.integrations.find((one) => one.id === 'slack-webhook')!
    expect(slack.accounts).toMatchObject([{ isConnected: false }])
  })
})

test('a message is never longer than a channel takes', () => {
  const article = {
    ...{ title: 'Ferries '.repeat(100), outlets: 'Harbour Post', because: 'you chose Science' },
    page: 'https://hub.example/news-hub/feed?article=1',
  }
  const most = PROFILE_POSTS.characters
  const text = postText(
    'P'.repeat(300),
    Array.from({ length: 8 }, () => article),
    { more: 90, most },
  )
  expect(text.length).toBeLessThanOrEqual(most)
  expect(text).toMatch(/: 98 articles\n/)
  expect(text).toMatch(/\n\nand 9\d more in Synthwire$/)
})
