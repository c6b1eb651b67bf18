import { expect, test } from 'vitest'
import { directoryOfHost, searchDirectory } from './search-directory.ts'

const names = (...search: Parameters<typeof searchDirectory>) =>
  searchDirectory(...search).map(({ name }) => name)

test.each([
  ['ars technica', 'Ars Technica'],
  ['ARS  techn', 'Ars Technica'],
  ['suddeutsche', 'Süddeutsche Zeitung'],
  ['el pais', 'El País'],
  ['朝日', '朝日新聞デジタル'],
  ['الجزيرة', 'الجزيرة نت'],
  ['हिंदी', 'BBC News हिंदी'],
  ['arstechnica', 'Ars Technica'],
  ['krebs', 'Krebs on Security'],
])('"%s" finds %s first', (text, name) => {
  expect(names(text)[0]).toBe(name)
})

test.each([
  ['cyber security', 'Krebs on Security'],
  ['cars', 'Car and Driver'],
  ['pharma', 'Endpoints News'],
  ['machine learning', 'Hugging Face Blog'],
  ['astronomy', 'Universe Today'],
])('the topic "%s" finds %s', (text, name) => {
  expect(names(text)).toContain(name)
})

test('a language leaves out the others', () => {
  expect(searchDirectory('security').every(({ language }) => language === 'en')).toBe(false)
  const german = searchDirectory('security', 'de')
  expect(german.map(({ name }) => name)).toContain('heise Security')
  expect(german.every(({ language }) => language === 'de')).toBe(true)
})

test.each(['', '   ', '%', "'; drop table feeds", 'qqqqq zzzz'])('"%s" finds nothing', (text) => {
  expect(searchDirectory(text)).toEqual([])
})

test('a site is known with and without www', () => {
  expect(directoryOfHost('theguardian.com').length).toBeGreaterThan(5)
  expect(directoryOfHost('www.theguardian.com')).toEqual(directoryOfHost('theguardian.com'))
  expect(directoryOfHost('nowhere.example')).toEqual([])
})
