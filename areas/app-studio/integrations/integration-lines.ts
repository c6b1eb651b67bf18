import type { Connection, Integration } from '../contracts/integrations.ts'
import { PROJECT_CORE, ringPoint, type Point } from './integration-ring.ts'

export const TICK_MS = 50
export const STEP_COUNT = 100

export function nextStep(step: number): number {
  return (step + 1) % STEP_COUNT
}

/**
 * A connection on the map as a curve from its integration to its target; `bend` is the control
 * point.
 */
export interface Line {
  id: string
  ends: readonly [from: string, to: string]
  from: Point
  bend: Point
  to: Point
  flow: Connection['dataFlow']
  status: Connection['status']
}

const MIDDLE: Point = { x: 0, y: 0 }
/**
 * The distance of a curve's control point from the middle of the map, as a share of the distance
 * that makes the line straight. The curve passes near the middle, but not through it.
 */
const BEND = 0.4

/** Makes the lines of all connections that have both ends on the map. */
export function linesBetween(integrations: readonly Integration[]): Line[] {
  const places = new Map(
    integrations.map(({ id }, index) => [id, ringPoint(index, integrations.length)]),
  )
  places.set(PROJECT_CORE.id, MIDDLE)
  return integrations.flatMap(({ id, connections }) => {
    const from = places.get(id)!
    return connections.flatMap((connection): Line[] => {
      const to = places.get(connection.targetId)
      if (!to) return []
      const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
      const bend = to === MIDDLE ? between : { x: between.x * BEND, y: between.y * BEND }
      const { dataFlow: flow, status, targetId } = connection
      return [{ id: connection.id, ends: [id, targetId], from, bend, to, flow, status }]
    })
  })
}

/**
 * The offset between the animations of two lines, in steps, so that they do not pulse at the same
 * time.
 */
const PHASE = 37

/** The positions of the moving dots on a line at a step of the animation; empty if no data flow. */
export function flowPoints(line: Line, index: number, step: number): Point[] {
  if (line.status !== 'active') return []
  const way = ((step + index * PHASE) % STEP_COUNT) / STEP_COUNT
  const out = pointOn(line, way)
  const back = pointOn(line, 1 - way)
  return { output: [out], input: [back], bidirectional: [out, back] }[line.flow]
}

/** Computes a point on a quadratic curve like `Q` in SVG; `way` is from 0 to 1. */
function pointOn({ from, bend, to }: Line, way: number): Point {
  const [a, b, c] = [(1 - way) ** 2, 2 * way * (1 - way), way ** 2]
  return { x: a * from.x + b * bend.x + c * to.x, y: a * from.y + b * bend.y + c * to.y }
}
