import type { RuleDraft } from './contract.ts'

/** Ready-made rules for common needs, switched off at first. */
export const ruleOffers: readonly RuleDraft[] = [
  {
    name: 'Archive over 30 days',
    match: 'all',
    conditions: [{ about: 'age', not: false, days: 30 }],
    actions: [{ do: 'archive' }],
  },
  {
    name: 'Spam: quality under 0.3',
    match: 'all',
    conditions: [{ about: 'quality', not: false, under: 0.3 }],
    actions: [{ do: 'hide' }],
  },
  {
    name: 'Leave out YouTube Shorts',
    match: 'all',
    conditions: [{ about: 'link', not: false, parts: ['youtube.com/shorts/'] }],
    actions: [{ do: 'hide' }],
  },
]
