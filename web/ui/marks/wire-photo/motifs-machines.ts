import type { Motif } from './motifs.ts'
import { fraction } from './motifs-any.ts'

/** An aisle of cabinets in perspective, a few of their lights awake. */
export const ai: Motif = (random, width) => {
  const vanishing = width * (0.4 + 0.2 * random())
  const lights = Array.from({ length: 97 }, random)
  return (x, y) => {
    const aside = Math.abs(x - vanishing) / (width * 0.62)
    const lean = (y - 0.46) / Math.max(aside, 0.01)
    if (aside < 0.09) return 0
    if (lean > 0.78) return -0.3
    if (lean < -0.62) return 0
    const depth = 0.62 / aside
    if (fraction(depth) < 0.12) return 0.95
    const shelf = Math.floor((lean + 0.62) * 6)
    if (fraction((lean + 0.62) * 6) < 0.3) return 0
    const light = lights[(Math.floor(depth) * 13 + shelf * 7 + (x > vanishing ? 41 : 0)) % 97]!
    return light > 0.6 ? -0.9 : 0.24 + 0.3 * (1 - aside)
  }
}

/** A chip in the middle of its tracks. */
export const technology: Motif = (random, width) => {
  const middle = width * (0.4 + 0.2 * random())
  const half = 0.22 + 0.04 * random()
  const tracks = 5 + Math.floor(random() * 3)
  return (x, y) => {
    const dx = x - middle
    const dy = y - 0.5
    const out = Math.max(Math.abs(dx), Math.abs(dy))
    if (out < half * 0.4) return -0.95
    if (out < half * 0.56) return 0.08
    if (out < half) return 0.62 + 0.3 * (dx + dy)
    const beside = Math.abs(dx) > Math.abs(dy) ? dy : dx
    if (Math.abs(beside) > half) return 0
    const lane = ((beside / half + 1) * tracks) / 2
    const isTrack = Math.abs(fraction(lane) - 0.5) < 0.24
    const reach = half + 0.12 + ((Math.floor(lane) * 37 + (dx > 0 ? 11 : 5)) % 7) * 0.07
    return isTrack && out < reach ? -0.85 : 0
  }
}

/** The keyhole of a lock whose rings each have one gap. */
export const cybersecurity: Motif = (random, width) => {
  const middle = width * (0.4 + 0.2 * random())
  const gaps = Array.from({ length: 4 }, () => random() * 2 * Math.PI)
  return (x, y) => {
    const dx = x - middle
    const dy = y - 0.5
    const out = Math.hypot(dx, dy)
    const isHole = Math.hypot(dx, dy + 0.05) < 0.06
    const isSlot = dy > -0.03 && dy < 0.13 && Math.abs(dx) < 0.024 + dy * 0.14
    if (isHole || isSlot) return 0
    if (out < 0.18) return -0.92
    const ring = Math.floor((out - 0.18) / 0.1)
    const gap = gaps[ring]
    if (gap === undefined || fraction((out - 0.18) / 0.1) > 0.58) return 0
    const turn = fraction((Math.atan2(dy, dx) - gap) / (2 * Math.PI))
    if (turn < 0.16) return 0
    return ring % 2 === 0 ? 0.85 - ring * 0.12 : -0.7
  }
}

/** A road towards a low sun. */
export const automotive: Motif = (random, width) => {
  const vanishing = width * (0.38 + 0.24 * random())
  const horizon = 0.42 + 0.06 * random()
  const sun = vanishing + (random() - 0.5) * 0.5
  return (x, y) => {
    if (y < horizon) {
      const toSun = Math.hypot(x - sun, y - horizon)
      return toSun < 0.22 ? -0.9 : -0.3 + (horizon - y) * 0.7
    }
    const near = (y - horizon) / (1 - horizon)
    const aside = Math.abs(x - vanishing) / (0.03 + near * 0.62)
    const isDash = aside < 0.06 && fraction(2.2 / (near + 0.14)) < 0.55
    if (isDash) return 0
    if (aside < 1) return 0.9 - near * 0.25
    return aside < 1.12 ? 0 : -0.36
  }
}
