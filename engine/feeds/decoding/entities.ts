/** The most entities of a document: feeds define a handful, and more are an attack. */
const MOST_ENTITIES = 100
const SUBSET_CHARACTERS = 65_536
const VALUE_CHARACTERS = 2000
/** The most levels of entities within entities. */
const DEEPEST = 5
/** The most characters that all entities together add to a document. */
const ADDED_CHARACTERS = 200_000

/** Entities that the document itself defines: no file is ever read for one. */
const ENTITY =
  /<!ENTITY\s{1,20}([\w.-]{1,100})\s{1,20}(?:"([^"]{0,2000})"|'([^']{0,2000})')\s{0,20}>/g
const REFERENCE = /&([\w.-]{1,100});/g
/** XML's own entities, which cannot be redefined. */
const OWN = new Set(['amp', 'lt', 'gt', 'quot', 'apos'])

/** Values of the entities of a document type, by name; empty if it defines none. */
export function entitiesIn(doctype: string): ReadonlyMap<string, string> {
  const stated = new Map<string, string>()
  for (const [, name = '', double, single] of doctype
    .slice(0, SUBSET_CHARACTERS)
    .matchAll(ENTITY)) {
    if (stated.size >= MOST_ENTITIES) break
    // The first definition counts (XML 1.0, 4.2).
    if (!OWN.has(name) && !stated.has(name)) stated.set(name, double ?? single ?? '')
  }
  return new Map(
    [...stated].flatMap(([name, value]) => {
      const whole = wholeValue(value, stated, 0)
      return whole === null ? [] : [[name, whole]]
    }),
  )
}

/** Resolves the entities in a value; null if they are nested too deep, or it gets too long. */
function wholeValue(
  value: string,
  stated: ReadonlyMap<string, string>,
  depth: number,
): string | null {
  if (depth > DEEPEST) return null
  let whole = ''
  let at = 0
  for (const match of value.matchAll(REFERENCE)) {
    const inner = stated.get(match[1]!)
    if (inner === undefined) continue
    const found = wholeValue(inner, stated, depth + 1)
    if (found === null) return null
    whole += value.slice(at, match.index) + found
    at = match.index + match[0].length
    if (whole.length > VALUE_CHARACTERS) return null
  }
  whole += value.slice(at)
  return whole.length > VALUE_CHARACTERS ? null : whole
}

/** A document with its entities replaced, except in CDATA, which has none. */
export function withEntities(xml: string, entities: ReadonlyMap<string, string>): string {
  if (entities.size === 0) return xml
  let room = ADDED_CHARACTERS
  const inPlace = (text: string) =>
    text.replaceAll(REFERENCE, (reference, name: string) => {
      const value = entities.get(name)
      if (value === undefined || value.length > room) return reference
      room -= value.length
      return value
    })
  let whole = ''
  let at = 0
  while (at < xml.length) {
    const start = xml.indexOf('<![CDATA[', at)
    const end = start < 0 ? -1 : xml.indexOf(']]>', start)
    if (end < 0) break
    whole += inPlace(xml.slice(at, start)) + xml.slice(start, end)
    at = end
  }
  return whole + inPlace(xml.slice(at))
}
