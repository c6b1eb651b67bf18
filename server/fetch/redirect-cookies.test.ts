import { expect, test } from 'vitest'
import { FETCH } from '#core/limits.ts'
import { redirectCookies } from './redirect-cookies.ts'

const at = (address: string) => new URL(address)
const FEED = at('https://harbour.example/news/feed.xml')

/** The cookies that are sent to `address` after the address `from` has set these. */
function sentTo(address: string, set: string | string[], { from = FEED, own = '' } = {}) {
  const cookies = redirectCookies()
  cookies.keep(from, set)
  return cookies.headerFor(at(address), own || undefined)
}

test.each([
  ['the same address', FEED.href, 'seen=1', 'seen=1'],
  ['another page of its folder', 'https://harbour.example/news/', 'seen=1', 'seen=1'],
  ['a page outside of its folder', 'https://harbour.example/', 'seen=1', null],
  ['a folder that only begins alike', 'https://harbour.example/newsroom', 'seen=1', null],
  ['any page with Path=/', 'https://harbour.example/', 'seen=1; Path=/', 'seen=1'],
  ['any page with a path that is none', 'https://harbour.example/news/x', 'a=1; Path=x', 'a=1'],
  ['below its path', 'https://harbour.example/a/b', 'seen=1; path=/a', 'seen=1'],
  [
    'a part of its domain',
    'https://www.harbour.example/news/',
    'a=1; Domain=harbour.example',
    null,
  ],
  ['another port', 'https://harbour.example:8443/news/', 'seen=1; Path=/', null],
  ['http, though it came by https', 'http://harbour.example/news/', 'seen=1', null],
  ['a value in quotes', FEED.href, 'seen="a=b"; HttpOnly; SameSite=Lax', 'seen="a=b"'],
  ['an empty value', FEED.href, 'seen=; Max-Age=3600', 'seen='],
  ['one that is taken back', FEED.href, ['seen=1', 'seen=; Max-Age=0'], null],
  ['one that was over long ago', FEED.href, 'a=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT', null],
  ['the last word', FEED.href, ['seen=1', 'seen=2'], 'seen=2'],
  ['the longest path first', FEED.href, ['a=1; Path=/', 'b=2; Path=/news'], 'b=2; a=1'],
  ['no name', FEED.href, '=1', null],
  ['what no header may carry', FEED.href, 'seen=a\u0007b', null],
  ['nothing', FEED.href, '', null],
])('a cookie of a redirect: %s', (_, address, set, sent) => {
  expect(sentTo(address, set)).toBe(sent)
})

test('a cookie of http goes on to https of the same host, where many sites lead first', () => {
  const from = at('http://harbour.example/feed')
  expect(sentTo('https://harbour.example/feed', 'a=1; Secure', { from })).toBe('a=1')
  expect(sentTo('http://harbour.example/feed', 'a=1; Secure', { from })).toBeNull()
})

test('cookies of the reader stay, but for the name that the server has set again', () => {
  const own = 'token=secret; seen=0'
  expect(sentTo(FEED.href, 'seen=1', { own })).toBe('token=secret; seen=1')
  expect(redirectCookies().headerFor(FEED, own)).toBe('token=secret; seen=0')
})

test('cookies without end are dropped', () => {
  const many = Array.from({ length: 1000 }, (_, nth) => `c${nth}=1`)
  expect(sentTo(FEED.href, many)!.split('; ')).toHaveLength(FETCH.cookies)
  expect(sentTo(FEED.href, `seen=${'a'.repeat(FETCH.cookieCharacters)}`)).toBeNull()
})
