import { describe, expect, test } from 'vitest'
import { articleWords, type WordsEntry } from './article-words.ts'

const HOUR = 3_600_000

function entry(outlet: string, hour: number, title: string, text: string): WordsEntry {
  return { id: `${outlet} ${hour}`, outlet, source: outlet, title, text, publishedAt: hour * HOUR }
}
const words = (...entries: WordsEntry[]) => {
  const { title, summary } = articleWords(entries, { language: 'en', lead: 3 })
  return { title, lead: summary[0]?.text ?? '', texts: summary.map(({ text }) => text) }
}

describe('a hoax and its correction', () => {
  const hoax = ['Post', 'Gazette', 'Courier'].map((outlet, at) =>
    entry(
      outlet,
      at / 4,
      `Singer Mara Veil dies in Orlan at ${40 + at}`,
      `Singer Mara Veil has died in Orlan, a post on her page said on Monday, according to the ${outlet}.`,
    ),
  )

  test.each([
    [
      'a hoax',
      'Report of death of singer Mara Veil was a hoax',
      'The report of the death of singer Mara Veil in Orlan was a hoax, her manager said on Monday.',
    ],
    [
      'a false report',
      'Singer Mara Veil is alive, reports of her death are false',
      'Singer Mara Veil is alive and the reports of her death in Orlan are false, her manager said.',
    ],
  ])('that is called %s is told as corrected, whatever most said before', (_, title, text) => {
    const told = words(...hoax, entry('Herald', 4, title, text))
    expect(told.title).toBe(title)
    expect(told.lead).toBe(text)
    expect(told.texts.join(' ')).not.toMatch(/has died in Orlan, a post/)
  })

  test('that only somebody calls a hoax is still told', () => {
    const called = entry(
      'Herald',
      4,
      'Neighbour says reports of death of singer Mara Veil are false',
      'A neighbour of singer Mara Veil in Orlan doubts that she has died.',
    )
    expect(words(...hoax, called).lead).toContain('has died')
  })

  test('that is not a correction leaves the news as it is', () => {
    const mourned = entry(
      'Herald',
      4,
      'Fans mourn singer Mara Veil in Orlan',
      'Fans of singer Mara Veil laid flowers in Orlan on Monday evening.',
    )
    expect(words(...hoax, mourned).lead).toContain('died')
  })
})

test('over the death that an obituary reports stands the death', () => {
  const death = ['Wire', 'Gazette'].map((outlet, at) =>
    entry(
      outlet,
      at,
      'Joran Pell, builder of the Orr bridge, dies at 91',
      `Joran Pell, the engineer who built the bridge over the Orr, died on Sunday in Velden, his family told the ${outlet}. He was 91.`,
    ),
  )
  const obituary = entry(
    'Herald',
    5,
    'Obituary: Joran Pell, who taught a river to carry trains',
    'Joran Pell was born in a lock-keeper’s house in Velden and counted barges before he could read. His first bridge was of matches.',
  )
  const { title, lead } = words(...death, obituary)
  expect(title).toBe('Joran Pell, builder of the Orr bridge, dies at 91')
  expect(lead).toContain('died on Sunday')
})

test('a source that copies the summary of another adds nothing to it', () => {
  const first =
    'The ferry Marigold ran aground off Orlan harbour on Tuesday with 214 people on board.'
  const second = 'Tugs pulled the ship free at noon, and nobody was hurt, the coast guard said.'
  const { texts } = words(
    entry('Herald', 1, 'Ferry Marigold runs aground off Orlan', `${first} ${second}`),
    entry('Digest', 2, 'In brief: ferry Marigold aground off Orlan', first),
    entry('Copy', 3, 'Ferry Marigold aground', `${second} ${first}`),
  )
  expect(texts[0]).toBe(first)
  expect(texts).toHaveLength(new Set(texts).size)
  expect(texts.filter((text) => text.includes('aground'))).toEqual([first])
})
