import type { SiteAbout, SiteWishes, WizardAnswers } from './contract.ts'

export const wizardSteps = ['industry', 'size', 'purpose', 'features'] as const
type Question = (typeof wizardSteps)[number]
export type WizardStep = Question | 'about'

/** The steps of the guided creation, which may begin with facts about the site. */
export function stepsOf({ asksAbout }: { asksAbout: boolean }): readonly WizardStep[] {
  return asksAbout ? ['about', ...wizardSteps] : wizardSteps
}

export const noAnswers: WizardAnswers = { industry: null, size: null, purpose: null, features: [] }

export const noFacts: SiteAbout = {
  name: '',
  contact: { mail: '', phone: '', street: '', town: '', country: '' },
}

/** Answers a question that has one answer; this replaces the former answer. */
export function answer<Step extends Exclude<Question, 'features'>>(
  answers: WizardAnswers,
  step: Step,
  value: WizardAnswers[Step],
): WizardAnswers {
  return { ...answers, [step]: value }
}

/** Selects a feature, or deselects it. */
export function toggleFeature(
  answers: WizardAnswers,
  feature: WizardAnswers['features'][number],
): WizardAnswers {
  const isChosen = answers.features.includes(feature)
  const features = isChosen
    ? answers.features.filter((each) => each !== feature)
    : [...answers.features, feature]
  return { ...answers, features }
}

/** Says if a step is answered, so that the wizard may go on. */
export function isAnswered(answers: WizardAnswers, step: WizardStep, about = noFacts): boolean {
  if (step === 'about') return about.name.trim() !== ''
  return step === 'features' ? answers.features.length > 0 : answers[step] !== null
}

/** The step to show for the requested one: an earlier question without an answer comes first. */
export function stepShown(
  answers: WizardAnswers,
  asked: string | undefined,
  steps: readonly WizardStep[] = wizardSteps,
  about = noFacts,
): WizardStep {
  const wanted = Math.max(
    0,
    steps.findIndex((step) => step === asked),
  )
  const open = steps.slice(0, wanted).find((step) => !isAnswered(answers, step, about))
  return open ?? steps[wanted]!
}

/** The complete answers from which a site is made; null while any is missing. */
export function wishesOf({ industry, size, purpose, features }: WizardAnswers): SiteWishes | null {
  if (!industry || !size || !purpose || features.length === 0) return null
  return { industry, size, purpose, features }
}

/** The progress at a step, as a percentage of all steps. */
export function progressAt(step: WizardStep, steps: readonly WizardStep[] = wizardSteps): number {
  return ((steps.indexOf(step) + 1) / steps.length) * 100
}
