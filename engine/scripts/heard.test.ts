import { describe, expect, test } from 'vitest'
import type { Item } from './choose-items.ts'
import { isPerishable } from './developments/perishable.ts'
import { leastAddition } from './fewer-names.ts'
import { ferryMaterial, madeArticle, madeEntry, madeMaterial } from './test-material.ts'
import type { Material, MaterialArticle } from './material.ts'
import type { ScriptForm } from './script-wishes.ts'
import { countWords } from './sentences/count-words.ts'
import { isNotForReading } from './sentences/not-for-reading.ts'
import type { ReadableSentence } from './sentences/readable-sentences.ts'
import type { Story } from './story.ts'
import { writeScript } from './write-script.ts'

// Tests for faults that were heard in real pieces, with invented news.

const ferry = story('Ferry Marigold aground off Orlan', '2026-03-02T08:00:00Z', [
  'The ferry Marigold ran aground off Orlan harbour with 214 passengers. Two tugs pulled the vessel off the rocks before noon.',
])
const ferryStory = { article: ferry, differences: [] }
const bakery = story('Bakery in Velden wins national prize', '2026-03-01T09:00:00Z', [
  'A bakery in Velden won the national prize for its rye bread on Sunday. The jury of eleven millers tasted forty loaves.',
])
const school = story('Mayor of Pell opens school', '2026-03-02T09:00:00Z', [
  'The mayor of Pell opened a school for two hundred children on Monday. Its roof collects rain for the gardens of the valley.',
])

function story(
  title: string,
  publishedAt: string,
  texts: readonly string[],
  { outlet = 'Orlan Herald', link = null as string | null } = {},
) {
  const entries = texts.map((text) => madeEntry(text, { title, publishedAt, outlet, link }))
  return madeArticle(entries, title)
}

function written(
  articles: MaterialArticle[],
  form: ScriptForm = 'brief',
  { words = 400, ...changes }: Partial<Material> & { words?: number } = {},
) {
  const material = { ...madeMaterial(articles, 'Harbour'), ...changes }
  const { sections } = writeScript(material, { form, style: 'balanced', words })
  const lines = sections.flatMap((section) => section.lines)
  return { lines, sections, text: lines.map(({ text }) => text).join(' ') }
}

describe('A debate', () => {
  test('is shared by both voices, also where one source says most', () => {
    const [{ entries }] = ferryMaterial().articles as [MaterialArticle]
    for (const most of entries) {
      const shorter = entries.map((entry) =>
        entry === most ? entry : { ...entry, text: entry.text.split('. ').slice(0, 2).join('. ') },
      )
      const { lines } = written([madeArticle(shorter)], 'debate')
      const factsOf = (voice: 'a' | 'b') =>
        lines
          .filter(({ speaker, citations }) => speaker === voice && citations.length > 0)
          .reduce((sum, { text }) => sum + countWords(text, 'en'), 0)
      const ofB = factsOf('b') / (factsOf('a') + factsOf('b'))
      expect(ofB === 0 || ofB >= 0.4).toBe(true)
    }
  })

  test('of several events names its outlets without a verb each time', () => {
    const { text } = written([ferry, bakery, school], 'debate')
    expect(text).toContain('Orlan Herald:')
    expect(text).not.toMatch(/Orlan Herald (?:writes|reports)|According to|From Orlan/)
  })
})

describe('Several stories', () => {
  test('hold no judgement that nobody is named for', () => {
    const loaded = story('House in Orlan burns down', '2026-03-02T08:00:00Z', [
      'A house in the harbour of Orlan burned down on Monday with all its nets. This horrific act is disgusting and meant to harass the family. The fire brigade saved the boats of the family beside it.',
    ])
    const { text } = written([loaded, bakery, ferry])
    expect(text).toContain('burned down')
    expect(text).not.toContain('disgusting')
  })

  test('are told without those of which there is only opinion', () => {
    const column = story(
      'The harbour needs a better song',
      '2026-03-02T08:00:00Z',
      ['The harbour of Orlan needs a better song, and its choir needs a better conductor.'],
      { link: 'https://herald.example/opinion/song' },
    )
    expect(written([column, bakery, ferry, school]).text).not.toContain('better song')
    expect(written([column, bakery]).text).toContain('better song')
  })

  test('say no other day than the sentence itself does', () => {
    const east = story('Velden agrees to tides treaty', '2026-02-26T21:00:00Z', [
      'Velden agreed to the treaty on tides after two years, its minister said on Friday.',
    ])
    const { text } = written([east, ferry, bakery], 'brief', { asOf: '2026-03-02T12:00:00Z' })
    expect(text).toContain('treaty on tides')
    expect(text).not.toContain('Thursday')
  })

  test('hold the newest of a development in the place of what it made old', () => {
    const toll = story('Harbour toll on Velden boats takes effect', '2026-03-01T08:00:00Z', [
      'The new harbour toll on boats from Velden took effect in Orlan at midnight.',
    ])
    const suspended = story('Orlan suspends harbour toll on Velden boats', '2026-03-02T08:00:00Z', [
      'Orlan suspended the new harbour toll on boats from Velden after a blockade of its piers.',
    ])
    const { text } = written([toll, bakery, school, ferry, suspended], 'brief', { words: 75 })
    expect(text).toContain('suspended the new harbour toll')
  })
})

test.each([
  'Breaking down the vote for the council of Orlan',
  'The most spectacular photos of the council of Orlan',
  'Why the vote for the council of Orlan matters',
])('No chapter is named %s', (title) => {
  const text = 'Baker Jo Tolland won the vote for the council of Orlan and beat mayor Ada Veil.'
  const plain = 'Tolland wins vote for council of Orlan'
  const article = madeArticle(
    [madeEntry(text, { title }), madeEntry(`${text} `, { title: plain, outlet: 'Velden Post' })],
    title,
  )
  expect(written([article, bakery]).sections.map((one) => one.title)).toContain(plain)
})

test.each([
  ['A customer shops at a market of Orlan in July.', true],
  ['Passengers wait at the harbour of Orlan on Monday, March 2, 2026.', true],
  ['Two ferries ran aground off Orlan in July.', false],
  ['A judge sentenced the captain to four years in prison on Monday.', false],
  ['With winter near, OR asks whether the gas will last.', true],
  ['The IMF explains its loan with the drought.', false],
])('Whether "%s" is left to the eye: %s', (text, isLeft) => {
  expect(isNotForReading(text, text)).toBe(isLeft)
})

test.each([
  ['Mayor Ada Veil appeared set to win the vote in Orlan.', true],
  ['Mayor Ada Veil looks likely to keep the harbour.', true],
  ['Mayor Ada Veil lost the vote in Orlan.', false],
])('Whether "%s" holds only until more is known: %s', (text, holds) => {
  expect(isPerishable(text, 'en')).toBe(holds)
})

test('Of a story, what one more outlet adds least is left out first, and never who died', () => {
  const said = (outlet: string, text: string) =>
    ({ of: { outlet }, text, spokenWords: countWords(text, 'en') }) as ReadableSentence
  const lead = said('Orlan Herald', 'The harbour of Orlan closed in fog.')
  const dead = said('Pell Radio', 'Four sailors died.')
  const more = said('Velden Post', 'Pilots towed the boats to a pier behind the mill.')
  const most = said(
    'Coast Courier',
    'Bells rang over the strait all night, and bakers lit their windows.',
  )
  const story: Story = { ...ferryStory, sentences: [lead, dead, more, most] }
  const items = story.sentences.map((sentence): Item => ({ story, sentence, difference: null }))
  expect(items.filter(leastAddition(items)!)).toEqual([items[2]])
  expect(leastAddition(items.slice(0, 2))).toBeNull()
})
