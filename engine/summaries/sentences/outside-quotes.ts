/** The closing signs of a quote by its opening sign. Some authors open with “ and close with ". */
const CLOSING = new Map([
  ['“', /[”"]/g],
  ['"', /["”]/g],
  ['«', /»/g],
  ['„', /[“”]/g],
  ['「', /」/g],
])

/** A text in which each quote is replaced by a space. A quote without an end stays. */
export function outsideQuotes(text: string): string {
  const opening = /[“"«„「]/g
  /** Opening signs for which no closing sign follows. */
  const neverClosed = new Set<string>()
  let outside = ''
  let from = 0
  for (let open = opening.exec(text); open; open = opening.exec(text)) {
    if (neverClosed.has(open[0])) continue
    const closing = CLOSING.get(open[0])!
    closing.lastIndex = open.index + 1
    const close = closing.exec(text)
    if (!close) {
      neverClosed.add(open[0])
      continue
    }
    outside += `${text.slice(from, open.index)} `
    from = close.index + 1
    opening.lastIndex = from
  }
  return outside + text.slice(from)
}
