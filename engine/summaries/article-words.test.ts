import { expect, test } from 'vitest'
import { cpuClock } from '#core/test-costs.ts'
import { articleWords, type WordsEntry } from './article-words.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

function entry(
  id: number,
  outlet: string,
  title: string,
  text: string,
  at = id * MINUTE,
): WordsEntry {
  return { id, outlet, source: outlet, title, text, publishedAt: at }
}
const words = (entries: WordsEntry[]) => articleWords(entries, { language: 'en', lead: 3 })
const texts = (entries: WordsEntry[]) => words(entries).summary.map(({ text }) => text)

const aground =
  'The ferry Marigold ran aground off Orlan harbour on Tuesday with 214 people on board.'

test('the title says what the first sentence says, without labels, capitals or partisan words', () => {
  const { title, summary } = words([
    entry(
      1,
      'Loud Post',
      'PARTY ON THE PIER: Libs melt down over Marigold',
      'Orlan councillors blasted the owners of the ferry Marigold.',
    ),
    entry(2, 'Herald', 'BREAKING: Ferry Marigold runs aground off Orlan', aground),
    entry(
      3,
      'Wire',
      'Ferry Marigold aground off Orlan with 214 on board',
      `${aground.replace('on board', 'aboard')} Tugs are on their way.`,
    ),
  ])
  expect(title).toMatch(/^Ferry Marigold (?:runs )?aground off Orlan/)
  expect(summary[0]!.text).toContain('ran aground')
})

test('the title changes when the news does', () => {
  const before = [
    entry(
      1,
      'Herald',
      'Orlan votes on bridge',
      'The people of Orlan vote on Tuesday on a new bridge over the Orr.',
    ),
    entry(
      2,
      'Wire',
      'Bridge vote in Orlan today',
      'Voters in Orlan decide today on the new bridge over the Orr.',
    ),
  ]
  const after = [
    entry(
      3,
      'Herald',
      'Orlan approves new bridge',
      'The people of Orlan approved a new bridge over the Orr with 61 percent.',
      14 * HOUR,
    ),
    entry(
      4,
      'Wire',
      'Voters in Orlan approve bridge over the Orr',
      'Voters in Orlan approved the new bridge over the Orr on Tuesday, 61 percent to 39.',
      15 * HOUR,
    ),
    entry(
      5,
      'Post',
      'Bridge over the Orr approved',
      'A bridge over the Orr was approved by voters in Orlan.',
      16 * HOUR,
    ),
  ]
  expect(words(before).title).toMatch(/vote/i)
  expect(words([...before, ...after]).title).toMatch(/approve/)
  expect(words([...before, ...after]).summary[0]!.text).toMatch(/approved/)
})

test('a hoax that is corrected is told as corrected', () => {
  const { title } = words([
    entry(
      1,
      'Post',
      'Mayor Mara Veil of Orlan is dead',
      'Mayor Mara Veil of Orlan is dead, her office was reported to say.',
    ),
    entry(
      2,
      'Herald',
      'Mayor Mara Veil of Orlan is alive, report of her death was a hoax',
      'Mayor Mara Veil of Orlan is alive, and the report of her death was a hoax, her office said.',
      4 * HOUR,
    ),
    entry(
      3,
      'Wire',
      'Report of death of Mayor Mara Veil was a hoax',
      'The report of the death of Mayor Mara Veil of Orlan was a hoax, the council said.',
      5 * HOUR,
    ),
  ])
  expect(title).toMatch(/hoax/)
})

test('one text under five headlines is told once', () => {
  const five = Array.from({ length: 5 }, (_, at) =>
    entry(at + 1, 'Herald', `Headline ${at} of the ferry`, aground),
  )
  expect(texts(five)).toEqual([aground])
})

test('headlines alone have a title and no summary', () => {
  const bare = [1, 2, 3].map((id) =>
    entry(id, `Outlet ${id}`, 'Ferry Marigold aground off Orlan', ''),
  )
  expect(words(bare)).toEqual({ title: 'Ferry Marigold aground off Orlan', summary: [] })
})

test('a live page of 300 updates is read in its first and newest ones, and soon', () => {
  const updates = Array.from({ length: 300 }, (_, at) =>
    entry(
      at + 1,
      'Live Desk',
      `Marigold live: update ${at}`,
      `${aground} Update ${at} of the tugs at pier ${at}. `.repeat(20),
    ),
  )
  const spentMs = cpuClock()
  expect(texts([entry(0, 'Herald', 'Ferry Marigold aground', aground), ...updates])[0]).toBe(
    aground,
  )
  expect(spentMs()).toBeLessThan(1000)
})

test('template releases of twenty firms say each its own name once', () => {
  const firms = Array.from({ length: 20 }, (_, at) =>
    entry(
      at + 1,
      `Firm ${at}`,
      `Firm Nr${at} opens office in Orlan`,
      `Firm Nr${at} opened an office in Orlan on Tuesday. "We are proud," said its founder.`,
    ),
  )
  expect(texts(firms)).toHaveLength(1)
})

test('a round-up is not a source of one story, while there is a report of it', () => {
  const brief = entry(
    1,
    'Gazette',
    'Morning news brief',
    'The ferry Marigold ran aground off Orlan harbour in fog on Tuesday. Four passengers of the ferry Marigold broke an arm off Orlan. Velden votes on its budget.',
  )
  const links = entry(
    2,
    'Letter',
    'What we read on the quay',
    'Ferry Marigold runs aground off Orlan harbour\nVelden votes on its budget after long night\nGoat is crowned in Tolland before a crowd\nTugs wait for the tide in the harbour\nKeepers of the lighthouse ask for oil',
  )
  const report = entry(3, 'Herald', 'Ferry Marigold runs aground off Orlan', aground)
  const { title, summary } = words([brief, links, report])
  expect(title).toBe('Ferry Marigold runs aground off Orlan')
  expect(summary.map((sentence) => sentence.entry)).toEqual([3])
  // A report that is only a headline changes nothing.
  expect(texts([brief, entry(4, 'Wire', 'Ferry Marigold aground off Orlan', '')])).toEqual([])
  expect(texts([brief]).length).toBeGreaterThan(0)
})
