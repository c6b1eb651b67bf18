import { expect, test } from 'vitest'
import { checkSentence, type Ground } from './check-parts.ts'

const report =
  'The ferry Marigold lost 12 of its 40 boats on Monday. “We saved 28 boats and 12 sails,” said Mara Veil, its captain. Владимир Лебедев (Vladimir Lebedev) watched it from Orlan.'
const ground = (language: string, text = report): Ground => ({
  ...{ own: 'Harbour Café bakes bread', language },
  sources: [{ id: 0, outlet: 'Orlan Herald', title: '', text }],
})
const check = (text: string, language = 'en', unproven: 'drop' | 'mark' = 'drop') =>
  checkSentence({ text, sources: [1] }, ground(language), unproven)

test.each([
  '“We saved 28 boats and 12 sails,” captain Mara Veil said.',
  'On Monday the ferry Marigold lost 12 boats of its 40.',
  'Vladimir Lebedev watched it from Orlan.',
  'Владимир Лебедев watched it from Orlan.',
  'Our “fresh bread” is warm.',
])('stands: %s', (text) => expect(check(text)).not.toBeNull())

test.each([
  [
    'two numbers of a quotation change places',
    '“We saved 12 boats and 28 sails,” captain Mara Veil said.',
  ],
  ['nobody said it', 'Captain Mara Veil said of its boats: “We saved no sails.”'],
  ['it is of nobody, and nobody said it', 'They say that “bread is bad for us all”.'],
  ['a name has another one in its other script', 'Владимир Путин watched it from Orlan.'],
])('does not stand where %s', (_, text) => expect(check(text)).toBeNull())

test('an answer in another language than was asked for is left out, and not marked as to be proven', () => {
  const told = 'The bread is warm, and all of our guests are happy with it.'
  expect(check(told, 'en')).not.toBeNull()
  expect(check(told, 'de', 'mark')).toBeNull()
  expect(
    check('Das Brot ist warm, und alle unsere Gäste freuen sich darüber.', 'de'),
  ).not.toBeNull()
})

test('a source stays a quotation in its own language', () => {
  const sentence = 'The ferry Marigold lost 12 of its 40 boats on Monday.'
  expect(check(sentence, 'de')).toMatchObject({ by: 'source' })
})
