/** An outlet with its reports, or the feeds by which it is counted. */
export interface OfOutlet<One> {
  name: string
  of: [One, ...One[]]
}

/** Each outlet once, in the order of its first report: repeated names would look like further outlets. */
export function byOutlet<One>(all: readonly One[], nameOf: (one: One) => string): OfOutlet<One>[] {
  const found = new Map<string, [One, ...One[]]>()
  for (const one of all) {
    const known = found.get(nameOf(one))
    if (known) known.push(one)
    else found.set(nameOf(one), [one])
  }
  return Array.from(found, ([name, of]) => ({ name, of }))
}

/** Each name once. */
export function outletNames(outlets: readonly { name: string }[]): string[] {
  return byOutlet(outlets, ({ name }) => name).map(({ name }) => name)
}
