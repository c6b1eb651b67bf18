import fc from 'fast-check'
import { expect, test } from 'vitest'
import { features, industries, purposes, sizes, SiteWishes, WizardAnswers } from './contract.ts'
import {
  answer,
  isAnswered,
  noAnswers,
  noFacts,
  progressAt,
  stepShown,
  stepsOf,
  toggleFeature,
  wishesOf,
  wizardSteps,
} from './wizard.ts'

const anyAnswers = fc.record({
  industry: fc.option(fc.constantFrom(...industries)),
  size: fc.option(fc.constantFrom(...sizes)),
  purpose: fc.option(fc.constantFrom(...purposes)),
  features: fc.uniqueArray(fc.constantFrom(...features)),
})

test('[DATA-064] the answers are three single values, none at first, and a list', () => {
  expect(noAnswers).toEqual({ industry: null, size: null, purpose: null, features: [] })
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      expect(WizardAnswers.parse(answers)).toEqual(answers)
    }),
  )
})

test('[SITES-008, SITES-025] four steps, each a quarter of the way', () => {
  expect(wizardSteps).toEqual(['industry', 'size', 'purpose', 'features'])
  expect(wizardSteps.map((step) => progressAt(step))).toEqual([25, 50, 75, 100])
})

test('[SITES-026] a single choice takes the place of the former one', () => {
  const first = answer(noAnswers, 'industry', 'community')
  expect(answer(first, 'industry', 'saas-tech')).toEqual({ ...noAnswers, industry: 'saas-tech' })
})

test('[SITES-027] a feature goes in and out, and leaves the others alone', () => {
  const both = toggleFeature(toggleFeature(noAnswers, 'seo'), 'analytics')
  expect(toggleFeature(both, 'seo').features).toEqual(['analytics'])
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(...features), (answers, feature) => {
      const twice = toggleFeature(toggleFeature(answers, feature), feature)
      expect(new Set(twice.features)).toEqual(new Set(answers.features))
    }),
  )
})

test('[SITES-023, SITES-024] a step is answered by a choice, features by one at least', () => {
  for (const step of wizardSteps) expect(isAnswered(noAnswers, step)).toBe(false)
  expect(isAnswered(answer(noAnswers, 'size', 'solo'), 'size')).toBe(true)
  expect(isAnswered(toggleFeature(noAnswers, 'seo'), 'features')).toBe(true)
})

test('there is something to propose a site from when each question is answered, and not before', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const wishes = wishesOf(answers)
      expect(wishes !== null).toBe(wizardSteps.every((step) => isAnswered(answers, step)))
      if (wishes) expect(SiteWishes.parse(wishes)).toEqual(answers)
    }),
  )
})

test('no step is shown before the questions that come first are answered', () => {
  const toSize = answer(noAnswers, 'industry', 'community')
  expect(stepShown(noAnswers, undefined)).toBe('industry')
  expect(stepShown(noAnswers, 'features')).toBe('industry')
  expect(stepShown(toSize, 'features')).toBe('size')
  expect(stepShown(toSize, 'industry')).toBe('industry')
  expect(stepShown(answer(toSize, 'size', 'solo'), 'purpose')).toBe('purpose')
  expect(stepShown(toSize, 'no step')).toBe('industry')
})

test('a door that asks for facts begins with them, and goes on once there is a name', () => {
  const steps = stepsOf({ asksAbout: true })
  expect(stepsOf({ asksAbout: false })).toEqual(wizardSteps)
  expect(steps.map((step) => progressAt(step, steps))).toEqual([20, 40, 60, 80, 100])
  expect(stepShown(noAnswers, 'industry', steps, { ...noFacts, name: ' ' })).toBe('about')
  expect(stepShown(noAnswers, 'industry', steps, { ...noFacts, name: 'Quay' })).toBe('industry')
  expect(stepShown(noAnswers, 'size', steps, { ...noFacts, name: 'Quay' })).toBe('industry')
})
