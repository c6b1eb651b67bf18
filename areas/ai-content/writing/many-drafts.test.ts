import { expect, test } from 'vitest'
import { madeArticle, madeEntry } from '#engine/scripts/test-material.ts'
import { share } from '#core/testing/test-share.ts'
import { contentTones, contentTypes } from '../choices.ts'
import { countDraftWords } from '../drafts/count-draft-words.ts'
import type { DraftMaterial } from './material.ts'
import { isQuotation } from './quoted-by-outlet.ts'
import { madeBrief } from './test-brief.ts'
import { wordRange } from './word-range.ts'
import { writeDraft } from './write-draft.ts'

const PLACES = ['Orlan', 'Velden', 'Pell', 'Brightwater', 'Lindmoor', 'Castra', 'Hollin', 'Marek']
const THINGS = [
  'harbour',
  'library',
  'railway',
  'hospital',
  'market',
  'theatre',
  'bridge',
  'school',
]
const DONE = ['opened', 'repaired', 'closed', 'sold', 'enlarged', 'inspected', 'painted', 'insured']

/** Invented reports: two outlets for each of `articles` events. */
function invented(articles: number): DraftMaterial {
  const made = Array.from({ length: articles }, (_, at) => {
    const of = (list: readonly string[], by: number) => list[(at * by + at) % list.length]!
    const [place, thing, done] = [of(PLACES, 0), of(THINGS, 2), of(DONE, 4)]
    const title = `${place} ${thing} ${done} after ${at + 3} years`
    const first = `The ${thing} of ${place} was ${done} on Monday after ${at + 3} years of planning and ${at + 20} meetings of the council.`
    const more = [
      `Mayor Mara Veil of ${place} said that the ${thing} had cost ${at + 4} million crowns, which the council will pay over ${at + 5} years.`,
      `Engineers counted ${at + 31} cracks in the walls of the ${thing} before the work in ${place} began in spring.`,
      `The union of builders in ${place} expects ${at + 40} new jobs around the ${thing} until autumn.`,
      `Shops near the ${thing} of ${place} sold ${at + 50} per cent more bread during the week of the feast.`,
    ]
    const entries = ['Orlan Herald', 'Velden Post'].map((outlet, nth) => ({
      ...madeEntry([first, ...(nth === 0 ? more : more.toReversed())].join(' '), {
        outlet: `${outlet} ${at % 5}`,
        title,
      }),
      isPrivate: false,
    }))
    return { ...madeArticle(entries, title), entries, asked: [] }
  })
  return { articles: made, notes: [], outlines: [] }
}

const material = new Map([1, 4, 16].map((count) => [count, invented(count)]))
const cases = contentTypes.flatMap((type) =>
  contentTones.flatMap((tone) =>
    (['short', 'medium', 'long'] as const).flatMap((length) =>
      [...material.keys()].map((count) => ({ type, tone, length, count })),
    ),
  ),
)

test('no draft is longer than asked, shorter without saying so, or changes a letter of a source', () => {
  let quoted = 0
  for (const { count, ...asked } of share(cases, { kindOf: ({ type }) => type })) {
    const brief = madeBrief(asked)
    const { articles } = material.get(count)!
    const { text, notices } = writeDraft(brief, material.get(count)!)
    const { from, to } = wordRange(brief)
    const words = countDraftWords(text)
    expect(words).toBeLessThanOrEqual(to)
    expect(words >= from || notices.some(({ kind }) => kind === 'material')).toBe(true)
    const entries = new Map(
      articles.flatMap((one) => one.entries.map(({ id, text: own }) => [id, own])),
    )
    for (const run of text.parts.flatMap(({ runs }) => runs).filter(isQuotation)) {
      const { source, start, end } = run.citations[0]!
      expect(entries.get(text.sources[source]!.entry)!.slice(start, end)).toBe(run.text)
      quoted++
    }
  }
  expect(quoted).toBeGreaterThan(150)
})
