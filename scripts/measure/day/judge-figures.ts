import { figuresOf } from '#engine/claims/figures.ts'
import { toldFigures } from '#engine/claims/told-figures.ts'
import type { WrittenArticle } from './judge-words.ts'

export interface FiguresQuality {
  /** The number of articles in which newer reports replaced a figure. */
  replaced: number
  /**
   * The number of those whose title still has the old value; `leadsBehind` is that for first
   * sentences.
   */
  titlesBehind: number
  leadsBehind: number
  /** The number of articles with a figure on which their sources differ. */
  disputed: number
  /** The number of articles whose title or first sentence states one of the disputed values. */
  oneSided: number
}

/** Judges if the shown texts follow changed figures, and do not present disputed ones as facts. */
export function judgeFigures(written: readonly WrittenArticle[]): FiguresQuality {
  const quality = { replaced: 0, titlesBehind: 0, leadsBehind: 0, disputed: 0, oneSided: 0 }
  for (const { title, sentences, entries } of written) {
    const { replaced, disputed } = toldFigures(entries)
    const states = (text: string, figures: { fate: string | null; value: number }[]) =>
      figuresOf(text).some((one) =>
        figures.some((other) => other.fate === one.fate && other.value === one.value),
      )
    const former = replaced.map(({ before }) => before.figure)
    const lead = sentences[0]?.text ?? ''
    if (replaced.length > 0) quality.replaced++
    if (states(title, former)) quality.titlesBehind++
    if (states(lead, former)) quality.leadsBehind++
    const values = disputed.flatMap((each) => each.values.map(([told]) => told!.figure))
    if (values.length > 0) quality.disputed++
    if ([title, lead].some((text) => states(text, values))) quality.oneSided++
  }
  return quality
}
