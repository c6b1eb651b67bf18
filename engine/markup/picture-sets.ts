/** Wide enough for a reading column on a sharp screen. */
const WANTED_WIDTH = 1200

/** Of a srcset, the smallest picture that is wide enough, else the widest. */
export function fromSet(set: string | null): string | null {
  const candidates = candidatesIn(set ?? '')
    .filter(({ address }) => !address.startsWith('data:'))
    .toSorted((a, b) => a.width - b.width)
  const wide = candidates.find(({ width }) => width >= WANTED_WIDTH) ?? candidates.at(-1)
  return wide?.address ?? null
}

interface Candidate {
  address: string
  width: number
}

/** The addresses of a srcset with their widths; one with any other word behind it is left out. */
function candidatesIn(set: string): Candidate[] {
  const found: Candidate[] = []
  const words = set.split(/\s+/)
  for (let at = 0; at < words.length; at++) {
    const address = words[at]!.replaceAll(/^,+|(?<!,),+$/g, '')
    if (address === '') continue
    const next = words[at + 1] ?? ''
    const isAlone = words[at]!.endsWith(',') || next === '' || next.startsWith(',')
    const sized = isAlone ? null : /^([\d.]+)([wx])(?:$|,)/.exec(next)
    const isCut =
      sized?.[0] === next && !next.endsWith(',') && !/^(?:$|,)/.test(words[at + 2] ?? '')
    if ((!isAlone && !sized) || isCut) continue
    const [whole = '', size = '1', unit = 'x'] = sized ?? []
    found.push({ address, width: Number(size) * (unit === 'w' ? 1 : WANTED_WIDTH / 2) })
    // Behind "1x," the next address may stand without a space.
    if (sized) words[at + 1] = next.slice(whole.length)
  }
  return found
}
