import { Parser } from 'htmlparser2'
import { webAddress } from '#engine/addresses/web-address.ts'

const MOST_LINKS = 40
const WANTED_PX = 64
/** Only this much of a page is searched, because icons are named in its head. */
const HEAD_CHARACTERS = 500_000

interface IconLink {
  address: string
  /** The stated size; 0 if none is stated. */
  px: number
  isTouch: boolean
}

/**
 * The icons that a page names: first those of at least 64 px, the smallest first, then the others,
 * the largest first. Of equally large ones, an icon for home screens comes last, because it fills
 * its square.
 */
export function iconLinks(html: string, address: string): string[] {
  const links = new Map<string, IconLink>()
  let base = address
  const parser = new Parser({
    onopentag(name, { rel = '', href = '', sizes = '', type = '' }) {
      if (name === 'body' || links.size >= MOST_LINKS) parser.pause()
      if (name === 'base') base = webAddress(href, address) ?? base
      if (name !== 'link') return
      const rels = rel.toLowerCase().split(/\s+/)
      const isTouch = rels.some((one) => one.startsWith('apple-touch-icon'))
      if (!isTouch && !rels.includes('icon')) return
      const icon = webAddress(href, base)
      if (icon && links.size < MOST_LINKS)
        links.set(icon, { address: icon, px: sizeOf(sizes, type, isTouch), isTouch })
    },
  })
  parser.write(html.slice(0, HEAD_CHARACTERS))
  return [...links.values()].toSorted((a, b) => rank(a) - rank(b)).map((link) => link.address)
}

function sizeOf(sizes: string, type: string, isTouch: boolean): number {
  if (/^image\/svg/i.test(type) || /^any$/i.test(sizes)) return WANTED_PX
  const all = sizes.split(/\s+/).map((size) => Number.parseInt(size, 10) || 0)
  return Math.max(...all) || (isTouch ? 180 : 0)
}

function rank({ px, isTouch }: IconLink): number {
  if (px >= WANTED_PX) return px - WANTED_PX + (isTouch ? 1 : 0)
  return 10_000 - px
}
