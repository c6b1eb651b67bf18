import { describe, expect, test } from 'vitest'
import { frameWords, frameLanguages } from '../../drawing/frame-words.ts'
import { newsLanguages } from '../../drawing/news/news-words.ts'
import { visitorLanguages, visitorWords } from './words-by-language.ts'

/** All texts by their keys, with the placeholders filled in. */
function textsOf(words: object, place = ''): [place: string, text: string][] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]) => {
    const at = `${place}${name}`
    if (typeof value === 'string') return [[at, value]]
    if (typeof value === 'function')
      return [[at, String((value as (...given: string[]) => string)('Quay', 'Monday'))]]
    return typeof value === 'object' && value !== null ? textsOf(value, `${at}.`) : []
  })
}

const tables = { visitorLanguages, frameLanguages, newsLanguages } as Readonly<
  Record<string, Readonly<Record<string, object>>>
>
/** Matches texts that are the same in two languages. */
const SHARED = /^(?:chat|menu|message|messages|name|sources|(?:1|quay) sources?)$/i

describe.each(['de', 'fr', 'es'])('Words in %s', (language) => {
  test.each(Object.keys(tables))('of %s: none is missing, none is English', (table) => {
    const english = new Map(textsOf(tables[table]!['en']!))
    const own = textsOf(tables[table]![language]!)
    expect(own.map(([place]) => place).toSorted()).toEqual([...english.keys()].toSorted())
    for (const [place, text] of own) {
      expect(text.trim(), place).not.toBe('')
      if (!SHARED.test(text)) expect(text, place).not.toBe(english.get(place))
      expect(text, place).not.toMatch(
        /\b(?:the|your|you|please|with|this|was|were|email address|again|of|and|subscribe)\b/i,
      )
    }
  })
})

test('French has its spaces, Spanish its opening marks, German no straight quotes', () => {
  for (const table of Object.values(tables)) {
    for (const [place, text] of textsOf(table['fr']!))
      expect(text, place).not.toMatch(/(?<!\u202f)[?!;]|(?<!\u00a0):|'/u)
    for (const [place, text] of textsOf(table['es']!)) {
      expect(text.includes('!'), place).toBe(text.includes('¡'))
      expect(text.includes('?'), place).toBe(text.includes('¿'))
    }
    for (const [place, text] of textsOf(table['de']!)) expect(text, place).not.toMatch(/["']/)
  }
})

test('a region has the words of its language, and an unknown language is spoken to in English', () => {
  expect(visitorWords('de-AT')).toBe(visitorLanguages['de'])
  expect(visitorWords('constructor')).toBe(visitorLanguages['en'])
  expect(frameWords('fr-CA').send).toBe('Envoyer')
})
