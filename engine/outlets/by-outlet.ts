/** An outlet with its reports or its feeds. */
export interface OfOutlet<One> {
  name: string
  of: [One, ...One[]]
}

/**
 * Groups items by outlet, in the order of their first items. A repeated name would look like
 * another outlet.
 */
export function byOutlet<One>(all: readonly One[], nameOf: (one: One) => string): OfOutlet<One>[] {
  const found = new Map<string, [One, ...One[]]>()
  for (const one of all) {
    const known = found.get(nameOf(one))
    if (known) known.push(one)
    else found.set(nameOf(one), [one])
  }
  return Array.from(found, ([name, of]) => ({ name, of }))
}

/** The names of the outlets, each once. */
export function outletNames(outlets: readonly { name: string }[]): string[] {
  return byOutlet(outlets, ({ name }) => name).map(({ name }) => name)
}
