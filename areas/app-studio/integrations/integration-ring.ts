/** The project itself, in the middle of the map. Most connections lead to it. */
export const PROJECT_CORE = { id: 'core', name: 'Project Core' } as const

/** A position on the map, relative to its middle. */
export interface Point {
  x: number
  y: number
}

const RING_RADIUS = 200
/** The additional radius of every second integration, so that neighbors do not overlap. */
const RING_STAGGER = 40
const TURN = 2 * Math.PI

/** The position of an integration. The first one is at the top, and the others follow clockwise. */
export function ringPoint(index: number, count: number): Point {
  const angle = (index / count) * TURN - TURN / 4
  const radius = RING_RADIUS + (index % 2) * RING_STAGGER
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
}

/** Half the width of a node, with a margin. */
const NODE_REACH = 84
/**
 * The smallest reach of a ring, so that a ring with few nodes is not drawn larger than a full one.
 */
const REACH_MIN = 290

/** The distance from the middle of the map to the left and right edge of the ring. */
export function ringReach(count: number): number {
  const places = Array.from({ length: count }, (_, index) => ringPoint(index, count))
  return Math.max(REACH_MIN, ...places.map(({ x }) => Math.abs(x) + NODE_REACH))
}

/** The index of the integration that is some steps further around the ring. */
export function ringNeighbor(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count
}
