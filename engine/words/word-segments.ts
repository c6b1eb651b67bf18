/** Splitting takes the square of the length, so a long text is split in pieces. */
const PIECE_CHARACTERS = 400
/** Signs behind which no word continues. */
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
