import { describe, expect, test } from 'vitest'
import { madeArticle, madeEntry } from '#engine/scripts/test-material.ts'
import { wordsOf } from '../../drafts/draft.ts'
import type { DraftArticle } from '../material.ts'
import { madeBrief } from '../test-brief.ts'
import { writeDraft } from '../write-draft.ts'

type Report = [outlet: string, text: string, publishedAt?: string]

function article(title: string, reports: readonly Report[], asked: string[] = []): DraftArticle {
  const entries = reports.map(([outlet, text, publishedAt = '2026-03-02T08:00:00Z']) => ({
    ...madeEntry(text, { outlet, title, publishedAt }),
    isPrivate: false,
  }))
  return { ...madeArticle(entries, title), entries, asked }
}

function draftOf(articles: readonly DraftArticle[], made: Parameters<typeof madeBrief>[0] = {}) {
  const { text, notices } = writeDraft(madeBrief(made), { articles, notes: [], outlines: [] })
  return {
    lines: text.parts.map(wordsOf),
    headings: text.parts.filter(({ kind }) => kind === 'heading').map(wordsOf),
    notices: notices.map(({ words }) => words),
  }
}

describe('articles of a topic', () => {
  const heat = (title: string, text: string) => article(title, [['Orlan Herald', text]], ['heat'])
  const ofWeather = [
    heat(
      'Extreme heat closes schools in Orlan',
      'Extreme heat closed all schools in Orlan on Monday as temperatures reached 41 degrees. Forecasters expect the heat wave to last until the weekend. Drought has emptied the reservoirs.',
    ),
    heat(
      'Heat wave and drought dry up the Velden river',
      'The heat wave and a drought dried up the river near Velden, climate scientists said on Monday. Temperatures broke a record. The heat kills fish.',
    ),
    heat(
      'Wildfires spread in the heat of Pell',
      'Wildfires spread through the forests of Pell in extreme heat on Monday. Climate change makes such heat likelier, scientists said. Temperatures stay high.',
    ),
    heat(
      'Heat warning for the coast of Castra',
      'Forecasters issued a heat warning for the coast of Castra as temperatures rose on Monday. Emissions and climate change make heat waves longer.',
    ),
  ]
  const ofRace = heat(
    'Veil and Lindqvist in dead heat for Senate: poll',
    'Senator Mara Veil and Governor Jo Lindqvist are in a dead heat for the Senate, a poll of voters said on Monday. Republicans and Democrats in Congress spent millions on the election campaign.',
  )

  test('are left out, and named, where a word of it means something else', () => {
    const { headings, notices } = draftOf([...ofWeather, ofRace])
    expect(headings.join('\n')).not.toContain('dead heat')
    expect(notices).toContain(
      '“Veil and Lindqvist in dead heat for Senate: poll” is left out: it seems to be about something else than “heat”. Choose the article itself to quote from it.',
    )
  })

  test('stay where their writer chose them', () => {
    const chosen = [...ofWeather, ofRace].map((one) => ({ ...one, asked: [] }))
    expect(draftOf(chosen, { length: 'medium' }).headings.join('\n')).toContain('dead heat')
  })
})

test('developments of an affair stand under one heading', () => {
  const { headings, lines } = draftOf(
    [
      article('Brightwater tells of new rules for its harbour cameras', [
        [
          'Orlan Herald',
          'The camera company Brightwater announced new rules for its harbour cameras after reports of misuse by guards in Velden.',
        ],
      ]),
      article('Council of Orlan buys a library', [
        ['Orlan Herald', 'The council of Orlan bought the old library for four million crowns.'],
      ]),
      article('Lawyers of seamen criticize the rules of Brightwater', [
        [
          'Velden Post',
          'Lawyers of the seamen said that the rules of Brightwater were written in a hurry, and that guards still see everything at night.',
        ],
      ]),
    ],
    { length: 'medium' },
  )
  expect(headings).toHaveLength(2)
  const place = (words: string) => lines.findIndex((line) => line.includes(words))
  expect(place('said that the rules of Brightwater')).toBe(place('announced new rules') + 1)
})

test('affairs that share a person stand under headings of their own', () => {
  const { headings } = draftOf(
    [
      article('Veil asks court about her ballroom', [
        [
          'Orlan Herald',
          'President Mara Veil asked the court of Orlan on Monday to let workers finish the ballroom of her palace.',
        ],
      ]),
      article('Veil names doctor to lead health agency', [
        [
          'Velden Post',
          'President Mara Veil of Orlan named a doctor on Monday who is to lead the agency for health from spring on.',
        ],
      ]),
      article('Council of Orlan buys a library', [
        ['Orlan Herald', 'The council of Orlan bought the old library for four million crowns.'],
      ]),
    ],
    { length: 'medium' },
  )
  expect(headings).toHaveLength(3)
})

test('a post says the day of a report that speaks of "Friday" or "tomorrow"', () => {
  const { lines } = draftOf(
    [
      article('Ferry Marigold leaves Orlan for good', [
        [
          'Orlan Herald',
          'The ferry Marigold leaves Orlan for good tomorrow, its owners announced.',
        ],
      ]),
      article('Velden opens a bridge for bicycles', [
        [
          'Velden Post',
          'The town of Velden opened a bridge for bicycles after nine years of building.',
        ],
      ]),
    ],
    { type: 'social-media-post' },
  )
  expect(lines).toContainEqual(expect.stringMatching(/^Orlan Herald, March 2: The ferry/u))
  expect(lines).toContainEqual(expect.stringMatching(/^Velden Post: The town/u))
})

test('an article begins with its news, and not with what nobody says of it', () => {
  const first = (text: string) =>
    draftOf([article('Two ferries nearly collide off Orlan', [['Orlan Herald', text]])], {
      length: 'custom',
      words: 40,
      points: [],
    }).lines.find((line) => line.startsWith('Orlan Herald'))
  const comment =
    'A spokeswoman of the ferries off Orlan told the Herald that the line is reviewing it.'
  const news = 'Two ferries nearly collided in thick fog off Orlan harbour on Monday.'
  expect(first(`${comment} ${news}`)).toContain(news)
  expect(first(comment)).toBeUndefined()
})

test('a statement of several paragraphs never reads as the words of its outlet', () => {
  const { lines } = draftOf([
    article('Harbour of Orlan stays open in fog', [
      [
        'Orlan Herald',
        'The harbour of Orlan stayed open in thick fog on Monday, its master said. “The harbour was safe for each ship.\n\nEvery ferry of this harbour has a radar of its own in fog.\n\n“Nobody in Orlan was in danger,” Mara Veil said.',
      ],
    ]),
  ])
  expect(lines.join('\n')).toContain('stayed open in thick fog')
  expect(lines.join('\n')).not.toContain('has a radar of its own')
})

describe('a sentence of a report is left out', () => {
  const lead = 'The ferry Marigold ran aground off Orlan on Monday.'
  const told = (sentence: string) =>
    draftOf(
      [article('Ferry Marigold runs aground off Orlan', [['Orlan Herald', `${lead} ${sentence}`]])],
      { length: 'long', points: [] },
    ).lines.join('\n')

  test('only for a reason', () => {
    const sentence = 'Thick fog closed the harbour to all ships for a whole day.'
    expect(told(sentence)).toContain(sentence)
  })

  test.each([
    [
      'that lost its apostrophe to a link',
      'Thick fog closed Orlan ’s harbour to all ships for a whole day.',
    ],
    ['of a programme', 'On “Velden Tonight,” the harbour master discussed thick fog and radar.'],
    ['of a guest', 'Mara Veil was ORLAN 24’s guest to recap the accident of the ferry.'],
    ['that lists its page', 'The best pictures from the harbour, the ships, the fog and more.'],
  ])('%s', (_, sentence) => {
    expect(told(sentence)).toContain(lead)
    expect(told(sentence)).not.toContain(sentence)
  })

  test.each([
    [
      'whose speaker',
      'While a full closing is unlikely, ships could use the other harbour for weeks, he says.',
    ],
    ['whose things', 'Closing the harbour to ships in thick fog does all three.'],
  ])('%s stand before it, where those stay away', (_, sentence) => {
    const lines = told(`Find out how ferries sail. ${sentence}`)
    expect(lines).toContain(lead)
    expect(lines).not.toContain(sentence)
  })
})

test('lists of headlines and opinions that a topic found are told of by no text', () => {
  const { lines } = draftOf(
    [
      article(
        'Ferry Marigold runs aground off Orlan',
        [['Orlan Herald', 'The ferry Marigold ran aground off Orlan harbour on Monday.']],
        ['Orlan'],
      ),
      article(
        'Orlan buys a library and more headlines',
        [
          [
            'Velden Post',
            '1. Council of Orlan buys a library for its schools 2. Velden elects a mayor at last 3. Toll of the storm rises again in Pell.',
          ],
        ],
        ['Orlan'],
      ),
      article(
        'Opinion: Orlan should buy no library',
        [['Castra Times', 'The library of Orlan costs too much, and nobody reads in Orlan.']],
        ['Orlan'],
      ),
    ],
    { length: 'medium' },
  )
  expect(lines.join('\n')).toContain('ran aground')
  expect(lines.join('\n')).not.toMatch(/elects a mayor|costs too much/u)
})

test('a heading does not say the place of its report in a series', () => {
  const { headings } = draftOf(
    [
      article('Eclipse plunges Orlan into darkness (4/4)', [
        ['Orlan Herald', 'The eclipse plunged Orlan into darkness for a minute on Monday.'],
      ]),
      article('Council of Velden buys a library', [
        ['Velden Post', 'The council of Velden bought the old library for four million crowns.'],
      ]),
    ],
    { length: 'medium' },
  )
  expect(headings).toContain('Eclipse plunges Orlan into darkness')
})

describe('frames fit the names and days of outlets', () => {
  function first(language: 'de' | 'fr', outlet: string, text: string, day: string) {
    const made = article('Marigold, Orlan', [[outlet, text, `${day}T08:00:00Z`]])
    const entries = made.entries.map((entry) => ({ ...entry, language }))
    const brief = { language, length: 'custom' as const, words: 40, points: [] }
    return draftOf([{ ...made, entries }], brief).lines.find((line) => line.includes(text))
  }
  const german = 'Die Fähre Marigold ist am Montag vor dem Hafen von Orlan auf Grund gelaufen.'
  const french = 'Le ferry Marigold s’est échoué lundi devant le port de Orlan, dans le brouillard.'

  test.each([
    ['de', 'Die Welt', german, '2026-03-01', `Die Welt berichtete am 1. März: ${german}`],
    ['de', 'Velden Nachrichten', german, '2026-03-01', `Velden Nachrichten, 1. März: ${german}`],
    ['fr', 'Le Phare', french, '2026-03-01', `Le Phare rapportait le 1er mars\u202f: ${french}`],
    ['fr', 'Les Ondes', french, '2026-03-02', `Les Ondes, 2 mars\u202f: ${french}`],
  ] as const)('%s: %s', (language, outlet, text, day, line) => {
    expect(first(language, outlet, text, day)).toBe(line)
  })
})
