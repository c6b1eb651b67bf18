import type { Category } from '../categories/categories.ts'

/**
 * Subjects whose further outlets count half each, because many outlets report them, but they seldom matter most that
 * day.
 */
const SOFT: ReadonlySet<Category> = new Set(['Sports', 'Culture', 'Lifestyle'])
const HALF = 0.5

const OBITUARY =
  /\b(?:dies|died|dead|death)\b.{0,60}?\b(?:at|aged)(?: age)? \d{2,3}(?![\d,.]*\d| [a-z])|\b(?:obituary|nachruf|nécrologie|necrológica|necrologio)\b/iu

/** Says if a headline reports a death at an age, which is an obituary. */
export function isObituary(title: string): boolean {
  return OBITUARY.test(title)
}

/**
 * The weight of each further outlet that reports an article: 1, or half of it for soft subjects and
 * obituaries, so that only very widely reported ones lead.
 */
export function leadWeight(category: Category, titles: readonly string[]): number {
  if (SOFT.has(category)) return HALF
  const obituaries = titles.filter(isObituary).length
  return obituaries > 0 && obituaries * 2 >= titles.length ? HALF : 1
}
