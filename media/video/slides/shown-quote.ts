/** Opening quotation marks, each with its closing mark. */
const PAIRS: Record<string, string> = {
  '“': '”',
  '„': '“”',
  '«': '»',
  '"': '"',
  '「': '」',
  '»': '«',
}
/** Shorter text in quotation marks is a name or irony, not a quote. */
const SHORTEST_QUOTE = 24
const LEAST_SHARE = 0.35

export interface ShownQuote {
  /** The quote with its quotation marks. */
  quote: string
  /** The words of the sentence before and after the quote, which say who speaks. */
  before: string
  after: string
}

/** The quote in a sentence if it makes up a large part of it; null otherwise. */
export function quoteToShow(text: string): ShownQuote | null {
  for (let start = 0; start < text.length; start++) {
    const closing = PAIRS[text[start]!]
    if (closing === undefined) continue
    const end = endOfQuote(text, start + 1, closing)
    if (end < 0) return null
    const quote = text.slice(start, end + 1)
    if (quote.length < SHORTEST_QUOTE || quote.length < text.length * LEAST_SHARE) {
      start = end
      continue
    }
    return { quote, before: text.slice(0, start).trim(), after: withoutEdges(text.slice(end + 1)) }
  }
  return null
}

function endOfQuote(text: string, from: number, closing: string): number {
  for (let at = from; at < text.length; at++) if (closing.includes(text[at]!)) return at
  return -1
}

/** The attribution after a quote, such as "said Mara Ilves."; empty if only a full stop follows. */
function withoutEdges(text: string): string {
  return /[\p{L}\p{N}]/u.test(text) ? text.replace(/^[\s,،;–—-]+/u, '').trimEnd() : ''
}
