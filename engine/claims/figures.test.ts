import { describe, expect, test } from 'vitest'
import { figuresOf } from './figures.ts'

const counted = (sentence: string) =>
  figuresOf(sentence).flatMap(({ value, fate }) => (fate === null ? [] : [`${value} ${fate}`]))

describe('who is counted', () => {
  test.each([
    ['At least 12 people died when the ferry Marigold sank.', ['12 dead']],
    ['The storm left twelve dead and injured 30 people.', ['12 dead', '30 injured']],
    ['Ferry disaster off Orlan kills at least 40', ['40 dead']],
    ['Death toll from the Marigold rises to 72', ['72 dead']],
    ['Six people in Velden have died in floods', ['6 dead']],
    [
      'Divers found eight more bodies on Sunday, bringing the death toll to at least 80.',
      ['80 dead'],
    ],
    ['More than 200 people were killed in the flood.', ['200 dead']],
  ])('%s', (sentence, expected) => expect(counted(sentence)).toEqual(expected))
})

describe('not counted is', () => {
  test.each([
    ['an age', 'Rider Joran Pell dies in crash aged 19'],
    ['an age behind a place', 'Rider Joran Pell dead at 19 after a crash'],
    ['an age between commas', 'Joran Pell, 19, was killed in a crash.'],
    ['a time before', 'She had left the town two months before she killed the guard.'],
    ['a time since', 'Suspect is arrested after 7 weeks on the run'],
    ['a stage', 'Joran Pell died following a crash on stage 8 of the tour.'],
    ['a part', 'Two of the dead were children.'],
    ['how often', 'The toll is a death toll that was reached three times faster.'],
    ['an execution', 'Three men will be put to death on Thursday.'],
    ['who did it', 'Two gunmen killing guards were seen at the gate.'],
    ['who was shot before one died', 'He shot three people, killing a guard.'],
    [
      'whom an arrest is about',
      'A man was arrested in connection with the shooting of five people.',
    ],
    ['a time of day', 'Divers found the dead at 10:35 pm and again at 3 pm.'],
    ['a range', 'Between 10 and 20 people died when the ferry sank.'],
  ])('%s', (_, sentence) => expect(counted(sentence)).toEqual([]))
})

test('a figure knows whether it is exact', () => {
  const bound = (words: string) => figuresOf(`${words} 12 people died in Orlan.`)[0]?.bound
  expect(['At least', 'More than', 'About', 'In all'].map(bound)).toEqual([
    'least',
    'least',
    'about',
    'exact',
  ])
})
