import { expect, test } from 'vitest'
import { feedCategories } from '../../contract.ts'
import { directoryLanguages, directoryTags } from '../../contracts/finding.ts'
import { canonicalLink } from '#engine/addresses/canonical-link.ts'
import { directory } from './directory.ts'
import { listDirectory } from './search-directory.ts'

test('the directory holds hundreds of feeds', () => {
  expect(directory.length).toBeGreaterThanOrEqual(300)
})

test.each(directory)('$name, $address', ({ name, site, address }) => {
  expect(name).toMatch(/^\S.*\S$/u)
  for (const each of [site, address]) {
    expect(new URL(each).protocol).toBe('https:')
    expect(new URL(each).href).toBe(each)
    expect(each).not.toMatch(/[?&](utm_|key=|token=)|@.*\//)
  }
})

test('no feed and no name is listed twice', () => {
  const addresses = directory.map(({ address }) => canonicalLink(address))
  expect(new Set(addresses).size).toBe(directory.length)
  const names = directory.map(({ name, language }) => `${name} ${language}`)
  expect(new Set(names).size).toBe(directory.length)
})

test.each(directoryTags)('something is filed under %s', (tag) => {
  expect(listDirectory({ tag }).length).toBeGreaterThanOrEqual(6)
})

test.each(directoryLanguages)('something is written in %s', (language) => {
  expect(directory.filter((feed) => feed.language === language).length).toBeGreaterThanOrEqual(2)
})

test('every language has news of its own', () => {
  for (const language of directoryLanguages)
    expect(listDirectory({ tag: 'general', language }).length).toBeGreaterThan(0)
})

test('the Add Feed form offers something of every category', () => {
  const popular = directory.filter((feed) => feed.isPopular && feed.language === 'en')
  expect(new Set(popular.map(({ category }) => category))).toEqual(new Set(feedCategories))
})
