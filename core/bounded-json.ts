import { JSON_TEXT } from './limits.ts'
import { Problem } from './problem.ts'

/**
 * Parses JSON that strangers wrote. Nested lists take a hundred times the memory of their text, so
 * the depth and the number of values are counted first.
 */
export function parseJson(
  text: string,
  reviver?: (this: unknown, key: string, value: unknown) => unknown,
): unknown {
  checkJson(text)
  return JSON.parse(text, reviver)
}

/** Fails with a Problem for JSON that is deeper or has more values than any real document. */
export function checkJson(text: string): void {
  let depth = 0
  let elements = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) {
      at = endOfString(text, at)
      continue
    }
    if (code === LIST || code === OBJECT) depth++
    else if (code === LIST_END || code === OBJECT_END) depth--
    else if (code !== COMMA) continue
    if (depth > JSON_TEXT.depth)
      throw new Problem('invalid', `The JSON is nested more than ${JSON_TEXT.depth} deep.`)
    if (++elements > JSON_TEXT.elements)
      throw new Problem('invalid', `The JSON has more than ${JSON_TEXT.elements} values.`)
  }
}

const QUOTE = 0x22
const COMMA = 0x2c
const LIST = 0x5b
const BACKSLASH = 0x5c
const LIST_END = 0x5d
const OBJECT = 0x7b
const OBJECT_END = 0x7d

/** Finds the quote that ends a string, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) return at
    if (code === BACKSLASH) at++
  }
  return text.length
}
