/**
 * A function of a text that is asked for the same texts again: what it said last is kept, of texts of so many characters
 * together, and up to twice as many.
 */
export function remembering<Value>(
  characters: number,
  find: (text: string) => Value,
): (text: string) => Value {
  let recent = new Map<string, Value>()
  let former = new Map<string, Value>()
  let held = 0
  return (text) => {
    const known = recent.get(text)
    if (known !== undefined) return known
    const value = former.get(text) ?? find(text)
    if (held + text.length > characters) {
      former = recent
      recent = new Map()
      held = 0
    }
    recent.set(text, value)
    held += text.length
    return value
  }
}
