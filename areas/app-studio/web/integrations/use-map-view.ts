import { useRef, useState, type PointerEvent, type RefObject } from 'react'
import {
  FIRST_VIEW,
  panToShow,
  panWithin,
  zoomIn,
  zoomOut,
} from '../../integrations/integration-map.ts'
import type { Point } from '../../integrations/integration-ring.ts'

/** The least distance of a focused node from the edge of the visible map. */
const MARGIN = { x: 76, y: 44 }

/** The zoom and offset of the map, with the gestures that change them. */
export function useMapView(svg: RefObject<SVGSVGElement | null>) {
  const [view, setView] = useState(FIRST_VIEW)
  const [isDragging, setDragging] = useState(false)
  const last = useRef<Point | null>(null)

  /**
   * The number of map units per pixel of the screen. It is not 1, because the map is scaled to its
   * container.
   */
  const unitsPerPx = () => 1 / (svg.current?.getScreenCTM()?.a ?? 1)

  const zoomTo = (change: (zoom: number) => number) =>
    setView(({ zoom, pan }) => {
      const next = change(zoom)
      const scale = next / zoom
      return { zoom: next, pan: { x: pan.x * scale, y: pan.y * scale } }
    })

  const stopDragging = () => {
    last.current = null
    setDragging(false)
  }

  return {
    ...view,
    isDragging,
    zoomIn: () => zoomTo(zoomIn),
    zoomOut: () => zoomTo(zoomOut),
    reset: () => setView(FIRST_VIEW),

    /** Moves a focused node into view for readers who use the keyboard. */
    show(point: Point) {
      const box = svg.current?.getBoundingClientRect()
      if (!box) return
      const units = unitsPerPx()
      const half = {
        x: Math.max(0, (box.width * units) / 2 - MARGIN.x),
        y: Math.max(0, (box.height * units) / 2 - MARGIN.y),
      }
      setView((before) => ({ ...before, pan: panToShow(point, before, half) }))
    },

    dragging: {
      onPointerDown(event: PointerEvent<SVGSVGElement>) {
        const isOnNode = event.target instanceof Element && event.target.closest('button')
        if (event.button !== 0 || isOnNode) return
        event.currentTarget.setPointerCapture(event.pointerId)
        last.current = { x: event.clientX, y: event.clientY }
        setDragging(true)
      },
      onPointerMove({ clientX, clientY }: PointerEvent<SVGSVGElement>) {
        if (!last.current) return
        const units = unitsPerPx()
        const dx = (clientX - last.current.x) * units
        const dy = (clientY - last.current.y) * units
        last.current = { x: clientX, y: clientY }
        setView(({ zoom, pan }) => ({
          zoom,
          pan: panWithin({ x: pan.x + dx, y: pan.y + dy }, zoom),
        }))
      },
      onPointerUp: stopDragging,
      onPointerCancel: stopDragging,
    },
  }
}
