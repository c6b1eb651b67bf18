import { expect, test } from 'vitest'
import { Problem } from '#core/problem.ts'
import type { GuardedFetch, GuardedResponse } from '#server/tools.ts'
import { readHere } from '#server/reading/reading.ts'
import { rss } from '../test-feeds.ts'
import { findFeed } from './find-feed.ts'

// These tests depend on host names, which a local server cannot have; the others are in
// bad-input.test.ts.
const now = new Date('2026-03-02T12:00:00Z')
const FEED = rss([{ guid: '1', title: 'The ferry stays' }])
const PAGE = '<html><head><link rel="alternate" type="text/xml" href="/feed"></head></html>'

type Page = { status?: GuardedResponse['status']; body: string } | Problem

/** A simulated web of these pages; all other hosts are unknown. */
function web(pages: Record<string, Page>): { fetch: GuardedFetch; asked: string[] } {
  const asked: string[] = []
  const fetch: GuardedFetch = async (address) => {
    asked.push(address)
    const page = pages[address] ?? new Problem('unavailable', `No host for ${address}.`)
    if (page instanceof Problem) throw page
    const body = new TextEncoder().encode(page.body)
    return { status: page.status ?? 200, headers: {}, body, address, movedTo: null }
  }
  return { fetch, asked }
}

test.each([
  ['without https', 'http://old.example/', 'old.example'],
  ['without a bare name', 'https://www.shy.example/', 'shy.example'],
])('a site %s is found all the same', async (_, address, typed) => {
  const { fetch } = web({ [address]: { body: FEED } })
  expect(await findFeed({ fetch, read: readHere }, typed, now)).toMatchObject({ address })
})

test('a host that is nowhere is named as it was typed', async () => {
  const { fetch, asked } = web({})
  await expect(findFeed({ fetch, read: readHere }, 'nowhere.example', now)).rejects.toThrow(
    'No host for https://nowhere.example/.',
  )
  expect(asked).toHaveLength(3)
})

test('a scheme that was typed is kept to', async () => {
  const { fetch, asked } = web({ 'http://old.example/': { body: FEED } })
  await expect(findFeed({ fetch, read: readHere }, 'https://old.example/', now)).rejects.toThrow(
    'No host for https:',
  )
  expect(asked).toEqual(['https://old.example/'])
})

test('an address inside the private network is not tried in another spelling', async () => {
  const inside = new Problem('invalid', 'nas.example is inside the private network.')
  const { fetch, asked } = web({ 'https://nas.example/': inside })
  await expect(findFeed({ fetch, read: readHere }, 'nas.example', now)).rejects.toThrow(
    'private network',
  )
  expect(asked).toEqual(['https://nas.example/'])
})

test('a page that is missing is missing, however many feeds its excuse names', async () => {
  const { fetch, asked } = web({ 'https://harbour.example/old': { status: 404, body: PAGE } })
  await expect(findFeed({ fetch, read: readHere }, 'harbour.example/old', now)).rejects.toThrow(
    '(404)',
  )
  expect(asked).toHaveLength(1)
})

test('an article about captchas is not a bot wall', async () => {
  const body = rss([{ title: 'Are you a human? The captcha turns 30' }])
  const { fetch } = web({ 'https://harbour.example/': { body } })
  expect(await findFeed({ fetch, read: readHere }, 'harbour.example', now)).toMatchObject({
    fetched: { kind: 'read' },
  })
})
