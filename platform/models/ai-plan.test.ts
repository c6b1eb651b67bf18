import { expect, test } from 'vitest'
import { chooseModel, costOf, defaultPlan } from './ai-plan.ts'
import { defaultAiSettings } from './ai-settings.ts'

const endpoints = [
  { id: 'a', kind: 'ollama', model: 'llama', fastModel: 'tiny', thoroughModel: '' },
  { id: 'b', kind: 'anthropic', model: 'claude', fastModel: '', thoroughModel: 'large' },
] as const
const wanted = {
  summaries: { id: 'summaries', choice: { untilChosen: 'primary-model' } },
  embeddings: { id: 'embeddings', choice: { untilChosen: 'nobody', needsEmbeddings: true } },
  drafts: { id: 'drafts', choice: { untilChosen: 'nobody' } },
} as const
const choose = (
  task: keyof typeof wanted,
  settings: Partial<typeof defaultAiSettings>,
  named: { endpoint: string | null; model: string } = { endpoint: null, model: '' },
) => {
  const plan = { ...defaultPlan, tasks: { ...defaultPlan.tasks, [task]: named } }
  const choice = chooseModel(endpoints, plan, { ...defaultAiSettings, ...settings }, wanted[task])
  return choice && `${choice.endpoint.id} ${choice.model}`
}

test('the primary model means a kind of endpoint, and without one of it the first', () => {
  expect(choose('summaries', { primaryModel: 'claude' })).toBe('b claude')
  expect(choose('summaries', { primaryModel: 'custom' })).toBe('a llama')
  expect(choose('summaries', { primaryModel: 'gemini' })).toBe('a llama')
  expect(chooseModel([], defaultPlan, defaultAiSettings, wanted.summaries)).toBeNull()
})

test('the priority decides the model, and what is named for a task goes before all', () => {
  expect(choose('summaries', { primaryModel: 'custom', processingPriority: 'speed' })).toBe(
    'a tiny',
  )
  expect(choose('summaries', { primaryModel: 'claude', processingPriority: 'quality' })).toBe(
    'b large',
  )
  expect(choose('summaries', { primaryModel: 'claude' }, { endpoint: 'a', model: 'x' })).toBe('a x')
  expect(choose('summaries', { primaryModel: 'claude' }, { endpoint: 'gone', model: '' })).toBe(
    'b claude',
  )
})

test('embeddings are only asked for by name, and never of who has none', () => {
  expect(choose('embeddings', {})).toBeNull()
  expect(choose('embeddings', {}, { endpoint: 'a', model: '' })).toBeNull()
  expect(choose('embeddings', {}, { endpoint: 'a', model: 'nomic' })).toBe('a nomic')
  expect(choose('embeddings', {}, { endpoint: 'b', model: 'nomic' })).toBeNull()
})

test('a task that is off until somebody is chosen is done by who is named alone', () => {
  expect(choose('drafts', {})).toBeNull()
  expect(choose('drafts', {}, { endpoint: 'gone', model: 'x' })).toBeNull()
  expect(choose('drafts', {}, { endpoint: 'b', model: '' })).toBe('b claude')
})

test('tokens cost what the price table says, and nothing is said of a model without a price', () => {
  const prices = [{ model: 'm', input: 3, output: 15 }]
  expect(costOf(prices, 'm', { input: 1_000_000, output: 200_000 })).toBe(6)
  expect(costOf(prices, 'other', { input: 1, output: 1 })).toBeNull()
})
