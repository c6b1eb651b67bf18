import type { PageChoice, SiteRule } from '../../contracts/site-rules.ts'

/**
 * The rule after a press on a piece of a page: a neutral piece is included, an included one is
 * excluded, an excluded one becomes neutral.
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

/** One selector in each line; empty lines are ignored. */
export function selectorsIn(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
