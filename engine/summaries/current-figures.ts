import type { ToldFigures } from '../claims/told-figures.ts'

/** The functions of an article's figures that are needed to choose its words. */
export type FiguresToHeed = Pick<ToldFigures, 'isReplaced' | 'isCurrent' | 'isDisputed'>

/**
 * The least score, relative to the best, of a text with the newer value that replaces a best text
 * with an old one.
 */
const LEAST_WITH_CURRENT = 0.1
/**
 * The least score, relative to the best, of a title without a replaced figure that replaces a best
 * title with one.
 */
const TITLE_WITHOUT = 0.85
/**
 * The least score, relative to the best, of a text without disputed or replaced figures that
 * replaces a best text with a disputed one.
 */
const LEAST_UNDISPUTED = 0.6

interface Scored {
  text: string
  score: number
}

/**
 * The option with the best score. If it states a replaced figure, the best one with the newer
 * figure is returned instead, or one without a replaced figure that is nearly as good. If there is
 * neither, it stays, and the page marks its figure as outdated. One with a disputed figure gives
 * way to a good one without.
 */
export function bestOf<Each extends Scored>(
  options: readonly Each[],
  { isReplaced, isCurrent, isDisputed }: FiguresToHeed,
  leastWithout = TITLE_WITHOUT,
): Each | null {
  const best = bestAmong(options)
  if (!best) return null
  const among = (least: number, is: (text: string) => boolean) =>
    bestAmong(options.filter(({ text, score }) => score >= best.score * least && is(text)))
  if (isReplaced(best.text)) {
    const isFit = (text: string) => !isReplaced(text)
    return (
      among(LEAST_WITH_CURRENT, (text) => isFit(text) && isCurrent(text)) ??
      among(leastWithout, isFit) ??
      best
    )
  }
  if (!isDisputed(best.text)) return best
  return among(LEAST_UNDISPUTED, (text) => !isDisputed(text) && !isReplaced(text)) ?? best
}

/** The option with the best score, the first among equals; null if no score is above 0. */
function bestAmong<Each extends Scored>(options: readonly Each[]): Each | null {
  let best: Each | null = null
  for (const option of options) if (option.score > (best?.score ?? 0)) best = option
  return best
}
