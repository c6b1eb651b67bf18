import { numbersIn } from './piece-numbers.ts'
import { kindSelector } from './stable-selectors.ts'

/** The parts of a page around its pieces that have a selector. */
export interface Parts {
  /** Selectors of the parts around each piece, by its number, the innermost first. */
  around: string[][]
  /** Numbers of the pieces in all parts that each selector finds. */
  pieces: Map<string, Set<number>>
}

const MOST_LEVELS = 12
/** The most selectors that are looked up. A page with more class names is made by a tool. */
const MOST_SELECTORS = 400
/** A part with a larger share of the article's text belongs to the article. */
const MOST_OF_ARTICLE = 0.2

/**
 * The parts around each piece. They are looked up first, because trying a rule removes pieces from
 * the page.
 */
export function partsAround(page: Document, elements: readonly Element[]): Parts {
  const pieces = new Map<string, Set<number>>()
  const around = elements.map((element) => {
    const selectors: string[] = []
    let part = element.parentElement
    for (let level = 0; part && part.tagName !== 'BODY' && level < MOST_LEVELS; level++) {
      const selector = kindSelector(part)
      if (selector !== null && (pieces.has(selector) || pieces.size < MOST_SELECTORS)) {
        if (!pieces.has(selector)) {
          const found = [...page.querySelectorAll(selector)].flatMap((one) => [...numbersIn(one)])
          pieces.set(selector, new Set(found))
        }
        selectors.push(selector)
      }
      part = part.parentElement
    }
    return selectors
  })
  return { around, pieces }
}

/**
 * Returns a function for the selector of the largest part around a piece that holds little of the
 * article's text. `weightOf` is the length of that text in a piece.
 */
export function boxesIn(
  { around, pieces }: Parts,
  weightOf: (at: number) => number,
): (at: number) => string | null {
  const weightIn = (numbers: Iterable<number>) =>
    [...numbers].reduce((sum, at) => sum + weightOf(at), 0)
  const most = MOST_OF_ARTICLE * weightIn(around.keys())
  const isBox = new Map([...pieces].map(([name, numbers]) => [name, weightIn(numbers) <= most]))
  return (at) => around[at]!.findLast((selector) => isBox.get(selector)) ?? null
}
