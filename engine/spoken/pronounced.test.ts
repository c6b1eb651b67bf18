import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pronounced } from './pronounced.ts'
import { englishCases } from './test-cases/english.ts'
import { frenchCases } from './test-cases/french.ts'
import { germanCases } from './test-cases/german.ts'
import { italianCases } from './test-cases/italian.ts'
import { spanishCases } from './test-cases/spanish.ts'

const tables = {
  en: englishCases,
  de: germanCases,
  fr: frenchCases,
  es: spanishCases,
  it: italianCases,
}

describe.each(Object.entries(tables))('A newsreader, in %s,', (language, cases) => {
  test('has sixty cases, each of them another one', () => {
    expect(new Set(cases.map(([shown]) => shown)).size).toBe(60)
  })

  test.each(cases)('says %s', (shown, spoken) => {
    expect(pronounced(shown, language)).toBe(spoken)
  })

  test('leaves no digit, whatever the text', () => {
    const news = fc.array(
      fc.constantFrom(
        ...cases.map(([shown]) => shown),
        '9',
        '.',
        ',',
        ' ',
        '-',
        '/',
        ':',
        '%',
        '€',
        'III',
        '🎉',
        'م',
      ),
      { maxLength: 8 },
    )
    const texts = fc.oneof(
      news.map((parts) => parts.join('')),
      fc.string({ unit: 'grapheme' }),
      fc.string(),
    )
    fc.assert(fc.property(texts, (text) => !/\d/.test(pronounced(text, language))))
  })
})

test.each(Object.keys(tables))('No result of a game is told in parts, in %s', (language) => {
  for (const text of ['9-3.5', '3.5-1', '2–1.25'])
    expect(pronounced(text, language)).not.toMatch(/\d|undefined/)
})

test('English is said in ASCII alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) =>
      /^[\x20-\x7e]*$/.test(pronounced(text, 'en')),
    ),
  )
})

test('what holds no word or number is nothing to say', () => {
  for (const text of ['', '—', '🎉🎉', '***', '...', '( )']) {
    for (const language of ['en', 'de', 'ar']) expect(pronounced(text, language)).toBe('')
  }
})

test('numbers of a language that is not known here are left to the voice', () => {
  expect(pronounced('42 schepen “varen”', 'nl')).toBe('42 schepen "varen"')
})

test('a headline in capitals is not spelled', () => {
  expect(pronounced('BREAKING NEWS FROM THE PORT', 'en')).toBe('breaking news from the port')
})

test('a sentence keeps its marks, at which a voice breathes', () => {
  expect(pronounced('In “Northwind” (Utrecht) – a port – 3 of 5 ferries stopped.', 'en')).toBe(
    'In Northwind, Utrecht, a port, three of five ferries stopped.',
  )
})
