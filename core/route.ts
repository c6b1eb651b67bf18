/**
 * The parameters of a route, which is the part of an address after its page. The route
 * "projects/tide/files/src/main.ts" has the pattern "projects/:project/files/*": a ":name" is one
 * segment, which is never empty, and a "*" at the end is the rest, which can be empty.
 */
export type RouteParameters<Pattern extends string> = Readonly<Record<NamesIn<Pattern>, string>>

type NamesIn<Pattern extends string> = Pattern extends `${infer Segment}/${infer Rest}`
  ? NameOf<Segment> | NamesIn<Rest>
  : NameOf<Pattern>

type NameOf<Segment extends string> = Segment extends `:${infer Name}`
  ? Name
  : Segment extends '*'
    ? '*'
    : never

/** Reads the parameters of a pattern from a route, decoded; null if the route does not match. */
export function matchRoute<Pattern extends string>(
  pattern: Pattern,
  place: string,
): RouteParameters<Pattern> | null {
  const wanted = pattern.split('/')
  const takesRest = wanted.at(-1) === '*'
  if (takesRest) wanted.pop()
  const given = (takesRest ? place : place.replace(/\/$/, '')).split('/')
  if (takesRest ? given.length < wanted.length : given.length !== wanted.length) return null

  const found: Record<string, string> = {}
  try {
    for (const [index, segment] of wanted.entries()) {
      const value = given[index]!
      if (!segment.startsWith(':')) {
        if (segment !== value) return null
      } else if (value) found[segment.slice(1)] = decode(value)
      else return null
    }
    if (takesRest) found['*'] = given.slice(wanted.length).map(decode).join('/')
  } catch {
    // Only an address that a person edited can contain an invalid percent-encoding.
    return null
  }
  return found as RouteParameters<Pattern>
}

/**
 * Builds the route from which `matchRoute` reads these parameters, relative to its page:
 * "./projects/tide".
 */
export function address<Pattern extends string>(
  pattern: Pattern,
  parameters: RouteParameters<Pattern>,
): string {
  const values: Readonly<Record<string, string>> = parameters
  const segments = pattern.split('/').flatMap((segment) => {
    if (segment.startsWith(':')) return encode(values[segment.slice(1)]!)
    if (segment !== '*') return segment
    return values['*'] ? values['*'].split('/').map(encode) : []
  })
  return `./${segments.join('/')}`
}

// Browsers remove "." and ".." from an address, encoded or not, so a "~" is put before them.
function encode(value: string): string {
  return (/^~*\.\.?$/.test(value) ? '~' : '') + encodeURIComponent(value.toWellFormed())
}

function decode(segment: string): string {
  const value = decodeURIComponent(segment)
  return /^~+\.\.?$/.test(value) ? value.slice(1) : value
}
