const forgets: (() => void)[] = []

/** Empties the memory of all of these functions, each of which lives as long as the program. */
export function forgetRemembered(): void {
  for (const forget of forgets) forget()
}

/**
 * A function of a text that remembers its results: those of the last texts, with this many characters together, and up
 * to twice as many.
 */
export function remembering<Value>(
  characters: number,
  find: (text: string) => Value,
): (text: string) => Value {
  let recent = new Map<string, Value>()
  let former = new Map<string, Value>()
  let held = 0
  forgets.push(() => {
    recent = new Map()
    former = new Map()
    held = 0
  })
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
