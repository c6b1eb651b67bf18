/**
 * A list that one area declares and other areas add to in their `ServerArea`. The declaring area
 * reads the list without naming the others.
 */
export interface ExtensionPoint<Part> {
  readonly name: string
  /** Never set: this field only has the type of the additions. */
  readonly takes?: (part: Part) => void
}

export function extensionPoint<Part>(name: string): ExtensionPoint<Part> {
  return { name }
}

/** An addition of one area to a list of another. */
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
