import { describe, expect, test } from 'vitest'
import { holdBack, keepOrder } from './hold-back.ts'

const rows = (...ids: number[]) => ids.map((id) => ({ id, title: 'before' }))
const fresher = (...ids: number[]) => ids.map((id) => ({ id, title: 'now' }))
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id)
const seven = rows(7, 6, 5, 4, 3, 2, 1)

function held(
  fresh: number[],
  { known = idsOf(seven), shown = seven, away = [] as number[], fillsUp = true } = {},
) {
  const options = { away: new Set(away), fillsUp }
  const { rows: kept, news, ...rest } = holdBack(shown, fresher(...fresh), new Set(known), options)
  return { ids: idsOf(kept), news: news.length, ...rest }
}

describe('What is kept of a list while news comes', () => {
  test.each([
    ['news stays out', [9, 8, 7, 6, 5, 4, 3, 2, 1], [7, 6, 5, 4, 3, 2, 1], 2],
    ['rows that make room for news stay', [9, 8, 7, 6, 5, 4, 3], [7, 6, 5, 4, 3, 2, 1], 2],
    ['nothing but news changes nothing', [19, 18, 17, 16, 15, 14, 13], [7, 6, 5, 4, 3, 2, 1], 7],
    ['what is gone goes', [9, 7, 6, 4, 3, 2, 1], [7, 6, 4, 3, 2, 1], 1],
    ['what is gone goes, also at the end', [7, 6, 5, 4, 3, 2], [7, 6, 5, 4, 3, 2], 0],
    ['what moves up from behind the end follows', [7, 6, 4, 3, 2, 1, 0], [7, 6, 4, 3, 2, 1, 0], 0],
    ['another order changes nothing', [1, 2, 3, 4, 5, 6, 7], [7, 6, 5, 4, 3, 2, 1], 0],
    ['a list of which nothing is left is empty', [], [], 0],
  ])('%s', (_, fresh, ids, news) => {
    expect(held(fresh)).toMatchObject({ ids, news })
  })

  test('what comes back stands where it stood', () => {
    const without = rows(7, 6, 4, 3, 2, 1)
    expect(held([9, 7, 6, 5, 4, 3, 2, 1], { shown: without })).toMatchObject({
      ids: [7, 6, 5, 4, 3, 2, 1],
      news: 1,
    })
    expect(held([8, 7, 6, 5, 4, 3, 2, 1], { shown: rows(6, 5, 4, 3, 2, 1) }).ids[0]).toBe(7)
  })

  test('what the reader hid goes, also from the end while news comes', () => {
    expect(held([9, 7, 6, 5, 4, 3, 2], { away: [1] }).ids).toEqual([7, 6, 5, 4, 3, 2])
  })

  test('a list that fills up shows everything while it is short, any other only what comes first', () => {
    const short = { shown: rows(7), known: [7] }
    expect(held([9, 8, 7], short)).toMatchObject({ ids: [9, 8, 7], news: 0 })
    expect(held([9, 8, 7], { ...short, fillsUp: false })).toMatchObject({ ids: [7], news: 2 })
    const empty = { shown: [], known: [], fillsUp: false }
    expect(held([9, 8], empty)).toMatchObject({ ids: [9, 8], news: 0 })
  })

  test('news is said row by row, the newest first', () => {
    const { news } = holdBack(seven, fresher(9, 8, 7, 6, 5, 4, 3), new Set(idsOf(seven)))
    expect(idsOf(news)).toEqual([9, 8])
  })

  test('rows say what is new of them', () => {
    const { rows: kept } = holdBack(seven, fresher(8, 7, 6, 5, 4, 3, 2), new Set(idsOf(seven)))
    expect(kept.map(({ title }) => title)).toEqual([...Array(6).fill('now'), 'before'])
  })

  test('a list goes on behind its own end, unless it ends where the fresh one does', () => {
    expect(held([9, 8, 7, 6, 5, 4, 3]).isAtEnd).toBe(false)
    expect(held([7, 6, 4, 3, 2, 1, 0]).isAtEnd).toBe(true)
    expect(held([7, 6, 5, 4, 3, 2, 1]).isAtEnd).toBe(true)
  })

  test('whatever comes, rows keep their order, none is lost or there twice, and the count is of what is not shown', () => {
    let seed = 12
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
    for (let run = 0; run < 300; run++) {
      // The list has at most ten articles, newest first, which are added, removed and added again.
      let all = Array.from({ length: 10 + random(10) }, (_, id) => id).reverse()
      let shown = rows(...all.slice(0, 10))
      const known = new Set(idsOf(shown))
      let newest = all[0]!
      for (let step = 0; step < 8; step++) {
        const before = idsOf(shown)
        if (random(2)) all = [++newest, ...all]
        const [gone] = random(3) ? [] : all.splice(random(all.length), 1)
        const fresh = fresher(...all.slice(0, 10))
        const away = new Set(gone === undefined ? [] : [gone])
        const result = holdBack(shown, fresh, known, { away, fillsUp: true })
        const after = idsOf(result.rows)
        expect(new Set(after).size).toBe(after.length)
        const common = before.filter((id) => after.includes(id))
        expect(after.filter((id) => before.includes(id))).toEqual(common)
        // A row may leave only if it is deleted.
        expect(before.filter((id) => !after.includes(id) && all.includes(id))).toEqual([])
        expect(after).not.toContain(gone)
        if (before.length >= 6)
          expect(idsOf(result.news)).toEqual(idsOf(fresh).filter((id) => !after.includes(id)))
        shown = rows(...after)
        for (const id of after) known.add(id)
      }
    }
  })
})

test('folders keep their order, and new ones stand behind them', () => {
  const named = (...ids: string[]) => ids.map((id) => ({ id }))
  const shown = named('a', 'b', 'c', 'd', 'e', 'f')
  const fresh = named('x', 'b', 'a', 'd', 'e', 'f')
  expect(
    keepOrder(shown, fresh)
      .map(({ id }) => id)
      .join(''),
  ).toBe('abdefx')
})
