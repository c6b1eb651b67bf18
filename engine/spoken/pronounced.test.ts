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

/** The cases come from reading 330 sentences of a week of news aloud. */
describe('A newsreader of a week of news', () => {
  test.each([
    ['Rep. Mara Veil (D-N.Y.) said so', 'Representative Mara Veil, Democrat of New York, said so'],
    ['Jo Tolland, R-Wis., left', 'Jo Tolland, Republican of Wisconsin, left'],
    ['the D-Day film', 'the D-Day film'],
    ['ICE and NOAA', 'Ice and Noaa'],
    ['the SAVE Act', 'the Save Act'],
    ['it passed 23-3', 'it passed twenty-three to three'],
    ["the team's 20-12 victory", "the team's twenty to twelve victory"],
    ['a 3-1 win', 'a three one win'],
    ['a 1988 police file', 'a nineteen eighty-eight police file'],
    ['BOND SET AT $1 MILLION IN ORLAN', 'Bond Set At one million dollars In Orlan'],
    ['called 911 and hid', 'called nine one one and hid'],
    ['two 911 calls', 'two nine one one calls'],
    ['the pipeline Keystone XL', 'the pipeline Keystone X L'],
    ['Super Bowl XL', 'Super Bowl forty'],
    ['a 78-mph throw', 'a seventy-eight-mile an hour throw'],
    ['25in of rain', 'twenty-five inches of rain'],
    ['5 in 1998', 'five in nineteen ninety-eight'],
    ['after 23.55sec', 'after twenty-three point five five seconds'],
    [
      "HARBOUR'S MASTER SAYS STRAIT IS CLOSED Mara Veil said on Monday that ferries wait.",
      "Harbour's Master Says Strait Is Closed Mara Veil said on Monday that ferries wait.",
    ],
    ['the FBI CIA NSA list', 'the F B I C I A N S A list'],
  ])('says %s', (shown, spoken) => {
    expect(pronounced(shown, 'en')).toBe(spoken)
  })

  test('in other languages, what cannot be a range is a result', () => {
    expect(pronounced('gewann 23-3', 'de')).toBe('gewann dreiundzwanzig zu drei')
  })
})

test('a sentence keeps its marks, at which a voice breathes', () => {
  expect(pronounced('In “Northwind” (Utrecht) – a port – 3 of 5 ferries stopped.', 'en')).toBe(
    'In Northwind, Utrecht, a port, three of five ferries stopped.',
  )
})
