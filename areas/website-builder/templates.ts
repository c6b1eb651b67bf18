import type { Template, WizardAnswers } from './contract.ts'

const INDUSTRY_SCORE = 2
const PURPOSE_SCORE = 1.5
const FEATURE_SCORE = 0.5
const HIGH_MATCH_FROM = 3
const GOOD_MATCH_FROM = 1.5
const RECOMMENDED = 2

/** The fit of a template, in three degrees. */
export type Match = 'high' | 'good' | 'suggested'

type Suits = Pick<Template, 'industries' | 'purposes' | 'features'>

/** Rates the fit of a template for the answers; the size of the team does not count. */
export function scoreOf(template: Suits, { industry, purpose, features }: WizardAnswers): number {
  const matching = features.filter((feature) => template.features.includes(feature))
  return (
    (industry && template.industries.includes(industry) ? INDUSTRY_SCORE : 0) +
    (purpose && template.purposes.includes(purpose) ? PURPOSE_SCORE : 0) +
    matching.length * FEATURE_SCORE
  )
}

export function matchOf(score: number): Match {
  if (score >= HIGH_MATCH_FROM) return 'high'
  return score >= GOOD_MATCH_FROM ? 'good' : 'suggested'
}

/** The templates that suit best, best first; of equals, the first in the list. */
export function recommend<Each extends Suits>(
  templates: readonly Each[],
  answers: WizardAnswers,
): { template: Each; match: Match }[] {
  return templates
    .map((template) => ({ template, score: scoreOf(template, answers) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, RECOMMENDED)
    .map(({ template, score }) => ({ template, match: matchOf(score) }))
}
