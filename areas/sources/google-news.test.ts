import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  editionFor,
  googleNewsEditions,
  googleNewsFeeds,
  googleNewsTopic,
  googleNewsTopics,
} from './google-news.ts'

const us = editionFor('US:en')
const germany = editionFor('DE:de')
const address = (typed: string, edition = us) => googleNewsFeeds(typed, edition)[0]?.address

test.each([
  ['moon base', 'https://news.google.com/rss/search?q=moon+base&hl=en-US&gl=US&ceid=US%3Aen'],
  [
    '"moon base" when:7d',
    'https://news.google.com/rss/search?q=%22moon+base%22+when%3A7d&hl=en-US&gl=US&ceid=US%3Aen',
  ],
  [
    'example.com',
    'https://news.google.com/rss/search?q=site%3Aexample.com&hl=en-US&gl=US&ceid=US%3Aen',
  ],
  [
    'https://www.example.com/news?x=1',
    'https://news.google.com/rss/search?q=site%3Aexample.com&hl=en-US&gl=US&ceid=US%3Aen',
  ],
  [
    'https://news.google.com/search?q=mond&hl=de&gl=DE&ceid=DE%3Ade',
    'https://news.google.com/rss/search?q=mond&hl=de&gl=DE&ceid=DE%3Ade',
  ],
  [
    'https://news.google.com/topics/CAAqJggKIiBDQkFT?hl=en-US&gl=US&ceid=US%3Aen',
    'https://news.google.com/rss/topics/CAAqJggKIiBDQkFT?hl=en-US&gl=US&ceid=US%3Aen',
  ],
  ['news.google.com', 'https://news.google.com/rss?hl=en-US&gl=US&ceid=US%3Aen'],
])('"%s" means %s', (typed, expected) => {
  expect(address(typed)).toBe(expected)
})

test('a feed is requested in the chosen language and country', () => {
  expect(address('Mond', germany)).toBe(
    'https://news.google.com/rss/search?q=Mond&hl=de&gl=DE&ceid=DE%3Ade',
  )
  expect(googleNewsTopic('SCIENCE', germany)).toEqual({
    address: 'https://news.google.com/rss/headlines/section/topic/SCIENCE?hl=de&gl=DE&ceid=DE%3Ade',
    site: 'https://news.google.com/headlines/section/topic/SCIENCE?hl=de&gl=DE&ceid=DE%3Ade',
    title: 'Google News: Science',
  })
  expect(googleNewsTopic('TOP', us)!.address).toBe(
    'https://news.google.com/rss?hl=en-US&gl=US&ceid=US%3Aen',
  )
  expect(googleNewsTopic('SOUP', us)).toBeNull()
})

test('a search of blanks has no feeds', () => {
  expect(googleNewsFeeds('  ', us)).toEqual([])
})

test('every edition is there once, and every topic has an address in each', () => {
  expect(new Set(googleNewsEditions.map(({ id }) => id)).size).toBe(googleNewsEditions.length)
  for (const edition of googleNewsEditions) {
    expect(edition.id).toMatch(/^[A-Z]{2}:[a-z]{2}(-\w+)?$/)
    expect(edition.id.startsWith(`${edition.country}:`)).toBe(true)
    expect(edition.name).not.toBe('')
    expect(() => new Intl.Locale(edition.language)).not.toThrow()
    for (const { id } of googleNewsTopics) {
      expect(new URL(googleNewsTopic(id, edition)!.address).searchParams.get('ceid')).toBe(
        edition.id,
      )
    }
  }
})

test('a reader’s languages choose the edition', () => {
  expect(editionFor(null, ['de-AT', 'en']).id).toBe('AT:de')
  expect(editionFor(null, ['fr']).id).toBe('FR:fr')
  expect(editionFor(null, ['ja-JP']).id).toBe('JP:ja')
  expect(editionFor(null, ['pt-BR']).id).toBe('BR:pt-419')
  expect(editionFor(null, ['eo', 'nl']).id).toBe('NL:nl')
  expect(editionFor('nowhere', ['tlh']).id).toBe('US:en')
  expect(editionFor('CH:fr', ['de']).id).toBe('CH:fr')
})

test('any typed text leads only to feeds of Google News', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (typed) => {
      for (const { address } of googleNewsFeeds(typed, us)) {
        const url = new URL(address)
        expect(url.origin + url.pathname).toMatch(/^https:\/\/news\.google\.com\/rss(\/|$)/)
        expect(url.searchParams.get('ceid')).toBeTruthy()
      }
    }),
  )
})
