import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composeAnswer } from './compose/compose.ts'
import { chooseReports } from './ranking/choose-reports.ts'
import { evidenceOf, LEAST_HELD } from './ranking/evidence.ts'
import { holdsNumber } from './ranking/sentence-number.ts'
import { readQuestion } from './read-question.ts'
import { readPieces } from './ranking/read-pieces.ts'
import { rankSentences } from './ranking/rank-sentences.ts'
import type { Report } from './ranking/report.ts'

const now = Date.parse('2026-03-05T10:00:00Z')
const HOUR_MS = 3_600_000

let entries = 0
function report(given: Partial<Report> & { text: string }): Report {
  entries++
  return {
    entry: entries,
    article: 1,
    source: `outlet-${entries}`,
    title: 'Tug Marlena sinks off Cape Orrin',
    language: 'en',
    publishedAt: now - HOUR_MS,
    fit: 1,
    ...given,
  }
}

const gazette = report({
  text: 'The tug Marlena sank off Cape Orrin in a storm. All nine crew members were lifted from a raft by the coast guard. Harbour master Ilva Renn praised the rescuers.',
})
const observer = report({
  text: 'All nine crew members were lifted from a raft by the coast guard. The tug carried 40 tons of diesel because the depot was full.',
  publishedAt: now,
})

function answer(text: string, reports: Report[] = [gazette, observer]) {
  const question = readQuestion(text, { now })
  const weights = question.terms.map(() => 1)
  const ranked = rankSentences(question, readPieces(question, reports), { weights })
  const composed = composeAnswer(question, {
    ranked,
    weights,
    changed: [],
    nameOf: ({ source }) => source,
    sources: null,
  })
  return composed.sentences.map(({ sentence, same, heading }) => ({
    text: sentence.text,
    cited: [sentence, ...same].length,
    heading,
  }))
}

test.each([
  ['How many crew members of the tug were lifted?', 'All nine crew members'],
  ['Who praised the rescuers of the Marlena crew?', 'Harbour master Ilva Renn'],
  ['Where did the tug Marlena sink?', 'off Cape Orrin'],
  ['Why did the tug carry diesel?', 'because the depot was full'],
])('%s is answered by the sentence that holds it', (text, holds) => {
  expect(answer(text)[0]?.text).toContain(holds)
})

test('the name of a people counts as the name of its country', () => {
  const told = report({
    text: 'Zambia suspended counting of votes after ballot papers were stolen.',
  })
  expect(answer('Why was the Zambian counting of votes suspended?', [told])).toHaveLength(1)
})

test.each([
  ['Was ist in Sambia passiert?', 'Zambia'],
  ['Was geschah in der Türkei?', 'Turkey'],
  ["Que s'est-il passé en Zambie ?", 'Zambian'],
  ['¿Qué pasó en Turquía?', 'Turkish'],
])('a country is found by its name in another language: %s', (asked, name) => {
  const told = report({ title: `${name} counts`, text: `${name} officials suspended the count.` })
  expect(answer(asked, [told])).toHaveLength(1)
})

test('"which law" is answered by the name of one, not by the word', () => {
  const told = [
    report({ text: 'The Harbor Act was let lapse by the council of Orrin on Monday.' }),
    report({ text: 'A law on harbors lapsed in Orrin; the council let it.' }),
  ]
  expect(answer('Which act did the council of Orrin let lapse?', told)[0]?.text).toContain(
    'The Harbor Act',
  )
})

test('when something will be is not answered by when that was said', () => {
  const told = [
    report({ text: 'Ilva Renn announced on Monday that she steps down as harbour master.' }),
    report({ text: 'Ilva Renn will step down as harbour master at the end of August.' }),
  ]
  expect(answer('When will Ilva Renn step down as harbour master?', told)[0]?.text).toContain(
    'August',
  )
})

test('an age is told from a span of years', () => {
  const told = report({
    text: 'Ilva Renn won the regatta, the first win in seven years, on Monday.',
  })
  expect(answer('How old is Ilva Renn?', [told])).toEqual([])
  const aged = report({ text: 'Ilva Renn, 44, won the regatta on Monday.' })
  expect(answer('How old is Ilva Renn?', [told, aged])[0]?.text).toContain('44')
})

test('how many is answered by a number before "dozens"', () => {
  const told = [
    report({ text: 'Dozens of people were killed in the blast of Orrin.' }),
    report({ text: 'The blast of Orrin killed at least 47 people, the mayor said on Friday.' }),
  ]
  expect(answer('How many people were killed in the blast of Orrin?', told)[0]?.text).toContain(
    '47',
  )
})

test.each([
  ['How many people were hurt in Sarrow?', 'It was located within four minutes.', false],
  ['How many people were hurt in Sarrow?', 'A quake of magnitude 6.1 shook Sarrow.', false],
  ['How many people were hurt in Sarrow?', 'In Sarrow 23 were hurt.', true],
  ['How many people live in Quellin?', 'In Sarrow 23 people were injured.', false],
  ['How many people live in Quellin?', 'Quellin has 41,000 residents.', true],
  ['Wie viele Menschen leben in Quellin?', 'Quellin hat 41.000 Einwohner.', true],
])('heads are counted: %s %s', (asked, sentence, isCount) => {
  const { wanted, language } = readQuestion(asked, { now })
  expect(holdsNumber(sentence, language, wanted) >= LEAST_HELD).toBe(isCount)
})

test('a name that only another report of the event holds is half lost', () => {
  const question = readQuestion('How many lemons did Sarrow lose?', { now })
  const weights = question.terms.map(() => 1)
  const named = report({ title: 'Quake near Sarrow', text: 'Sarrow lost 400 lemons.' })
  const other = report({ title: 'Lemons', text: 'The halls lost 300 lemons.' })
  const ranked = rankSentences(question, readPieces(question, [named, other]), { weights })
  const lostIn = (text: string) =>
    evidenceOf(
      question,
      ranked.find((one) => one.text === text)!,
      weights,
    ).lostNames
  expect(lostIn('Sarrow lost 400 lemons.')).toBe(0)
  expect(lostIn('The halls lost 300 lemons.')).toBeCloseTo(0.5 / weights.length)
})

test('of many reports, those that hold most of the question are read, and the first', () => {
  const filler = Array.from({ length: 30 }, (_, nth) =>
    report({ text: `Report ${nth} on Cape Orrin.`, publishedAt: now + nth }),
  )
  const telling = report({ text: 'The raft of the Marlena was orange.', publishedAt: now + 15 })
  const reports = [...filler.slice(0, 15), telling, ...filler.slice(15)]
  const question = readQuestion('Which color had the raft of the Marlena?', { now })
  const weights = question.terms.map(() => 1)
  const chosen = chooseReports(reports, 5, { question, weights })
  expect(chosen).toHaveLength(5)
  expect(chosen).toContain(telling)
  expect(chosen[0]).toBe(filler[0])
})

test('a sentence that two outlets carry is shown once, with both', () => {
  const sentences = answer('How many crew members were lifted from the raft?')
  const same = sentences.filter(({ text }) => text.startsWith('All nine'))
  expect(same).toMatchObject([{ cited: 2 }])
})

test.each([
  'How many crew members of the tug Marlena drowned?',
  'What is the salary of Ilva Renn?',
  'Who won the regatta of Port Ansel?',
  'Where did the tug Marlena sink in 1987?',
])('%s is not answered by what only comes near', (text) => {
  expect(answer(text)).toEqual([])
})

test('who told it first stands first, and who carries its words says so', () => {
  const copy = report({ text: gazette.text, publishedAt: now + HOUR_MS })
  const told = answer('Who reported first that the tug Marlena sank?', [copy, observer, gazette])
  expect(told.map(({ heading }) => heading)).toEqual([
    'First',
    expect.stringMatching(/^Later/),
    `Later, in the words of ${gazette.source}`,
  ])
})

test('figures are told by their time, each value once', () => {
  const tolls = [
    '12 people were injured in Orrin.',
    '12 people were injured in Orrin.',
    '19 people were injured in Orrin.',
  ]
  const reports = tolls.map((text, nth) =>
    report({ text, title: 'Blast in Orrin', publishedAt: now + nth * HOUR_MS }),
  )
  const told = answer('How has the number of injured in Orrin changed over time?', reports)
  expect(told.map(({ text }) => text)).toEqual([tolls[0], tolls[2]])
})

test('whatever is asked of whatever text, sentences stand there word for word', () => {
  const texts = fc.string({ maxLength: 400, unit: 'grapheme' })
  fc.assert(
    fc.property(texts, texts, fc.string({ maxLength: 80 }), (text, title, asked) => {
      const question = readQuestion(`${asked} ${text.slice(0, 40)}`, { now })
      const told = report({ text, title })
      const weights = question.terms.map(() => 1)
      for (const one of rankSentences(question, readPieces(question, [told]), { weights })) {
        const source = one.inTitle ? told.title : told.text
        expect(source.slice(one.start, one.end)).toBe(one.text)
      }
    }),
  )
})

test.each([
  ['How many trams did Brunn sell?', 'Trams of Brunn were for sale until March 4.', false],
  ['How many trams did Brunn sell?', 'Brunn sold its trams three days later.', false],
  ['How many trams did Brunn sell?', 'Brunn sold the trams for $40.', false],
  ['How many drivers left Brunn?', 'An 18-year-old driver left Brunn.', false],
  ['How many late trams did Brunn count?', 'Brunn counted 14 trams that came late.', true],
  ['How many grams did the tug carry?', 'The tug carried 90 grams of salt.', true],
  ['How long did Brunn wait?', 'Brunn ordered its trams five years ago.', false],
  ['How long did Brunn wait?', 'Brunn had to wait for five years.', true],
  ['How long did Brunn wait?', 'After a five-year wait, Brunn has trams.', true],
  ['How long did Brunn wait?', 'A five-year-old waits in Brunn.', false],
])(
  'what is counted is neither a date nor a time, a sum or an age: %s %s',
  (asked, sentence, isIt) => {
    const { wanted, language } = readQuestion(asked, { now })
    expect(holdsNumber(sentence, language, wanted) >= LEAST_HELD).toBe(isIt)
  },
)

test.each([
  ['11 people were injured in Sarrow.', 0.9],
  ['The network covers 20 local governments in Sarrow.', 0.35],
  ['Bitcoin stood at $70,000 in Sarrow.', 0.35],
  ['About 3,000 farmers met in Sarrow.', 0.9],
])('how many people is told by a number of people: %s', (sentence, holds) => {
  const { wanted } = readQuestion('How many people met in Sarrow?', { now })
  expect(holdsNumber(sentence, 'en', wanted)).toBe(holds)
})

test('of a person, the name stands beside what they are', () => {
  const crash = report({
    title: 'Bus crash in Orlan',
    text: 'The bus crashed in Orlan near the Brask Tower. Mayor Ilva Renn visited the scene of the bus crash.',
  })
  expect(answer('What is the driver of the bus in Orlan called?', [crash])).toEqual([])
  const named = report({
    title: 'Bus crash in Orlan',
    text: 'The driver of the bus in Orlan, Jan Brask, was not hurt.',
  })
  expect(
    answer('What is the driver of the bus in Orlan called?', [crash, named])[0]?.text,
  ).toContain('Jan Brask')
})

test('who won a race in one place is not told by a race in another', () => {
  const reports = [
    report({
      title: 'Votes in Orlan',
      text: 'Orlan goes on counting the votes of its mayoral race.',
    }),
    report({
      title: 'Mayor of Brunn',
      text: 'Lio Marek won the mayoral race in Brunn on Tuesday.',
    }),
  ]
  expect(answer('Who won the mayoral race in Orlan?', reports)).toEqual([])
  expect(answer('Who won the mayoral race in Brunn?', reports)[0]?.text).toContain('Lio Marek')
})

test('people ask in words of their own, and in two where news has one', () => {
  const terms = (text: string) => readQuestion(text, { now }).terms.map(({ word }) => word)
  expect(terms('Why did Orlan turn off its plant?')).toEqual(['Orlan', 'shut', 'plant'])
  const shut = report({
    title: 'Plant in Orlan',
    text: 'Orlan has closed its nuclear plant because the river is too low.',
  })
  expect(answer('Why did Orlan turn off its nuclear station?', [shut])[0]?.text).toContain('closed')
})

test('a sentence is shown without its dateline, and still stands where it is cited', () => {
  const told = report({
    title: 'Tug in Orlan',
    text: 'ORLAN (AP) — The tug Marlena was sold to Brannock for 12 million crowns on Tuesday.',
  })
  const question = readQuestion('How much was the tug Marlena sold for?', { now })
  const [best] = rankSentences(question, readPieces(question, [told]), {
    weights: question.terms.map(() => 1),
  })
  expect(best!.text).toMatch(/^The tug Marlena/u)
  expect(told.text.slice(best!.start, best!.end)).toBe(best!.text)
})
