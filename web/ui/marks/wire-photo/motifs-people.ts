import type { Motif } from './motifs.ts'
import { fraction } from './motifs-any.ts'

/** The front of a public building: gable, columns, steps. */
export const policy: Motif = (random, width) => {
  const columns = 5 + Math.floor(random() * 3)
  const middle = width * (0.42 + 0.16 * random())
  const half = 0.5 + 0.1 * random()
  return (x, y) => {
    const u = (x - middle) / half
    const across = Math.abs(u)
    if (y < 0.34) return y > 0.1 && across < (y - 0.08) * 4 ? -0.85 : 0
    if (y < 0.4) return across < 1.06 ? 0.95 : 0
    if (y < 0.84) {
      if (across > 0.98) return 0
      const place = fraction(((u + 1) * columns) / 2)
      return Math.abs(place - 0.5) < 0.27 ? 0.1 + (place - 0.23) * 1.3 : -0.85
    }
    return across < 1 + (y - 0.8) * 1.2 ? 0.6 : 0
  }
}

/** A course over the bars of a ledger. */
export const markets: Motif = (random, width) => {
  const bars = 14
  const course = [0.35 + 0.3 * random()]
  for (let bar = 0; bar < bars; bar++) {
    course.push(Math.max(0.18, Math.min(0.8, course[bar]! + (random() - 0.47) * 0.26)))
  }
  return (x, y) => {
    const place = Math.max(0, Math.min(0.999, x / width)) * bars
    const bar = Math.floor(place)
    const within = place - bar
    const level = course[bar]! + (course[bar + 1]! - course[bar]!) * within
    if (Math.abs(y - level) < 0.03) return 1
    const isBar = within > 0.14 && within < 0.86 && y > 1 - (1 - course[bar]!) * 0.62
    if (isBar) return -0.85
    return y > level ? -0.22 : 0
  }
}

/** A pulse across cells under a lens. */
export const healthcare: Motif = (random, width) => {
  const cells = Array.from({ length: 8 }, () => ({
    x: random() * width,
    y: random(),
    radius: 0.1 + 0.09 * random(),
  }))
  const line = 0.44 + 0.16 * random()
  const beat = width * (0.38 + 0.24 * random())
  return (x, y) => {
    const toBeat = Math.abs((x - beat) / 0.1)
    const rise = toBeat < 0.6 ? 0.32 * (1 - toBeat / 0.6) : 0
    const dip = toBeat >= 0.6 && toBeat < 1.2 ? -0.12 * (1 - Math.abs(toBeat - 0.9) / 0.3) : 0
    if (Math.abs(y - (line - rise - dip)) < (toBeat < 1.2 ? 0.045 : 0.026)) return 1
    for (const cell of cells) {
      const out = Math.hypot(x - cell.x, y - cell.y) / cell.radius
      if (out < 0.34) return -0.9
      if (out < 1) return -0.2 - out * out * 0.45
    }
    return 0
  }
}

/** A street of shops under their awnings. */
export const business: Motif = (random, width) => {
  const houses = Array.from({ length: 7 }, () => ({
    roof: 0.2 + 0.32 * random(),
    windows: 2 + Math.floor(random() * 2),
    isHue: random() < 0.5,
  }))
  return (x, y) => {
    const place = Math.max(0, Math.min(0.999, x / width)) * (houses.length - 1)
    const house = houses[Math.floor(place)]!
    const within = fraction(place)
    if (y > 0.9) return 0.75
    if (y < house.roof) return 0
    if (within < 0.04) return 0.95
    if (y > 0.76) return within > 0.16 && within < 0.84 ? 0.1 : 0.8
    if (y > 0.7) return fraction(within * 4) < 0.5 ? -0.95 : 0
    const across = fraction(within * house.windows)
    const down = fraction((y - house.roof) * 7)
    const isWindow = across > 0.28 && across < 0.72 && down > 0.3 && down < 0.85
    if (isWindow) return house.isHue ? 0 : -0.9
    return house.isHue ? -0.55 : 0.45
  }
}
