import type { Motif } from './motifs.ts'
import { fraction } from './motifs-any.ts'

/** A mast on the horizon, and the rings that leave it. */
export const breaking: Motif = (random, width) => {
  const mast = width * (0.36 + 0.28 * random())
  const top = 0.3 + 0.06 * random()
  const gap = 0.2 + 0.04 * random()
  return (x, y) => {
    const away = Math.hypot(x - mast, y - top)
    if (y > 0.8) return 0.95 - (y - 0.8) * 1.6
    if (away < 0.055) return -1
    const below = y - top
    const half = 0.016 + below * 0.13
    const aside = Math.abs(x - mast)
    const isMast = below > 0 && aside < half
    if (isMast && (aside > half - 0.03 || fraction(below * 9) < 0.25)) return 0.95
    const ring = away / gap
    return ring > 0.55 && fraction(ring) < 0.42 ? -Math.max(0.22, 0.9 - away * 0.6) : 0
  }
}

/** Two waves that meet. */
export const science: Motif = (random, width) => {
  const left = { x: width * (0.16 + 0.2 * random()), y: 0.25 + 0.5 * random() }
  const right = { x: width * (0.64 + 0.22 * random()), y: 0.25 + 0.5 * random() }
  const tightness = 22 + 8 * random()
  return (x, y) => {
    const toLeft = Math.hypot(x - left.x, y - left.y)
    const toRight = Math.hypot(x - right.x, y - right.y)
    const nearest = Math.min(toLeft, toRight)
    if (nearest < 0.05) return 1
    const wave = (Math.sin(toLeft * tightness) + Math.sin(toRight * tightness)) / 2
    const height = 0.9 * Math.max(0, wave) * Math.exp(-nearest * 0.5)
    return wave > 0.35 ? -height : height
  }
}

/** Hills one behind the other, and the sun. */
export const environment: Motif = (random, width) => {
  const hills = Array.from({ length: 4 }, (_, index) => ({
    base: 0.38 + index * 0.16 + 0.04 * random(),
    swing: 0.05 + 0.05 * random(),
    waves: 2 + 3 * random(),
    phase: random() * 6,
  }))
  const sun = { x: width * (0.25 + 0.5 * random()), y: 0.28 }
  return (x, y) => {
    let tone = Math.hypot(x - sun.x, y - sun.y) < 0.14 ? -0.95 : 0
    for (const [index, { base, swing, waves, phase }] of hills.entries()) {
      const below = y - base - swing * Math.sin(x * waves + phase)
      if (below > 0) tone = (index % 2 ? 1 : -1) * Math.max(0.16, 0.4 + index * 0.16 - below * 0.5)
    }
    return tone
  }
}

/** A planet lit from the side, its ring and a small moon. */
export const space: Motif = (random, width) => {
  const centre = { x: width * (0.38 + 0.24 * random()), y: 0.54 + 0.06 * random() }
  const radius = 0.29 + 0.06 * random()
  const tilt = 0.1 + 0.3 * random()
  const moon = { x: width * (0.78 + 0.1 * random()), y: 0.2 + 0.1 * random() }
  return (x, y) => {
    const dx = x - centre.x
    const dy = y - centre.y
    const out = Math.hypot(dx, dy)
    const across = dx * Math.cos(tilt) - dy * Math.sin(tilt)
    const along = (dx * Math.sin(tilt) + dy * Math.cos(tilt)) * 4.2
    const ring = Math.hypot(across, along) / radius
    const isInFront = along > 0 || out > radius
    if (ring > 1.36 && ring < 1.78 && isInFront) return ring > 1.54 && ring < 1.6 ? 0 : -0.85
    if (out < radius) {
      const light = 0.5 + ((dx + dy) / radius) * 0.36
      return light < 0.28 ? -0.24 : light
    }
    return Math.hypot(x - moon.x, y - moon.y) < 0.06 ? 0.9 : 0.04
  }
}
