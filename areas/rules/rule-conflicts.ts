import type { RuleAction } from './contract.ts'
import { languageName } from '#engine/languages/language-name.ts'

/**
 * Actions that exclude each other: an article can be archived, hidden or saved; it has one folder,
 * one rank, and one translation.
 */
const rivalries: { of: (action: RuleAction) => string | null; says: (wish: string) => string }[] = [
  {
    of: (action) => (['archive', 'hide', 'save'].includes(action.do) ? action.do : null),
    says: (wish) => ({ archive: 'archives', hide: 'hides' })[wish] ?? 'saves',
  },
  {
    of: (action) => (action.do === 'move' ? action.category : null),
    says: (wish) => `moves to ${wish}`,
  },
  {
    of: (action) => (action.do === 'boost' ? String(action.amount) : null),
    says: (wish) => `ranks ${Number(wish) > 0 ? 'higher' : 'lower'} by ${Math.abs(Number(wish))}`,
  },
  {
    of: (action) => (action.do === 'translate' ? action.language : null),
    says: (wish) => `translates into ${languageName(wish)}`,
  },
  // A reader is not notified of a hidden article.
  {
    of: (action) => (action.do === 'hide' || action.do === 'notify' ? action.do : null),
    says: (wish) => (wish === 'hide' ? 'hides' : 'announces'),
  },
]

export interface Disagreement {
  upperWants: string
  lowerWants: string
}

/**
 * The actions in which two rules contradict each other on one article; null if both rules can act.
 */
export function disagreement(
  upper: readonly RuleAction[],
  lower: readonly RuleAction[],
): Disagreement | null {
  for (const { of, says } of rivalries) {
    const wishOf = (actions: readonly RuleAction[]) => {
      const wishes = actions.flatMap((action) => of(action) ?? [])
      return wishes.length === 1 ? wishes[0] : undefined
    }
    const [one, other] = [wishOf(upper), wishOf(lower)]
    if (one !== undefined && other !== undefined && one !== other)
      return { upperWants: says(one), lowerWants: says(other) }
  }
  return null
}
