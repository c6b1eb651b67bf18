import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { revisedFigures } from './revised-figures.ts'

/** Finds the revisions between the text that was read and the later one. */
function revisions(then: string | string[], now: string | string[]): string[] {
  const said = (texts: string | string[], at: number) =>
    [texts].flat().map((text, index) => ({ text, at: at + index }))
  return revisedFigures(said(then, 0), said(now, 1_000)).map(({ before, after }) => {
    const words = ({ sentence, figure }: typeof before) =>
      sentence.text.slice(figure.start, figure.end)
    return `${words(before)} -> ${words(after)}`
  })
}

describe('a figure is revised', () => {
  test.each([
    [
      'a toll in other words',
      'Twelve people were killed when the ferry Marigold sank off Orlan.',
      'The death toll of the ferry Marigold rose to 15 off Orlan, the coast guard said.',
      'Twelve people were killed -> death toll of the ferry Marigold rose to 15 off',
    ],
    [
      'the dead beside the injured',
      'At least 12 dead and 30 injured as the Marigold sinks off Orlan harbour.',
      'Officials now count 15 dead and 30 injured on the Marigold in the harbour.',
      '12 dead -> 15 dead',
    ],
    [
      'the missing',
      'Divers look for 9 missing sailors of the Marigold after the storm.',
      'Divers look for 4 missing sailors of the Marigold since the storm.',
      '9 missing -> 4 missing',
    ],
    [
      'an amount',
      'The storm caused damage of $4 billion along the coast of Orlan.',
      'The storm has caused damage of $5.5 billion along the coast of Orlan.',
      '$4 billion along -> $5.5 billion along',
    ],
    [
      'a share',
      'The party of Mara Veil won 38 percent of the votes in the north.',
      'The party of Mara Veil won 41 percent of the votes in the north.',
      '38 percent of -> 41 percent of',
    ],
    [
      'thousands',
      'The fire near Orlan has burned 1,200 hectares of forest since Monday.',
      'The fire near Orlan has burned 2,450 hectares of forest since Monday.',
      '1,200 hectares -> 2,450 hectares',
    ],
    [
      'German',
      'Bei dem Unglück der Fähre wurden 12 Menschen getötet und 30 verletzt.',
      'Bei dem Unglück der Fähre wurden nach neuen Angaben 15 Menschen getötet und 30 verletzt.',
      '12 Menschen getötet -> 15 Menschen getötet',
    ],
    [
      'French',
      'Le naufrage du ferry a fait 12 morts et 30 blessés dans le port.',
      'Le naufrage du ferry a fait 15 morts et 30 blessés dans le port, selon la police.',
      '12 morts -> 15 morts',
    ],
    [
      'Spanish',
      'El naufragio del ferry dejó 12 muertos en el puerto de la isla.',
      'El naufragio del ferry dejó 15 muertos en el puerto de la isla.',
      '12 muertos -> 15 muertos',
    ],
    [
      'Russian',
      'В аварии парома в порту погибли 12 человек, и это не все.',
      'В аварии парома в порту погибли 15 человек, и это не все.',
      'погибли 12 человек -> погибли 15 человек',
    ],
  ])('%s', (_, then, now, expected) => expect(revisions(then, now)).toEqual([expected]))

  test('to its latest value, once', () => {
    const then = 'At least 12 people died when the ferry Marigold sank off Orlan.'
    const late = [
      '15 people died when the ferry Marigold sank off Orlan.',
      '17 people died when the ferry Marigold sank off Orlan.',
    ]
    expect(revisions(then, late)).toEqual(['12 people died -> 17 people died'])
  })
})

const seen = 'At least 12 people died when the ferry Marigold sank off Orlan on Tuesday.'

describe('nothing is revised', () => {
  test.each([
    ['by the same number', seen, '12 people died when the ferry Marigold sank off Orlan.'],
    [
      'by the same number in words',
      seen,
      'Twelve people died when the ferry Marigold sank off Orlan.',
    ],
    [
      'by who else is counted',
      seen,
      '15 people were injured when the ferry Marigold sank off Orlan.',
    ],
    [
      'by a part of them',
      seen,
      'Those who died when the ferry sank off Orlan, including 5 people dead in the hull.',
    ],
    [
      'by those who come on top',
      seen,
      'Another 3 people died when the ferry Marigold sank off Orlan.',
    ],
    ['by another group', seen, '4 sailors died when the ferry Marigold sank off Orlan.'],
    ['by another place', seen, '15 people died when the ferry Rosemary sank off Tolland.'],
    ['by another day', seen, '15 people died when the ferry Rosemary sank on Friday.'],
    [
      'by the count of another day',
      'Orlan records 1,127 new infections and 12 people have died of the fever in Velden.',
      'Orlan records 1,284 new infections and 15 people have died of the fever in Velden.',
    ],
    [
      'by another quake',
      'Earthquake: Magnitude 3.3 quake strikes near Orlan in Velden',
      'Earthquake: Magnitude 3.4 quake strikes near Orlan in Velden',
    ],
    [
      'by how far away another one was',
      'A quake was reported 30 miles from Orlan in Velden, the survey said.',
      'A quake was reported 90 miles from Orlan in Velden, the survey said.',
    ],
    ['by history', seen, 'In 1994, 85 people died when the ferry Rosemary sank off Orlan.'],
    [
      'by a number of another order',
      seen,
      '852 people died when the ferry Marigold sank off Orlan.',
    ],
    [
      'by a year, an age or a time',
      'The ferry of 1994 sank at 10:30 off Orlan with a 34-year-old captain.',
      'The ferry of 1995 sank at 10:45 off Orlan with a 35-year-old captain.',
    ],
    [
      'where a sentence counts two groups',
      seen,
      '3 people died in the hull and 12 more people died on the deck of the ferry Marigold.',
    ],
    [
      'by other money',
      'The storm caused damage of $4 billion along the coast of Orlan.',
      'The storm caused damage of €5 billion along the coast of Orlan.',
    ],
    ['by numbers that can be read in two ways', 'Forêt: 1.200 ha', 'Forêt: 1.500 ha'],
    [
      'by an unrelated sentence',
      'The shares of Brightwater fell 3 percent on the day of the accident.',
      'Unemployment in the region stood at 5 percent in the spring of that year.',
    ],
  ])('%s', (_, then, now) => expect(revisions(then, now)).toEqual([]))

  test('when the latest report says the old number again', () => {
    const late = [
      '15 people died when the ferry Marigold sank off Orlan.',
      '12 people died when the ferry Marigold sank off Orlan.',
    ]
    expect(revisions(seen, late)).toEqual([])
  })

  test('by what was said before', () => {
    const before = { text: seen, at: 1_000 }
    const old = { text: '10 people died when the ferry Marigold sank off Orlan.', at: 500 }
    expect(revisedFigures([before], [old])).toEqual([])
  })
})

describe('any sentences', () => {
  const part = fc.constantFrom(
    '12',
    '1,200',
    '3.5%',
    '$5m',
    'people',
    'dead',
    'killed',
    'and',
    ',',
    'in Orlan',
    'injured',
    'on Tuesday',
    'Marigold',
    'ferry',
    '15',
    'погибли',
    '死亡',
    '2031',
  )
  const sentence = fc
    .array(fc.oneof(part, fc.string({ unit: 'grapheme', maxLength: 5 })), { maxLength: 14 })
    .map((parts) => parts.join(' '))

  test('revise nothing against themselves; each pair differs, with one unit, in spans of its sentences', () => {
    fc.assert(
      fc.property(
        fc.array(sentence, { maxLength: 5 }),
        fc.array(sentence, { maxLength: 5 }),
        (then, now) => {
          expect(revisions(then, then)).toEqual([])
          const before = then.map((text) => ({ text, at: 0 }))
          const after = now.map((text) => ({ text, at: 1 }))
          for (const pair of revisedFigures(before, after)) {
            expect(pair.before.figure.value).not.toBe(pair.after.figure.value)
            expect(pair.before.figure.unit).toBe(pair.after.figure.unit)
            for (const { sentence, figure } of [pair.before, pair.after]) {
              expect(figure.start).toBeGreaterThanOrEqual(0)
              expect(figure.end).toBeLessThanOrEqual(sentence.text.length)
              expect(figure.end).toBeGreaterThan(figure.start)
            }
          }
        },
      ),
    )
  })
})
