import type { Raster } from './raster.ts'

export const INK = 95
export const GREY = 55
export const LIGHT = 28
export const HUE = -92
export const SOFT = -45
export const PAPER = 0

/** A tone of the wash, the palest ink, for backgrounds; `strength` is from 0 to 1. */
export function wash(strength: number): number {
  return 100 + Math.round(100 * strength)
}

/** Coordinates x and y in alternation, such as "-20 80 20 80 0 40". */
type Points = string | readonly number[]
/** The factors a to f of an affine transform: x' = a x + c y + e, y' = b x + d y + f. */
type Transform = readonly [number, number, number, number, number, number]

/**
 * Draws shapes: y runs from 0 at the top to 100, and x is 0 in the middle. The subject of a motif
 * stays between -50 and 50, because the sides of a picture may be cut off.
 */
export class Pen {
  private readonly raster: Raster
  private readonly transform: Transform

  constructor(raster: Raster, transform: Transform) {
    this.raster = raster
    this.transform = transform
  }

  /** A pen whose origin is at a place; `turn` is clockwise, in degrees. */
  at(x: number, y: number, scale = 1, turn = 0, mirror = 1): Pen {
    const [a, b, c, d, e, f] = this.transform
    const cos = Math.cos((turn * Math.PI) / 180) * scale
    const sin = Math.sin((turn * Math.PI) / 180) * scale
    const right = [cos * mirror, sin * mirror] as const
    return new Pen(this.raster, [
      a * right[0] + c * right[1],
      b * right[0] + d * right[1],
      c * cos - a * sin,
      d * cos - b * sin,
      a * x + c * y + e,
      b * x + d * y + f,
    ])
  }

  shape(tone: number, points: Points): void {
    const [a, b, c, d, e, f] = this.transform
    const from = numbersIn(points)
    const placed: number[] = []
    for (let at = 0; at < from.length; at += 2) {
      const x = from[at]!
      const y = from[at + 1]!
      placed.push(a * x + c * y + e, b * x + d * y + f)
    }
    this.raster.fill(tone, placed)
  }

  /** Draws a closed curve through the points. */
  blob(tone: number, points: Points): void {
    this.shape(tone, smoothed(numbersIn(points), true))
  }

  disc(tone: number, x: number, y: number, radius: number, height = radius): void {
    this.shape(tone, arcPoints(x, y, radius, height, 0, 360))
  }

  box(tone: number, x: number, y: number, width: number, height: number): void {
    this.shape(tone, [x, y, x + width, y, x + width, y + height, x, y + height])
  }

  /** Draws straight from point to point, with round ends. */
  line(tone: number, width: number, points: Points): void {
    const path = numbersIn(points)
    const half = width / 2
    for (let at = 2; at < path.length; at += 2) {
      const [x, y, toX, toY] = path.slice(at - 2, at + 2) as [number, number, number, number]
      const length = Math.hypot(toX - x, toY - y) || 1
      const across = ((toY - y) / length) * half
      const down = ((x - toX) / length) * half
      this.shape(tone, [
        ...[x + across, y + down, toX + across, toY + down],
        ...[toX - across, toY - down, x - across, y - down],
      ])
      if (path.length > 4) this.disc(tone, toX, toY, half)
    }
  }

  /** Draws a curved line through the points. */
  curve(tone: number, width: number, points: Points): void {
    this.line(tone, width, smoothed(numbersIn(points), false))
  }

  /** Draws part of a ring. Angles are in degrees, clockwise from the right. */
  arc(tone: number, width: number, x: number, y: number, radius: number, from = 0, to = 360): void {
    const inner = arcPoints(x, y, radius - width / 2, radius - width / 2, to, from)
    const outer = arcPoints(x, y, radius + width / 2, radius + width / 2, from, to)
    this.shape(tone, [...outer, ...inner])
  }
}

function arcPoints(x: number, y: number, rx: number, ry: number, from: number, to: number) {
  const steps = Math.max(8, Math.ceil(Math.abs(to - from) / 12))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)]
  }).flat()
}

function numbersIn(points: Points): readonly number[] {
  return typeof points === 'string' ? points.split(' ').map(Number) : points
}

const CURVE_STEPS = 5

/** A Catmull-Rom spline through the points. */
function smoothed(points: readonly number[], isClosed: boolean): number[] {
  const count = points.length / 2
  const of = (index: number, axis: number) => {
    const place = isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))
    return points[place * 2 + axis]!
  }
  const path: number[] = []
  for (let from = 0; from < (isClosed ? count : count - 1); from++) {
    for (let step = 0; step < CURVE_STEPS; step++) {
      for (const axis of [0, 1]) path.push(between(from, axis, step / CURVE_STEPS))
    }
  }
  if (!isClosed) path.push(of(count - 1, 0), of(count - 1, 1))
  return path

  function between(index: number, axis: number, t: number): number {
    const [p, q, r, s] = [-1, 0, 1, 2].map((off) => of(index + off, axis)) as [
      number,
      number,
      number,
      number,
    ]
    const bend = 2 * p - 5 * q + 4 * r - s
    return q + (t * (r - p + t * (bend + t * (3 * q - p - 3 * r + s)))) / 2
  }
}
