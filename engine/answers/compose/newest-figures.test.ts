import { expect, test } from 'vitest'
import { readQuestion } from '../read-question.ts'
import { readPieces } from '../ranking/read-pieces.ts'
import { rankSentences } from '../ranking/rank-sentences.ts'
import { newestFigures } from './newest-figures.ts'

const DAY = Date.parse('2026-03-05T00:00:00Z')
const HOUR = 3_600_000

/** Reports of one event by different sources: the text of each, and its hour of the day. */
const figures = (text: string, told: [text: string, hours: number][]) => {
  const question = readQuestion(text, { now: DAY + 48 * HOUR })
  const reports = told.map(([said, hours], at) => ({
    ...{ entry: at + 1, article: 1, source: `outlet-${at}`, title: 'Fever in Orlan', text: said },
    ...{ language: 'en', publishedAt: DAY + hours * HOUR, fit: 1 },
  }))
  const weights = question.terms.map(() => 1)
  return newestFigures(
    question,
    rankSentences(question, readPieces(question, reports), { weights }),
  ).map(({ said }) => said)
}

test('of a count that grows, the number that was told last stands first', () => {
  const told = figures('How many people has the fever in Orlan killed?', [
    ['The fever in Orlan has now killed 2,325 people, the most ever.', 0],
    ['The fever in Orlan has killed 2,378 people in all.', 30],
  ])
  expect(told).toEqual(['2,378'])
})

test('the number of one day is not a total', () => {
  const told = figures('How many people has the fever in Orlan killed?', [
    ['The fever in Orlan has killed 2,325 people in all.', 0],
    ['In Orlan the fever killed 33 people in the past 24 hours.', 30],
  ])
  expect(told).toEqual(['2,325'])
})

test('numbers that differ at one time are all told, and rounded ones differ from none', () => {
  const asked = 'By what percentage did shares of Tessel rise?'
  expect(
    figures(asked, [
      ['Shares of Tessel rose 460% on their first day.', 1],
      ['Shares of Tessel rose more than 620% at first.', 3],
    ]).toSorted(),
  ).toEqual(['460%', '620%'])
  expect(
    figures('How many people did the fever in Orlan kill?', [
      ['The fever in Orlan killed more than 2,300 people.', 3],
      ['The fever in Orlan killed 2,325 people.', 1],
    ]),
  ).toEqual(['2,325'])
})

test('a size that sources round is not a count', () => {
  expect(
    figures('How strong was the quake in Orlan?', [
      ['The magnitude 7.4 quake hit Orlan.', 0],
      ['Orlan was hit by a magnitude 7.1 quake.', 5],
    ]),
  ).toEqual([])
})
