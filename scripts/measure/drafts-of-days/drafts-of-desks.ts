import { contentTones, contentTypes } from '#areas/ai-content/choices.ts'
import type { WholeBrief } from '#areas/ai-content/drafts/brief.ts'
import { writeDraft } from '#areas/ai-content/writing/write-draft.ts'
import type { DayEntry } from '../day/labelled-day.ts'
import { articlesOfWeek } from '../scripts-of-day/day-material.ts'
import { materialOf, type DraftOfTopic } from './drafts-of-topics.ts'
import { type Desk, JUDGED, TUNED } from './subjects-of-desks.ts'

/**
 * The end of the days on which the writer was tuned, and the beginning of those on which it is
 * judged.
 */
const SPLIT = Date.parse('2026-08-16T00:00:00Z')
const DRAFTS_OF_TYPE = 10
/** Types that the second half of the desks write. */
const OF_LATER_DESKS = new Set<WholeBrief['type']>(['blog-post', 'ad-copy', 'press-release'])
const isLonger = new Set<WholeBrief['type']>(['blog-post', 'email-newsletter'])
const isOfProduct = new Set<WholeBrief['type']>(['product-description', 'ad-copy'])

/**
 * Ten drafts of each type: some types are written by the first half of the desks, the others by the
 * second half. The tones alternate.
 */
export function draftsOfDesks(
  week: readonly DayEntry[],
  part: 'tuned' | 'judged',
  types: readonly WholeBrief['type'][],
): DraftOfTopic[] {
  const own = week.filter(({ publishedAt }) => publishedAt < SPLIT === (part === 'tuned'))
  const days = articlesOfWeek(own)
  const keys = new Map(own.map(({ id, key }) => [id, key]))
  const desks = part === 'tuned' ? TUNED : JUDGED
  return types.flatMap((type) => {
    const nth = contentTypes.indexOf(type)
    const first = OF_LATER_DESKS.has(type) ? DRAFTS_OF_TYPE : 0
    return desks.slice(first, first + DRAFTS_OF_TYPE).map((desk, at): DraftOfTopic => {
      const found = desk.entries.flatMap(
        (entry) =>
          days.articles.find(({ entries }) => entries.some(({ id }) => keys.get(id) === entry)) ??
          [],
      )
      const material = materialOf(days, [...new Set(found)])
      const brief = briefOfDesk(desk, type, at + nth)
      return { brief, material, draft: writeDraft(brief, material) }
    })
  })
}

export function briefOfDesk(
  { name, about, audience, product }: Omit<Desk, 'entries'>,
  type: WholeBrief['type'],
  turn: number,
): WholeBrief {
  const tone = contentTones[turn % contentTones.length]!
  const length = isLonger.has(type) ? ('medium' as const) : ('short' as const)
  const usual = {
    ...{ type, tone, length, words: null, language: 'en' as const, audience },
    ...{ place: 'Orlan', date: '21 August 2026', contact: 'press@quay.example' },
    ...{ subjects: [], notes: [] },
  }
  if (isOfProduct.has(type))
    return {
      ...{ ...usual, name: product.name, about: product.about, points: [...product.points] },
      ...{ action: 'Order now', actionAddress: 'https://quay.example/order' },
    }
  if (type === 'press-release')
    return {
      ...{ ...usual, name, about: `${name} presents ${product.name}\n${product.about}.` },
      points: [...product.points],
      ...{ action: 'See it', actionAddress: 'https://quay.example/see' },
    }
  return {
    ...{ ...usual, name, about, points: [] },
    ...{ action: 'Join us', actionAddress: 'https://quay.example/join' },
  }
}
