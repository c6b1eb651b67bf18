import { expect, test } from 'vitest'
import { newsStart } from './sentence-start.ts'

const NEWS = 'The ferry Marigold has run aground off the old pier of Orlan.'

test.each([
  'ORLAN (AP) — ',
  'ORLAN, Aug. 3 (Reuters) - ',
  'Orlan, Veil (AP) — ',
  'Jo Lindqvist/Getty Images ',
  'Jo Lindqvist / Jo Lindqvist/Reuters ',
  'REUTERS ',
  'Jo Lindqvist / Jo Lindqvist, Getty Images ',
  'Northern Wire / Northern Wire via Getty Ima ',
  'Lindqvistpictures/Veil-Okafor/QT Images ',
  'HANDOUT / via REUTERS ',
  'Facebook ',
  'CNN/Mara Veil Tonight ',
  'By Jo Lindqvist ',
  'By Jo A. Lindqvist and Mara Veil ',
  'SEND US A TIP ',
  'Ferry master is held Orlan live – latest updates ',
  'Get our morning email , free app or daily podcast ',
  'Driving the news: ',
  'BREAKING: ',
  'CAPTAIN OF ORLAN FERRY WAS WARNED OF FOG ',
  'Nobody was hurt by the wreck and all are safe ',
])('what stands before the news is cut: %s', (start) => {
  expect((start + NEWS).slice(newsStart(start + NEWS))).toBe(NEWS)
})

test('a dateline may be glued to what it stands before', () => {
  const text = `ORLAN, Velden—${NEWS}`
  expect(text.slice(newsStart(text))).toBe(NEWS)
})

test.each([
  [
    'Suit is about the sanctions against the court in Velden ',
    'Four hands of the ferry have sued its owner in Orlan.',
  ],
  [
    'CAPTAIN OF ORLAN FERRY UNABLE TO SPEAK ',
    '"I saw no buoy at all," the captain of the ferry told the Orlan Herald.',
  ],
])('what stands before other openings is cut: %s', (start, news) => {
  expect((start + news).slice(newsStart(start + news))).toBe(news)
})

test.each([
  NEWS,
  'Facebook has told the ferry company of Orlan to take its pictures down.',
  'By Friday Mara Veil will have sailed around the whole of the bay twice.',
  'NASA says that the ferry Marigold was seen from space in the night.',
  'The former captain Mara Veil has left the bridge of the ferry in Orlan.',
  'Reuters reported on Monday that the ferry Marigold had run aground off Orlan.',
  'Jo Lindqvist wrote in the newspaper The old Herald that the ferry was late by a day.',
  'The wreck of the Marigold was seen by the Coast Guard of Orlan and The Hague today.',
])('no word of the sentence is: %s', (text) => expect(newsStart(text)).toBe(0))

test('a credit ends behind the whole name of its agency, also before a number', () => {
  const news = '60 Ferries of Orlan have run aground off the old pier of Velden.'
  const text = `OBN Photo Archive / OBN via Getty Images ${news}`
  expect(text.slice(newsStart(text))).toBe(news)
})

test('a number in a name begins no sentence', () => {
  const text =
    'Last week, the mother of the captain told Page Six about leaving Orlan with his three children at night.'
  expect(newsStart(text)).toBe(0)
})
