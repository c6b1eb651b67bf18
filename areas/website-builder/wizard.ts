import type { SiteWishes, WizardAnswers } from './contract.ts'

export const wizardSteps = ['industry', 'size', 'purpose', 'features'] as const
export type WizardStep = (typeof wizardSteps)[number]

export const noAnswers: WizardAnswers = { industry: null, size: null, purpose: null, features: [] }

/** Answers a question with one choice: it replaces the former one. */
export function answer<Step extends Exclude<WizardStep, 'features'>>(
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
export function isAnswered(answers: WizardAnswers, step: WizardStep): boolean {
  return step === 'features' ? answers.features.length > 0 : answers[step] !== null
}

/** The step to show when one is requested: an open question before it comes first. */
export function stepShown(answers: WizardAnswers, asked: string | undefined): WizardStep {
  const wanted = wizardSteps.findIndex((step) => step === asked)
  const before = wizardSteps.slice(0, Math.max(0, wanted))
  return before.find((step) => !isAnswered(answers, step)) ?? wizardSteps[Math.max(0, wanted)]!
}

/** The wishes that a site is proposed from; null while a question is open. */
export function wishesOf({ industry, size, purpose, features }: WizardAnswers): SiteWishes | null {
  if (!industry || !size || !purpose || features.length === 0) return null
  return { industry, size, purpose, features }
}

/** The progress of the wizard at a step, as a percentage of all steps. */
export function progressAt(step: WizardStep): number {
  return ((wizardSteps.indexOf(step) + 1) / wizardSteps.length) * 100
}
