import type { Motif } from './motifs.ts'

/** The net of meridians on a ball, lit from one side. */
export const globe: Motif = (random, width) => {
  const centre = width * (0.35 + 0.3 * random())
  const radius = 0.38 + 0.06 * random()
  const turn = random() * Math.PI
  return (x, y) => {
    const u = (x - centre) / radius
    const v = (y - 0.52) / radius
    const depth = Math.sqrt(1 - u * u - v * v)
    if (Number.isNaN(depth)) return 0
    const meridian = fraction(((Math.atan2(u, depth) + turn) * 5) / Math.PI)
    const parallel = fraction((v + 1) * 2.5)
    if (meridian > 0.86 || parallel > 0.84) return 0.02
    const light = 0.64 + u * 0.34 - v * 0.16
    return u > 0.1 ? -light : light
  }
}

/** Knots of different size, each wired to its two nearest. */
export const network: Motif = (random, width) => {
  const knots = Array.from({ length: 9 }, (_, index) => ({
    x: width * (((index % 3) + 0.2 + 0.6 * random()) / 3),
    y: (Math.floor(index / 3) + 0.2 + 0.6 * random()) / 3,
    radius: 0.035 + 0.045 * random(),
  }))
  const wires = knots.flatMap((from) => {
    const near = knots.toSorted((a, b) => distance(from, a) - distance(from, b))
    return [near[1]!, near[2]!].map((to) => ({ from, to }))
  })
  return (x, y) => {
    const point = { x, y }
    for (const [index, knot] of knots.entries()) {
      const away = distance(point, knot)
      if (away < knot.radius) return index % 3 === 0 ? 0.95 : -0.95
      if (away < knot.radius + 0.03) return 0
    }
    return wires.some(({ from, to }) => toSegment(point, from, to) < 0.014) ? 0.7 : -0.16
  }
}

/** Three currents that cross one another. */
export const ribbons: Motif = (random) => {
  const currents = Array.from({ length: 3 }, (_, index) => ({
    middle: 0.27 + index * 0.24,
    swing: 0.06 + 0.08 * random(),
    waves: 2 + 3 * random(),
    phase: 6 * random(),
    half: 0.07 + 0.05 * random(),
  }))
  return (x, y) => {
    for (const [index, { middle, swing, waves, phase, half }] of currents.entries()) {
      const across = (y - middle - swing * Math.sin(x * waves + phase)) / half
      if (Math.abs(across) < 1) return (index === 1 ? 1 : -1) * (0.56 + across * 0.4)
    }
    return 0
  }
}

/** Lines of height around three summits. */
export const terraces: Motif = (random, width) => {
  const summits = Array.from({ length: 3 }, () => ({
    x: width * (0.14 + 0.72 * random()),
    y: 0.16 + 0.68 * random(),
    spread: 0.2 + 0.18 * random(),
    height: 0.6 + 0.5 * random(),
  }))
  return (x, y) => {
    let height = 0
    for (const summit of summits) {
      const away = distance({ x, y }, summit) / summit.spread
      height += summit.height * Math.exp(-away * away * 0.55)
    }
    const terrace = Math.floor(height * 5)
    if (fraction(height * 5) < 0.24) return terrace === 0 ? 0 : 0.8
    return -terrace * 0.13
  }
}

interface Point {
  x: number
  y: number
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** The part behind the point, also of numbers below zero. */
export function fraction(number: number): number {
  return number - Math.floor(number)
}

function toSegment(point: Point, from: Point, to: Point): number {
  const along = { x: to.x - from.x, y: to.y - from.y }
  const share =
    ((point.x - from.x) * along.x + (point.y - from.y) * along.y) / (along.x ** 2 + along.y ** 2)
  const nearest = Math.max(0, Math.min(1, share))
  return distance(point, { x: from.x + along.x * nearest, y: from.y + along.y * nearest })
}
