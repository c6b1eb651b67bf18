import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AffairWindow, type AffairMember } from './affair-window.ts'

const at = Date.parse('2026-03-02T08:00:00Z')
/** Texts without names, so that only articles that are very similar are joined. */
const words = Array.from(
  { length: 90 },
  (_, k) =>
    `w${String.fromCharCode(97 + (k % 26))}${'ou'.repeat(1 + (k % 4))}${String.fromCharCode(98 + Math.floor(k / 26))}`,
)
/** An article with a few words of one of ten stories, and random words. */
const Article = fc
  .tuple(
    fc
      .nat(9)
      .chain((story) => fc.subarray(words.slice(story * 9, story * 9 + 9), { minLength: 3 })),
    fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 9 }),
  )
  .map(([story, others]) => [...story, ...others])

test('looking behind rare terms finds the same affairs as looking at everything', () => {
  fc.assert(
    fc.property(fc.array(Article, { minLength: 2, maxLength: 90 }), (articles) => {
      const window = new AffairWindow()
      const before: AffairMember[] = []
      for (const [k, said] of articles.entries()) {
        // Each title is different, so that no articles count as a column.
        const title = `${said.slice(0, 3).join(' ')} ${String.fromCodePoint(0x4e00 + k)}`
        const found = window.add({
          id: k + 1,
          entries: [{ title, text: said.join(' ') }],
          language: 'en',
          at,
        })
        const scores = scoresBefore(found, before)
        const best = Math.max(0, ...scores.values())
        // An article equally like two affairs may join either.
        if (found.affair === found.article) expect(best).toBeLessThan(LINK_AT + ROUNDING)
        else expect(scores.get(found.affair)).toBeGreaterThan(Math.max(best, LINK_AT) - ROUNDING)
        before.push(found)
      }
    }),
    { numRuns: 60 },
  )
})

const LINK_AT = 0.23
const SURE_AT = 0.3
const ROUNDING = 1e-9

function scoresBefore(
  { weights }: AffairMember,
  before: readonly AffairMember[],
): Map<number, number> {
  const affairs = [...new Set(before.map(({ affair }) => affair))]
  return new Map(
    affairs.map((affair) => {
      const members = before.filter((one) => one.affair === affair)
      const cosines = members.map((member) => dot(weights, member.weights))
      const sum = new Map<string, number>()
      for (const member of members)
        for (const [term, weight] of member.weights) sum.set(term, (sum.get(term) ?? 0) + weight)
      const most = Math.max(0, ...cosines.filter((cosine) => cosine >= SURE_AT))
      const mean = dot(weights, sum) / Math.sqrt(dot(sum, sum))
      return [affair, most > 0 ? (most + mean) / 2 : 0]
    }),
  )
}

function dot(some: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>): number {
  return [...some].reduce((total, [term, weight]) => total + weight * (others.get(term) ?? 0), 0)
}
