import fc from 'fast-check'
import { expect, test } from 'vitest'
import { goesOn, isBeginning, isTruncating } from './is-truncating.ts'

const LONG = 'The ferry crossed the sound at dawn with two hundred people on board. '.repeat(50)
const entry = (text: string, link: string | null = 'https://harbour.example/1') => ({ link, text })

test.each([
  'The council voted on Friday to reopen the crossing…',
  'The council voted on Friday to reopen the crossing...',
  'The council voted on Friday [...]',
  'The council voted on Friday [&hellip;]',
  'The council voted on Friday. Read more',
  'The council voted on Friday. Continue reading Ferry returns →',
  'Der Rat stimmte am Freitag ab. Weiterlesen …',
  'Le conseil a voté vendredi. Lire la suite »',
  'The council voted […]\n\nThe post Ferry returns appeared first on Harbour Gazette.',
])('a text that goes on elsewhere says so: %s', (text) => {
  expect(goesOn(text)).toBe(true)
})

test.each(['The council voted on Friday.', 'She asked him to read more books.', '', `${LONG}…`])(
  'a whole text does not',
  (text) => expect(goesOn(text)).toBe(false),
)

test('a feed whose texts go on elsewhere truncates, and so does one of leads alone', () => {
  const marked = ['One thing happened…', LONG, 'Another thing happened…']
  expect(isTruncating(marked.map((text) => entry(text)))).toBe(true)
  const leads = ['One thing happened.', 'Another thing happened.', 'A third thing happened.']
  expect(isTruncating(leads.map((text) => entry(text)))).toBe(true)
})

test('a feed of whole texts does not, nor one without pages, nor one too small to judge', () => {
  expect(isTruncating([LONG, LONG, LONG, 'A correction.'].map((text) => entry(text)))).toBe(false)
  expect(isTruncating(['a…', 'b…', 'c…'].map((text) => entry(text, null)))).toBe(false)
  expect(isTruncating([entry('One thing happened…'), entry('Another…')])).toBe(false)
})

test('the order of a feed does not matter, and a long text is never its own beginning', () => {
  const texts = fc.array(fc.constantFrom('Short.', 'Goes on…', LONG), { maxLength: 12 })
  fc.assert(
    fc.property(texts, (texts) => {
      const entries = texts.map((text) => entry(text))
      expect(isTruncating(entries.toReversed())).toBe(isTruncating(entries))
      expect(isBeginning(entry(LONG))).toBe(false)
    }),
  )
})
