import type { Make } from './make.ts'

export const rulesValues: Record<string, Make> = {
  'rules.definition': () => ({
    match: 'any',
    conditions: [{ about: 'source-count', not: false, atLeast: 1 }],
    actions: [{ do: 'tag', tag: 'seen' }],
  }),
  'rule_effects.did': () => 'tag:seen',
}
