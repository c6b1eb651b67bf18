import { expect, test } from 'vitest'
import { standfirstEnd } from './standfirst.ts'

test.each([
  [
    'Report shows growing gap of pay at top companies',
    'Mara Veil received more than all workers of her shipyard.',
  ],
  [
    'Master says Jo Lindqvist, 17, read of wrecks on the night of the fog',
    'A young sailor of Orlan is held without bail after the wreck.',
  ],
  [
    'Suit alleges that offer sells access to words of the office',
    'Mara Veil has been sued after her letter sold its news in advance.',
  ],
  [
    'Divers search for a ship that sank in 1931',
    'Orlan has sent its best divers to the bay after the storm.',
  ],
  [
    'His comments follow a ‘horrific failure’',
    'The Velden prime minister, Mara Veil, called the ferry a wreck.',
  ],
  [
    'Sailor was in the grip of fever, and said that he planned to kill Mara Veil',
    'A young sailor of Orlan is held without bail after the wreck of the ferry.',
  ],
  [
    'Critics say that it mars the pristine coast of Orlan',
    'The harbour office says it is pausing its plan for a pier of stone.',
  ],
  [
    'Master is held for the wreck after arrest',
    'Orlan has sent its best divers to the bay after the storm.',
  ],
])('ends before what its report says: %s', (line, news) => {
  const text = `${line} ${news}`
  expect(text.slice(standfirstEnd(text))).toBe(news)
})

test.each([
  'The captain of the ferry has told the court of Orlan that the fog came at night.',
  'At least four people died on 10 July when two Velden ships met in thick fog off the coast.',
  'She said “the former captain of that ferry Marigold never came to the bridge at all” on Monday.',
  'Ferry runs aground Orlan',
  'The mayor of the old town has told Velden reporters that no ferry will sail in fog again.',
  'The harbour office condemned the latest Velden rules on fog as no help to any ferry at sea.',
  'The storm was called a hurricane until late on Sunday Orlan time, but no ferry was lost to it.',
])('is not seen where there is none: %s', (text) => expect(standfirstEnd(text)).toBe(0))

test('is read in linear time', () => {
  expect(standfirstEnd('aground Orlan '.repeat(100_000))).toBeLessThan(800)
})
