import { useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'

/** The step of an arrow key, in percent of the workspace. */
const STEP = 1
const LARGE_STEP = 5

interface DividerProps {
  label: string
  side: 'left' | 'right'
  /** The element of the workspace, whose width is 100 percent. */
  frame: RefObject<HTMLDivElement | null>
  /** The width of the pane before the divider, in percent. */
  value: number
  limits: { min: number; max: number }
  /** The left edge of the pane before the divider, in percent of the workspace. */
  offset: number
  /** Called with the new position in percent from the left edge. It may exceed the limits. */
  onMove: (place: number) => void
}

export function Divider({ label, side, frame, value, limits, offset, onMove }: DividerProps) {
  const [isMoving, setMoving] = useState(false)

  function handleDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.focus()
    setMoving(true)
  }

  function handleMove(event: PointerEvent) {
    if (!isMoving || !frame.current) return
    const { left, width } = frame.current.getBoundingClientRect()
    onMove(((event.clientX - left) / width) * 100)
  }

  function handleKey(event: KeyboardEvent) {
    const step = event.shiftKey ? LARGE_STEP : STEP
    const next = {
      ArrowLeft: value - step,
      ArrowRight: value + step,
      Home: limits.min,
      End: limits.max,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    onMove(offset + next)
  }

  return (
    <div
      className="vibe-divider"
      data-side={side}
      data-moving={isMoving || undefined}
      role="separator"
      aria-label={label}
      aria-orientation="vertical"
      aria-valuenow={Math.round(value)}
      aria-valuemin={limits.min}
      aria-valuemax={limits.max}
      tabIndex={0}
      onPointerDown={handleDown}
      // Keeps the text next to the divider from being selected while it moves.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={handleMove}
      onPointerUp={() => setMoving(false)}
      onLostPointerCapture={() => setMoving(false)}
      onKeyDown={handleKey}
    />
  )
}
