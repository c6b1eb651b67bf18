/** The project itself: what stands in the middle of the map, and what most connections lead to. */
export const PROJECT_CORE = { id: 'core', name: 'Project Core' } as const

/** On the map, as seen from its middle. */
export interface Point {
  x: number
  y: number
}

const RING_RADIUS = 200
/** Every other integration stands this much further out, so that neighbors do not touch. */
const RING_STAGGER = 40
const TURN = 2 * Math.PI

/** Where an integration stands: the first at the top, then on as a clock goes. */
export function ringPoint(index: number, count: number): Point {
  const angle = (index / count) * TURN - TURN / 4
  const radius = RING_RADIUS + (index % 2) * RING_STAGGER
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
}

/** Who is reached from `index` by so many steps round the ring. */
export function ringNeighbor(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count
}
