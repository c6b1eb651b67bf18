import { isPictureAddress } from '../../addresses/picture-address.ts'

/** The most characters of an attribute that describes one picture. */
const MOST_CHARACTERS = 20_000
const MOST_VALUES = 200
const DEEPEST = 5
const SMALL = /thumb|small|tiny|preview|placeholder|lqip|blur|avatar|icon|logo|loading/i
const LARGE = /full|large|orig|big|zoom|hi-?res|high|max|desktop/i
const SMALL_PX = 100
const LARGE_PX = 1200
const WIDTHS = ['width', 'w', 'size']

/** The pictures that JSON in an attribute names, as a srcset; null for other JSON and anything else. */
export function setOfJson(value: string): string | null {
  if (!/^\s*[{[]/.test(value) || value.length > MOST_CHARACTERS) return null
  let told: unknown
  try {
    told = JSON.parse(value)
  } catch {
    return null
  }
  const found: string[] = []
  let left = MOST_VALUES
  function look(at: unknown, width: number, depth: number) {
    if (--left < 0 || depth > DEEPEST) return
    if (typeof at === 'string' && isPictureAddress(at)) {
      const sized = width > 0 ? ` ${width}w` : ''
      found.push(at.trim().replaceAll(/\s/g, '%20') + sized)
    }
    if (typeof at !== 'object' || at === null) return
    const own = WIDTHS.map((name) => Number((at as Record<string, unknown>)[name])).find(
      (size) => size > 0,
    )
    for (const [key, inside] of Object.entries(at))
      look(inside, own ?? (Array.isArray(at) ? width : wholeIn(key)), depth + 1)
  }
  look(told, 0, 0)
  return found.length > 0 ? found.join(', ') : null
}

/** The width that a key of a size states: "1200", "1200w", or a word; 0 for any other key. */
function wholeIn(key: string): number {
  const width = /^(\d{2,4})w?$/.exec(key)?.[1]
  if (width !== undefined) return Number(width)
  if (SMALL.test(key)) return SMALL_PX
  return LARGE.test(key) ? LARGE_PX : 0
}
