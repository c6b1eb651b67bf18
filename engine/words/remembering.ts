const forgets: (() => void)[] = []

/** Empties the memory of all of these functions, each of which lives as long as the program. */
export function forgetRemembered(): void {
  for (const forget of forgets) forget()
}

interface Memory<Value> {
  recent: Map<string, Value>
  former: Map<string, Value>
}

/**
 * Functions of a text that remember their results, all of them together: those of the last texts, with this many
 * characters, and up to twice as many.
 */
export function remembering(
  characters: number,
): <Value>(find: (text: string) => Value) => (text: string) => Value {
  const memories: Memory<unknown>[] = []
  let held = 0
  function turn() {
    for (const memory of memories) {
      memory.former = memory.recent
      memory.recent = new Map()
    }
    held = 0
  }
  forgets.push(() => {
    turn()
    turn()
  })
  return <Value>(find: (text: string) => Value) => {
    const memory: Memory<Value> = { recent: new Map(), former: new Map() }
    memories.push(memory)
    return (text) => {
      const known = memory.recent.get(text)
      if (known !== undefined) return known
      const value = memory.former.get(text) ?? find(text)
      if (held + text.length > characters) turn()
      memory.recent.set(text, value)
      held += text.length
      return value
    }
  }
}
