/** The width in pixels that is enough for a reading column on a sharp screen. */
const WANTED_WIDTH = 1200
/** The width of a picture for a plain screen. */
const PLAIN_WIDTH = WANTED_WIDTH / 2

/** The smallest sufficient picture of a srcset, else the widest. */
export function fromSet(set: string | null): string | null {
  return best(candidatesIn(set ?? ''))?.address ?? null
}

/**
 * A picture of a srcset that is larger than the `src` next to it (`beside`); null if there is none.
 * If the set has that picture too, the widths are compared; otherwise the set must have pictures
 * for sharper screens.
 */
export function largerInSet(set: string | undefined, beside: string): string | null {
  const candidates = candidatesIn(set ?? '')
  const wide = best(candidates)
  const own = candidates.find(({ address }) => address === beside.trim())
  const width = own?.width ?? (wide?.isByDensity ? PLAIN_WIDTH : Infinity)
  return wide && wide.width > width && width < WANTED_WIDTH ? wide.address : null
}

function best(candidates: Candidate[]): Candidate | undefined {
  const loaded = candidates
    .filter(({ address }) => !address.startsWith('data:'))
    .toSorted((a, b) => a.width - b.width)
  return loaded.find(({ width }) => width >= WANTED_WIDTH) ?? loaded.at(-1)
}

interface Candidate {
  address: string
  width: number
  /** True if the srcset states densities instead of widths. */
  isByDensity: boolean
}

/**
 * The addresses of a srcset with their widths. Parts that are not an address with a size are left
 * out.
 */
function candidatesIn(set: string): Candidate[] {
  const found: Candidate[] = []
  // Heights, and densities after a width, are removed.
  const words = set
    .replaceAll(/\s\d{1,5}h(?=[\s,]|$)/gi, '')
    .replaceAll(/(\s\d{1,5}w)\s[\d.]{1,5}x(?=[\s,]|$)/gi, '$1')
    .split(/\s+/)
  for (let at = 0; at < words.length; at++) {
    const address = words[at]!.replaceAll(/^,+|(?<!,),+$/g, '')
    if (address === '') continue
    const next = words[at + 1] ?? ''
    const isAlone = words[at]!.endsWith(',') || next === '' || next.startsWith(',')
    const sized = isAlone ? null : /^([\d.]+)([wx])(?:$|,)/i.exec(next)
    const isCut =
      sized?.[0] === next && !next.endsWith(',') && !/^(?:$|,)/.test(words[at + 2] ?? '')
    if ((!isAlone && !sized) || isCut) continue
    const [whole = '', size = '1', unit = 'x'] = sized ?? []
    const isByDensity = unit.toLowerCase() === 'x'
    found.push({ address, width: Number(size) * (isByDensity ? PLAIN_WIDTH : 1), isByDensity })
    // The next address may follow "1x," without a space.
    if (sized) words[at + 1] = next.slice(whole.length)
  }
  return found
}

/** Types of pictures that at most one browser shows. */
const RARE_TYPE = /^image\/(?:jxl|hei[cf]|jp2|jpx|vnd\.ms-photo|tiff)\b/i
const OTHER_MEDIUM = /^\s*(?:only\s+)?print\b|prefers-color-scheme\s*:\s*dark/i

/** Says if a `source` is for screens with light colors, and of a type that browsers show. */
export function isForScreens({
  type = '',
  media = '',
}: {
  [name: string]: string | undefined
}): boolean {
  return !RARE_TYPE.test(type.trim()) && !OTHER_MEDIUM.test(media)
}
