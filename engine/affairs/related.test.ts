import { expect, test } from 'vitest'
import { relatedness, strongestTerms, type ToldArticle } from './related.ts'
import { stems } from '../words/terms.ts'

/** An article whose terms have equal weights, except those in `heavy`. */
function told(title: string, summary: string, heavy: Record<string, number> = {}): ToldArticle {
  const terms = [...new Set(stems(`${title} ${summary}`, 'en'))]
  const counts = terms.map((term): [string, number] => [term, heavy[term] ?? 1])
  const length = Math.hypot(...counts.map(([, count]) => count))
  const weights = new Map(counts.map(([term, count]) => [term, count / length]))
  return { title, summary, language: 'en', weights }
}
const sinking = told(
  'Tug Marlena sinks off Cape Orrin in fog',
  'Nine sailors of the Marlena were lifted from a raft. Brightwater Towing promised an inquiry.',
)
const areRelated = (one: ToldArticle, other: ToldArticle) => relatedness(one, other) > 0

test('another story of the same harbour, firm and boats is related', () => {
  const strike = told(
    'Tug crews of Brightwater Towing strike',
    'Sailors want rafts for each tug. At Cape Orrin, Brightwater Towing offered money.',
  )
  expect(areRelated(sinking, strike)).toBe(true)
  expect(areRelated(strike, sinking)).toBe(true)
})

test('the same kind of event elsewhere is not related', () => {
  const quake = (country: string) =>
    told(
      `Rescuers search for survivors of a quake in ${country} on Friday`,
      `After the strong quake on Friday, rescuers dig for survivors in ${country}.`,
    )
  expect(areRelated(quake('Velden'), quake('Tollmark'))).toBe(false)
  const aid = told(
    'Aid for survivors reaches Velden',
    'Rescuers in Velden dig on as ships bring aid.',
  )
  expect(areRelated(quake('Velden'), aid)).toBe(true)
})

test('a country that both name is not enough, nor is a name that everybody has', () => {
  const singer = told(
    'Singer Anna Varga tours Velden',
    'Concerts begin in June. Tickets are sold at noon, says Varga.',
    { velden: 2 },
  )
  const war = told('Velden counts its fallen soldiers', 'A general asks for recruits and money.', {
    velden: 2,
  })
  expect(areRelated(singer, war)).toBe(false)
  const [bill, trial] = [
    told('Senate debates a fishing law', 'The White House and the Senate differ on nets.'),
    told('Senate hears a witness', 'The White House sent nobody to the Senate hearing.'),
  ]
  expect(areRelated(bill, trial)).toBe(false)
})

test('round-ups, live pages and opinion are related to nothing', () => {
  for (const before of ['Photos of the week: ', 'Live updates: ', 'Opinion: '])
    expect(areRelated(sinking, told(`${before}${sinking.title}`, sinking.summary))).toBe(false)
  expect(areRelated(sinking, told(`${sinking.title} again`, sinking.summary))).toBe(true)
})

test('what is looked for are the terms that weigh most', () => {
  const weights = new Map(Array.from({ length: 30 }, (_, nth) => [`t${nth}`, nth / 30]))
  expect(strongestTerms(weights).slice(0, 2)).toEqual(['t29', 't28'])
})
