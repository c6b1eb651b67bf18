/**
 * A list that one area keeps open and others add to: the area that is extended declares and goes through it, and
 * names nobody; who extends it says so in its own `ServerArea`.
 */
export interface ExtensionPoint<Part> {
  readonly name: string
  /** It is there for the type of what is added alone. */
  readonly takes?: (part: Part) => void
}

export function extensionPoint<Part>(name: string): ExtensionPoint<Part> {
  return { name }
}

/** An addition of an area to the list of another one. */
export interface Extension {
  point: ExtensionPoint<never>
  parts: readonly unknown[]
}

export function extend<Part>(point: ExtensionPoint<Part>, ...parts: Part[]): Extension {
  return { point, parts }
}

/** The additions to a point, in the order of the areas. */
export type Extensions = <Part>(point: ExtensionPoint<Part>) => readonly Part[]

export function collectExtensions(
  areas: readonly { extends?: readonly Extension[] }[],
): Extensions {
  const all = areas.flatMap((area) => area.extends ?? [])
  return <Part>({ name }: ExtensionPoint<Part>) =>
    all.filter(({ point }) => point.name === name).flatMap(({ parts }) => parts as readonly Part[])
}
