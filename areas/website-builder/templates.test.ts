import fc from 'fast-check'
import { expect, test } from 'vitest'
import { features } from './contract.ts'
import { siteTemplates } from './site-templates.ts'
import { matchOf, recommend, scoreOf } from './templates.ts'
import { matchWords } from './web/wizard/match-words.ts'
import { answer, noAnswers } from './wizard.ts'

const template = {
  industries: ['restaurant-cafe' as const],
  purposes: ['booking' as const],
  features: ['seo' as const, 'media-gallery' as const, 'analytics' as const],
}

test('[SITES-033] a matching industry scores 2', () => {
  expect(scoreOf(template, { ...noAnswers, industry: 'restaurant-cafe' })).toBe(2)
  expect(scoreOf(template, { ...noAnswers, industry: 'community' })).toBe(0)
})

test('[SITES-034] a matching purpose scores 1.5', () => {
  expect(scoreOf(template, { ...noAnswers, purpose: 'booking' })).toBe(1.5)
})

test('[SITES-035] each matching feature scores 0.5', () => {
  const chosen = { ...noAnswers, features: [...features] }
  expect(scoreOf(template, chosen)).toBe(1.5)
})

test('[SITES-012, SITES-036, SITES-037] the label goes by the score', () => {
  const labelOf = (score: number) => matchWords[matchOf(score)]
  expect([3, 3.5].map(labelOf)).toEqual(['High match', 'High match'])
  expect([1.5, 2.5].map(labelOf)).toEqual(['Good match', 'Good match'])
  expect([0, 1].map(labelOf)).toEqual(['Suggested', 'Suggested'])
})

test('[SITES-010, SITES-011] the two that suit best are recommended, and change with the answers', () => {
  const names = (industry: 'community' | 'restaurant-cafe') =>
    recommend(siteTemplates, answer(noAnswers, 'industry', industry)).map(
      (each) => each.template.name,
    )
  expect(names('community')).toHaveLength(2)
  expect(names('community')).not.toEqual(names('restaurant-cafe'))
})

test('nothing that is left out suits better than what is recommended', () => {
  const anyFeatures = fc.uniqueArray(fc.constantFrom(...features))
  fc.assert(
    fc.property(anyFeatures, (chosen) => {
      const answers = { ...noAnswers, features: chosen }
      const recommended = recommend(siteTemplates, answers).map((each) => each.template)
      const worst = Math.min(...recommended.map((each) => scoreOf(each, answers)))
      for (const each of siteTemplates) {
        if (!recommended.includes(each)) expect(scoreOf(each, answers)).toBeLessThanOrEqual(worst)
      }
    }),
  )
})
