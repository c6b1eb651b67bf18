import { wrapBareParagraphs } from './bare-paragraphs.ts'

/** Where pages that load pictures late keep their address. */
const LATE_SOURCES = ['data-src', 'data-lazy-src', 'data-original', 'data-url', 'data-image']
const LATE_SETS = ['data-srcset', 'data-lazy-srcset', 'srcset']
/** Wide enough for a reading column on a sharp screen. */
const WANTED_WIDTH = 1200

/** What is on a page and never part of its article, whatever it looks like. */
const FURNITURE = [
  'script:not([type="application/ld+json"])',
  'style',
  'template',
  'nav',
  '[role="navigation"]',
  'dialog',
  '[role="dialog"]',
  '[aria-modal="true"]',
  'div[class*="outbrain" i], div[class*="taboola" i], div[id*="taboola" i]',
  'div[class*="cookie-banner" i], div[class*="cookie-consent" i], div[id*="onetrust" i]',
].join(',')

/** Takes away what is never part of an article, and brings out the pictures that show only with scripts. */
export function preparePage(page: Document): void {
  for (const furniture of page.querySelectorAll(FURNITURE)) {
    if (!furniture.querySelector('article,main,h1')) furniture.remove()
  }
  // What is streamed in stands hidden until a script puts it in its place.
  for (const streamed of page.querySelectorAll('div[hidden][id^="S:"]')) {
    streamed.removeAttribute('hidden')
  }
  wrapBareParagraphs(page)
  for (const image of page.querySelectorAll('img')) completePicture(image)
}

function completePicture(image: Element): void {
  const source = image.getAttribute('src') ?? ''
  if (source !== '' && !source.startsWith('data:') && !/placeholder|blank\./i.test(source)) return
  const late = LATE_SOURCES.map((name) => image.getAttribute(name)).find((text) => text?.trim())
  const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])]
  const sets = [image, ...sources].flatMap((one) => LATE_SETS.map((name) => one.getAttribute(name)))
  const best = late ?? sets.map(fromSet).find((address) => address !== null)
  if (best) image.setAttribute('src', best)
}

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
