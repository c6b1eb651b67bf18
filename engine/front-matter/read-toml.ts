/** Matches "key = value"; the key may be in quotes. */
const PAIR = /^["']?([\w-]{1,200})["']?[ \t]{0,9}=(.*)$/
const NUMBER = /^[+-]?\d[\d_]*(?:\.\d+)?$/
const MOST_LINES = 2000

/**
 * Reads the facts of TOML before a text: texts, numbers, flags, times and lists of texts, in one pass over its lines.
 * Tables are skipped, because their facts are about something else.
 */
export function readToml(text: string): Record<string, unknown> {
  const facts: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  const lines = text.split('\n', MOST_LINES)
  let isInTable = false
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!.trim()
    if (line.startsWith('[')) isInTable = true
    const pair = isInTable ? null : PAIR.exec(line)
    if (!pair) continue
    let value = pair[2]!.trim()
    // A list may continue on further lines until its bracket closes.
    while (value.startsWith('[') && !value.includes(']') && at + 1 < lines.length) {
      value += lines[++at]!.trim()
    }
    facts[pair[1]!] = valueOf(value)
  }
  return facts
}

function valueOf(written: string): unknown {
  if (written.startsWith('[')) return [...textsIn(written)]
  const [first] = written
  if (first === '"' || first === "'") return textsIn(written).next().value ?? ''
  const plain = written.split('#', 1)[0]!.trim()
  if (plain === 'true' || plain === 'false') return plain === 'true'
  return NUMBER.test(plain) ? Number(plain.replaceAll('_', '')) : plain
}

/** The texts in quotes, in their order. */
function* textsIn(written: string): Generator<string> {
  for (let at = 0; at < written.length; at++) {
    const quote = written[at]!
    if (quote !== '"' && quote !== "'") continue
    let text = ''
    for (at++; at < written.length && written[at] !== quote; at++) {
      if (quote === '"' && written[at] === '\\') at++
      text += written[at] ?? ''
    }
    yield text
  }
}
