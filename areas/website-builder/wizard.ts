import type { SiteAbout, SiteWishes, WizardAnswers } from './contract.ts'

export const wizardSteps = ['industry', 'size', 'purpose', 'features'] as const
type Question = (typeof wizardSteps)[number]
export type WizardStep = Question | 'about'

/** The steps of a door: one that asks for the facts of the site begins with them. */
export function stepsOf({ asksAbout }: { asksAbout: boolean }): readonly WizardStep[] {
  return asksAbout ? ['about', ...wizardSteps] : wizardSteps
}

export const noAnswers: WizardAnswers = { industry: null, size: null, purpose: null, features: [] }

export const noFacts: SiteAbout = {
  name: '',
  contact: { mail: '', phone: '', street: '', town: '', country: '' },
}

/** Answers a question with one choice: it replaces the former one. */
export function answer<Step extends Exclude<Question, 'features'>>(
  answers: WizardAnswers,
  step: Step,
  value: WizardAnswers[Step],
): WizardAnswers {
  return { ...answers, [step]: value }
}

/** Takes a feature in, or out again. */
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

/** Says if the wizard may go on from a step. */
export function isAnswered(answers: WizardAnswers, step: WizardStep, about = noFacts): boolean {
  if (step === 'about') return about.name.trim() !== ''
  return step === 'features' ? answers.features.length > 0 : answers[step] !== null
}

/** The step to show when one is requested: an open question before it comes first. */
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

/** The wishes that a site is proposed from; null while a question is open. */
export function wishesOf({ industry, size, purpose, features }: WizardAnswers): SiteWishes | null {
  if (!industry || !size || !purpose || features.length === 0) return null
  return { industry, size, purpose, features }
}

/** The progress of the wizard at a step, as a percentage of all steps. */
export function progressAt(step: WizardStep, steps: readonly WizardStep[] = wizardSteps): number {
  return ((steps.indexOf(step) + 1) / steps.length) * 100
}
