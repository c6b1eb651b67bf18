import { describe, expect, test } from 'vitest'
import { isFragment } from './leans-on-headline.ts'
import { sentenceFlaws } from './sentence-quality.ts'

describe('a sentence in a summary', () => {
  test.each([
    'The ferry Marigold ran aground off Orlan harbour on Tuesday with 214 people on board.',
    '“We heard a bang and then nothing,” said Mara Veil, who was on the upper deck.',
    'Orlan harbour stays closed until Friday, the coast guard said.',
    'The US coast guard sent two cutters to the ferry off Orlan on Tuesday.',
    'Rescuers reached the mine below Notre Dame, which the US and Orlan share.',
    'The owners of the ferry sued its insurer over the copyright of the pictures of its crew.',
    'The big picture: Three ferries ran aground off Orlan in the fog this year.',
    'A bill sponsored by Mara Veil would make state-sponsored pilots free for every ferry.',
    'The ferry line made its subscription for commuters cheaper by half on Tuesday.',
    'The Fishing Commission from Orlan and an affiliate of the ferry line will meet on Friday.',
    'フェリーは火曜日に霧の中で座礁し、港は閉鎖された。',
  ])('may be: %s', (text) => {
    expect(sentenceFlaws(text)).toMatchObject({
      isUnfit: false,
      isDangling: false,
      isUnfinished: false,
    })
  })

  test.each([
    ['a caption', 'Mara Veil looks at the ferry Marigold at the pier in Orlan on Aug. 3, 2026.'],
    ['a caption', '(L-R): Mara Veil and Jo Lindqvist stand before the ferry in the harbour.'],
    ['a caption', 'A man looks at a chart with the ferry Marigold of Orlan in the background.'],
    ['a teaser', 'Here is what to know about the ferry Marigold and its captain in Orlan.'],
    ['a question', 'What comes next for the ferry Marigold after its night on the rocks?'],
    [
      'a label of a section',
      'Why it matters: The ferry carries half of the fish of Orlan to Pell.',
    ],
    [
      'a word on the programme',
      'Jo Lindqvist joins FRANCE 24 to discuss the ferry off the port of Orlan.',
    ],
    [
      'a word on the programme',
      'On Northern Wire, Veil led off a segment on the ferry that ran aground in Orlan.',
    ],
    [
      'a word on the programme',
      'Wire 9 Senior Reporter Mara Veil Okafor recalls the night on the rocks of Orlan.',
    ],
    [
      'a word on the programme',
      "Wire 9's Jo Lindqvist examines what the ferry line of Orlan knew of the fog at sea.",
    ],
    ['a question of nobody', '“How do you answer the families of the ferry?” a reporter asked.'],
    ['an aside', '(The captain, as the court was told, is said to have had two passports.)'],
    ['the writer', "Let's begin with Veil, who bought the ferry of Orlan in the month of June."],
    [
      'markup that was left over',
      'The captain&#039;s radio was silent when the ferry left Orlan harbour.',
    ],
    ['too short to say anything', 'It sank at dawn.'],
    ['an invitation to click', 'Read more about the ferry Marigold and its crew on our site.'],
    [
      'an invitation to subscribe',
      'Subscribe to the Orlan Herald newsletter for the news of the harbour.',
    ],
    [
      'a picture credit',
      'Tugs near the ferry on Tuesday evening. Photograph: Jo Lindqvist for the Herald.',
    ],
    [
      'a legal line',
      'Copyright 2031 Orlan Herald and its licensors, no part may be reprinted at all.',
    ],
    ['paid for', 'Sponsored content: how the Orlan ferries got their new and better seats.'],
    ['paid by links', 'The Orlan Herald may earn a commission from links to ferry tickets here.'],
    ['in our voice', '“It was cold,” Mara Veil said, and so we went home to Orlan at once.'],
    ['shouted', 'BY MARA VEIL, CHIEF REPORTER OF THE ORLAN HERALD, IN THE HARBOUR.'],
    ['a feed footer', 'The post Ferry runs aground off Orlan appeared first on Orlan Herald.'],
    [
      'in the voice of a writer without name',
      'When I stood on the pier that night, we all feared the worst.',
    ],
    ['a quote without its speaker', '“The tugs will try again at high tide on Friday.”'],
    ['half of a quote', '“The tugs will try again, and if the weather holds they will manage.'],
    ['a link', 'All the pictures of the rescue are at https://herald.example/marigold today.'],
    [
      'not the beginning of a sentence',
      'and so the harbour stayed closed for the third day in a row.',
    ],
  ])('is not %s', (_, text) => expect(sentenceFlaws(text).isUnfit).toBe(true))

  test.each([
    'He told reporters on the pier that the fog had come without a warning.',
    'The company said that the captain had twenty years of experience.',
    'But the harbour of Orlan stayed closed for the third day in a row.',
    'Veil also said that the crew had practised such a rescue in spring.',
  ])('leans on the one before it: %s', (text) => expect(sentenceFlaws(text).isDangling).toBe(true))

  test.each([
    'Wire/Mara Veil Tonight Jo Lindqvist has told of the night when the ferry ran aground.',
    'The “Pell” and “Tides” star had sold the ferry months before it ran aground.',
  ])('leans on the headline: %s', (text) => expect(sentenceFlaws(text).leansOnHeadline).toBe(true))

  test('dangles where only another one names who is quoted', () => {
    const quote = '“The people of Orlan have a right to know who sails their ferry,”'
    expect(sentenceFlaws(`${quote} they wrote.`).isDangling).toBe(true)
    expect(sentenceFlaws(`${quote} said he.`).isDangling).toBe(true)
    expect(sentenceFlaws(`${quote} Mara Veil wrote.`).isDangling).toBe(false)
  })

  test('is a part of one where only an aside has a verb', () => {
    const aside = 'Orlan, which has close ties with Pell and sent two of its ships.'
    expect(isFragment(aside)).toBe(true)
    expect(isFragment('Orlan, which has close ties with Pell, sent two of its ships.')).toBe(false)
  })

  test('does not lean on another one by a word that only begins like "then"', () => {
    const { isDangling } = sentenceFlaws(
      'Then-Mayor Mara Veil closed the harbour of Orlan after the storm of that spring.',
    )
    expect(isDangling).toBe(false)
  })

  test.each([
    'The order calls for fewer vaccines and more time between them.',
    'After a warm night when the fog stays, he can hear it through the window.',
    'In a statement, the company said that nobody in Orlan was hurt by it.',
  ])('cannot stand first without its headline: %s', (text) =>
    expect(sentenceFlaws(text).leansOnHeadline).toBe(true),
  )

  test.each([
    'The search for survivors in Orlan goes on for the fourth day.',
    'Mara Veil says that she will leave her office in Orlan in May.',
  ])('can: %s', (text) => expect(sentenceFlaws(text).leansOnHeadline).toBe(false))

  test('breaks off where a teaser does', () => {
    const flaws = sentenceFlaws(
      'The ferry Marigold ran aground off Orlan harbour on Tuesday with...',
    )
    expect(flaws.isUnfinished).toBe(true)
  })
})

test.each([
  'Veil has openly criticized the pilots of Orlan for their fear of fog.',
  'Velden is one of the largest builders of ferries, and sells them to all the islands.',
  'In 2029, the Marigold ran aground off Orlan for the first time.',
])('what was before the news, or always is, does not open: %s', (text) => {
  expect(sentenceFlaws(text).isBackground).toBe(true)
})
