const forgets: (() => void)[] = []

/**
 * Empties the memories of all functions that `remembering` made, to free memory while the server is
 * at rest.
 */
export function forgetRemembered(): void {
  for (const forget of forgets) forget()
}

interface Memory<Value> {
  recent: Map<string, Value>
  former: Map<string, Value>
}

/**
 * Makes functions of a text that remember their results. They share one limit: together they
 * remember the latest texts, between `characters` and twice as many characters.
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
