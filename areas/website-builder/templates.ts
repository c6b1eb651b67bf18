import type { Template, WizardAnswers } from './contract.ts'

const INDUSTRY_SCORE = 2
const PURPOSE_SCORE = 1.5
const FEATURE_SCORE = 0.5
const HIGH_MATCH_FROM = 3
const GOOD_MATCH_FROM = 1.5
const RECOMMENDED = 2

/** The degrees to which a template suits the answers. */
export type Match = 'high' | 'good' | 'suggested'

type Suits = Pick<Template, 'industries' | 'purposes' | 'features'>

/** Rates how well a template suits the answers. The size of the team does not matter. */
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

/**
 * The templates that suit the answers best, the best first. Equal ones stay in the order of the
 * list.
 */
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
