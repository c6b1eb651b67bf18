import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { seed, shareOf } from '#core/testing/test-share.ts'
import { check, STAYS } from './check.ts'
import { fixAll } from './fix.ts'
import type { VoiceLanguage } from './languages.ts'
import { usualRules, type VoiceRules } from './voice.ts'

const strict: VoiceRules = {
  ...usualRules,
  pairs: [
    { words: 'leverage', instead: 'use' },
    { words: 'seamless', instead: '' },
    { words: 'in order to', instead: 'to' },
    { words: 'solution', instead: 'tool' },
    { words: 'github', instead: 'GitHub' },
    { words: 'e.g.', instead: 'for example' },
    { words: '&', instead: 'and' },
  ],
  longestSentence: 24,
  serialComma: 'always',
  smallNumbers: 'words',
  contractions: 'spelled-out',
}

const fixed = (text: string, language: VoiceLanguage = 'en', rules: VoiceRules = strict) =>
  fixAll({ text, kept: [], seams: [] }, rules, language).text

describe('fix all', () => {
  test.each([
    ['We leverage  a tool.', 'We use a tool.'],
    ['Leveraging it in order to win', 'Using it to win'],
    ['They leveraged SOLUTIONS.', 'They used TOOLS.'],
    ['On github & elsewhere', 'On GitHub and elsewhere'],
    ['Sweets, e.g. cakes', 'Sweets, for example cakes'],
    ['We move ships, crews and cargo.', 'We move ships, crews, and cargo.'],
    ["It doesn't need 3 people!", 'It does not need three people.'],
    ['3 ships came. 4 left', 'Three ships came. Four left'],
    ['Really?!', 'Really?'],
    ['"The the board knows," she said.', '“The board knows,” she said.'],
    ["The crews' ship, 'so' it's said", 'The crews’ ship, ‘so’ it is said'],
    ["It's been late, and it's been long", 'It’s been late, and it has been long'],
  ])('makes of %j %j', (text, better) => {
    expect(fixed(text)).toBe(better)
  })

  test.each([
    'Version 3.6.1 is out',
    'It takes 1.5 hours',
    'It runs at 5 km/h on land',
    'It is 5 % more time',
    'At 4.30 pm the board met',
    'At 4 pm, on 3 May, in chapter 3 and on page 5 of it',
    'From 3-year-olds to $5 bills, 3/4 of them',
    'He had had enough in Bora Bora',
    'However, cats and dogs came',
    'In Berlin, ships and crews wait',
    'She left, and he stayed',
    'Solve a != b with !important',
  ])('leaves %j alone', (text) => {
    expect(fixed(text)).toBe(text)
  })

  test('leaves the words of “It’s” at the beginning of a sentence', () => {
    expect(fixed('It’s raining. It’s cold')).toBe('It’s raining. It’s cold')
  })

  test.each<[VoiceLanguage, string, string]>([
    ['es', 'Vienes hoy? Vamos!', '¿Vienes hoy? Vamos.'],
    ['es', '¡Vamos! Hay 3 barcos', 'Vamos. Hay tres barcos'],
    [
      'fr',
      'Il dit "bonjour": pourquoi? 50% oui',
      'Il dit «\u202fbonjour\u202f»\u00a0: pourquoi\u202f? 50\u00a0% oui',
    ],
    ['fr', 'Bravo ! Ça va ; oui', 'Bravo. Ça va\u202f; oui'],
    ['de', 'Er sagt, daß es "gut" ist, z.B. 5%', 'Er sagt, dass es „gut“ ist, z. B. 5\u00a0%'],
    [
      'de',
      'Um 3 Uhr kamen 3 Schiffe, die die Stadt sahen',
      'Um 3 Uhr kamen drei Schiffe, die die Stadt sahen',
    ],
  ])('knows the marks of %s: %j', (language, text, better) => {
    expect(fixed(text, language)).toBe(better)
  })

  test('uses rules of English for English alone', () => {
    const french = 'Il n’a don’t, a, b et c'
    expect(fixed(french, 'fr')).toBe(french)
  })

  test('never changes a source, whose span moves along', () => {
    const text = 'We leverage it: leverage 3 people!'
    const kept = [{ start: 16, end: 34 }]
    const after = fixAll({ text, kept, seams: [] }, strict, 'en')
    expect(after.text).toBe('We use it: leverage 3 people!')
    expect(after.text.slice(after.kept[0]!.start, after.kept[0]!.end)).toBe('leverage 3 people!')
    expect(after.left.every(({ why }) => why.endsWith(STAYS))).toBe(true)
    expect(after.left).toHaveLength(3)
  })
})

describe('rows that disagree', () => {
  const withPairs = (...pairs: [string, string][]): VoiceRules => ({
    ...usualRules,
    quotes: 'as-written',
    pairs: pairs.map(([words, instead]) => ({ words, instead })),
  })
  const text = 'a b c d, use or utilise, make utilise of'

  test.each<[string, VoiceRules, string]>([
    ['the upper of two that swap', withPairs(['a', 'b'], ['b', 'a']), 'b b c d'],
    ['the upper of two with the same words', withPairs(['a', 'x'], ['a', 'y']), 'x b c d'],
    ['the upper of two that overlap', withPairs(['b c', 'x'], ['a b', 'y']), 'a x d'],
    ['an upper row in the words of a lower one', withPairs(['b', 'c'], ['a', 'b']), 'c c c d'],
    ['a row that says its own words', withPairs(['a', 'a a'], ['b', 'x']), 'a x c d'],
    ['a chain that would close', withPairs(['a', 'b'], ['c', 'a'], ['b', 'c']), 'b b b d'],
  ])('%s', (_, rules, better) => {
    expect(fixed('a b c d', 'en', { ...rules, repeatedWords: false })).toBe(better)
  })

  test('a longer phrase below counts around what an upper row says', () => {
    const rules = withPairs(['utilise', 'use'], ['make use of', 'take'])
    expect(fixed(text, 'en', rules)).toBe('a b c d, use or use, take')
  })

  test('5,000 rows that fight end in bounded time', { timeout: patient(20_000) }, () => {
    const word = (nth: number) => `w${nth % 5000}`
    const rules = withPairs(
      ...Array.from({ length: 5000 }, (_, nth): [string, string] => [
        word(nth),
        `${word(nth + 1)} ${word(nth * 7 + 3)}`,
      ]),
    )
    const long = Array.from({ length: 800 }, (_, nth) => word(nth * 13)).join(' ')
    const before = process.cpuUsage()
    const once = fixAll({ text: long, kept: [], seams: [] }, rules, 'en')
    const { user, system } = process.cpuUsage(before)
    expect(once.left.every(({ instead }) => instead === null)).toBe(true)
    expect((user + system) / 1000).toBeLessThan(10_000)
  })
})

const vocabulary = [
  ...[
    'leverage',
    'Leveraged',
    'seamless',
    'in order to',
    'solutions',
    'github',
    'e.g.',
    '&',
    'a',
    'the',
    'the the',
  ],
  ...[
    'and',
    'or',
    'ship',
    'Crews,',
    'cargo',
    'one,',
    'two',
    'ABC',
    'ä',
    '日本',
    '- ',
    '\n',
    '  ',
    '\u202f',
    '\u00a0',
  ],
  ...[
    '3',
    '7',
    '5 km/h',
    '5 %',
    '5%',
    '3.6.1',
    '1.5',
    '4.30 pm',
    '.',
    '?',
    '…',
    '!',
    '!!',
    '?!',
    ':',
    ';',
    ',',
    ' ,',
  ],
  ...[
    "don't",
    'It’s',
    "it's",
    'it’s been',
    "isn't",
    "I'd",
    '"so"',
    "'so'",
    '"',
    "'",
    '«',
    '»',
    '¿',
    '¡',
    '(',
    ')',
  ],
  ...['daß', 'z.B.', 'Uhr', 'x', 'y', 'z', 'x y', 'y z'],
]
const languagesOfTexts: VoiceLanguage[] = ['en', 'es', 'fr', 'de']

/** Rows that use only a few different words, so that they conflict. */
const rows = fc.array(
  fc.record({
    words: fc.constantFrom(
      'x',
      'y',
      'z',
      'x y',
      'y z',
      'x y z',
      '"',
      ',',
      '.',
      '!',
      'three',
      'do not',
      '¿',
      "'",
      'X',
    ),
    instead: fc.constantFrom(
      '',
      'x',
      'y',
      'z',
      'y x',
      'z z',
      'x, and y',
      'X',
      '“x”',
      '"x"',
      '3',
      'z!',
      'x;',
      "don't",
      '¿',
      'x  y',
    ),
  }),
  { maxLength: 5 },
)
const voices = fc.record({
  pairs: rows.map((more) => [...strict.pairs, ...more]),
  longestSentence: fc.constantFrom(null, 5),
  exclamationMarks: fc.constantFrom(null, 0, 1),
  serialComma: fc.constantFrom('as-written', 'always', 'never'),
  smallNumbers: fc.constantFrom('as-written', 'words'),
  quotes: fc.constantFrom('as-written', 'curly'),
  contractions: fc.constantFrom('as-written', 'spelled-out'),
  repeatedWords: fc.boolean(),
  doubleSpaces: fc.boolean(),
  languageMarks: fc.boolean(),
}) as fc.Arbitrary<VoiceRules>

test('fixing twice changes nothing more, nothing fixable is left, and sources keep every letter', () => {
  const texts = fc.array(fc.constantFrom(...vocabulary), { maxLength: 60 })
  const glue = fc.constantFrom(' ', ' ', ' ', '')
  fc.assert(
    fc.property(
      fc.record({ texts, glue, rules: voices, language: fc.constantFrom(...languagesOfTexts) }),
      fc.array(fc.nat(), { maxLength: 4 }),
      (given, places) => {
        const text = given.texts.join(given.glue)
        const kept = spansAt(places, text.length)
        const { rules, language } = given
        const once = fixAll({ text, kept, seams: [] }, rules, language)
        const twice = fixAll(once, rules, language)
        expect(twice.text).toBe(once.text)
        const left = check(once.text, rules, language, once.kept)
        expect(left.filter(({ instead }) => instead !== null)).toEqual([])
        const words = (whole: string, spans: typeof kept) =>
          spans.map(({ start, end }) => whole.slice(start, end))
        expect(words(once.text, [...once.kept])).toEqual(words(text, kept))
      },
    ),
    { numRuns: shareOf(20_000), seed },
  )
})

function spansAt(places: readonly number[], length: number) {
  const sorted = places.map((place) => place % (length + 1)).toSorted((a, b) => a - b)
  return sorted.flatMap((start, at) =>
    at % 2 === 0 && sorted[at + 1] !== undefined && start < sorted[at + 1]!
      ? [{ start, end: sorted[at + 1]! }]
      : [],
  )
}
