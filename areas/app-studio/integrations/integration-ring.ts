/** The project itself: the middle of the map, to which most connections lead. */
export const PROJECT_CORE = { id: 'core', name: 'Project Core' } as const

/** Positions on the map, relative to its middle. */
export interface Point {
  x: number
  y: number
}

const RING_RADIUS = 200
/** Every other integration is this much further out, so that neighbors do not touch. */
const RING_STAGGER = 40
const TURN = 2 * Math.PI

/** The place of an integration: the first one at the top, the others clockwise from it. */
export function ringPoint(index: number, count: number): Point {
  const angle = (index / count) * TURN - TURN / 4
  const radius = RING_RADIUS + (index % 2) * RING_STAGGER
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
}

/** Half a node and the space next to it. */
const NODE_REACH = 84
/** The reach of a full ring, so that a few nodes are not drawn larger than many. */
const REACH_MIN = 290

/** The reach of the ring to either side. */
export function ringReach(count: number): number {
  const places = Array.from({ length: count }, (_, index) => ringPoint(index, count))
  return Math.max(REACH_MIN, ...places.map(({ x }) => Math.abs(x) + NODE_REACH))
}

/** The index that is reached from `index` by this many steps round the ring. */
export function ringNeighbor(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count
}
