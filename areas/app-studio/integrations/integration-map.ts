import type { Point } from './integration-ring.ts'

/** The zoom of the map, and its offset from the middle. */
export interface MapView {
  zoom: number
  pan: Point
}

export const FIRST_VIEW: MapView = { zoom: 1, pan: { x: 0, y: 0 } }

const ZOOM_STEP = 0.2
const ZOOM_MIN = 0.5
const ZOOM_MAX = 2

export function zoomIn(zoom: number): number {
  return withinZoom(zoom + ZOOM_STEP)
}

export function zoomOut(zoom: number): number {
  return withinZoom(zoom - ZOOM_STEP)
}

/** Rounds the zoom, because ten steps of 0.2 would not add up to exactly 2. */
function withinZoom(zoom: number): number {
  return clamp(Math.round(zoom * 10) / 10, ZOOM_MIN, ZOOM_MAX)
}

/** The largest offset at zoom 1, so that the map cannot be moved out of view. */
const PAN_MAX = 240

export function panWithin({ x, y }: Point, zoom: number): Point {
  const max = PAN_MAX * zoom
  return { x: clamp(x, -max, max), y: clamp(y, -max, max) }
}

/**
 * Returns the pan nearest to the current one at which a point is within `half` of the middle, in
 * each direction.
 */
export function panToShow(point: Point, { zoom, pan }: MapView, half: Point): Point {
  const x = point.x * zoom
  const y = point.y * zoom
  return { x: clamp(x + pan.x, -half.x, half.x) - x, y: clamp(y + pan.y, -half.y, half.y) - y }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
