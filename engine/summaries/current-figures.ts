import type { ToldFigures } from '../claims/told-figures.ts'

/** The part of an article's figures that its words have to heed. */
export type FiguresToHeed = Pick<ToldFigures, 'isReplaced' | 'isCurrent' | 'isDisputed'>

/**
 * The least score, relative to the best, of a text that states the newer value in place of a
 * replaced one.
 */
const LEAST_WITH_CURRENT = 0.1
/** The least score, relative to the best, of a title that states neither value. */
const TITLE_WITHOUT = 0.85
/**
 * The least score, relative to the best, of a text without disputed or replaced figures that is preferred to a best
 * text with a disputed one.
 */
const LEAST_UNDISPUTED = 0.6

interface Scored {
  text: string
  score: number
}

/**
 * The best of several; if it states a replaced figure, the best with the newer one, or one that is nearly as good
 * without a figure. Otherwise it stays: the page marks its figure as former.
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

/** The best; among equals, the first. */
function bestAmong<Each extends Scored>(options: readonly Each[]): Each | null {
  let best: Each | null = null
  for (const option of options) if (option.score > (best?.score ?? 0)) best = option
  return best
}
