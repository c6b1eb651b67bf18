import type { PageChoice, SiteRule } from '../../contracts/site-rules.ts'

/**
 * The rule after a piece of a page was pressed: a neutral piece is taken, a taken one is left out,
 * and one that was left out becomes neutral.
 */
export function pressed(rule: SiteRule, choice: PageChoice): SiteRule {
  const { own, around, box, isTaken, by } = choice
  if (isTaken) return { ...rule, drop: withOne(rule.drop, box ?? own) }
  if (by !== null && rule.drop.includes(by))
    return { ...rule, drop: rule.drop.filter((selector) => selector !== by) }
  return { ...rule, take: withOne(rule.take, around ?? own) }
}

function withOne(selectors: readonly string[], selector: string): string[] {
  return [...new Set([...selectors, selector])]
}

/** Reads one selector per line; empty lines are ignored. */
export function selectorsIn(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
