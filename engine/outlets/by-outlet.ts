/** An outlet, and what there is of it: its reports, or the feeds by which it is counted. */
export interface OfOutlet<One> {
  name: string
  of: [One, ...One[]]
}

/** Each outlet once, in the order of its first report: a list that names one twice seems to have one more. */
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
