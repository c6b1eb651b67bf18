/** Splitting time grows with the square of the length, so a long text is split in pieces. */
const PIECE_CHARACTERS = 400
/** Signs that always end a word. */
const BETWEEN_WORDS = /[\s、。！？「」]/

const segmenters = new Map<string, Intl.Segmenter>()

/** The words of a text in a language without spaces between them. */
export function wordSegments(text: string, language: string): Intl.SegmentData[] {
  let segmenter = segmenters.get(language)
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'word' })
    segmenters.set(language, segmenter)
  }
  const found: Intl.SegmentData[] = []
  for (let from = 0; from < text.length;) {
    const to = endOfPiece(text, from)
    for (const data of segmenter.segment(text.slice(from, to)))
      found.push({ ...data, index: from + data.index, input: text })
    from = to
  }
  return found
}

function endOfPiece(text: string, from: number): number {
  const last = from + PIECE_CHARACTERS
  if (last >= text.length) return text.length
  for (let end = last; end > from + PIECE_CHARACTERS / 2; end--)
    if (BETWEEN_WORDS.test(text[end - 1]!)) return end
  const isInside = /[\ud800-\udbff]/.test(text[last - 1]!)
  return isInside ? last - 1 : last
}

/** Letters, digits and marks, joined by signs that may be part of a word: AT&T, covid-19, U.S, 5.3 */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.\-&][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu

/**
 * Languages without spaces between words. For all others, WORD is 24 times faster than
 * `Intl.Segmenter`.
 */
export const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh', 'th'])

/** The words of a text in order, as written. This also runs in browsers, so it does not stem. */
export function words(text: string, language: string | null): string[] {
  if (language === null || !UNSPACED.has(language)) return text.match(WORD) ?? []
  return wordSegments(text, language)
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
}
