import { useMemo } from 'react'
import { printPlate } from './plate.ts'

interface WireStrokesProps {
  title: string
  /** A category's key, as `data-cat` has it. */
  category: string
  ratio: number
  rows: number
}

/** The printing itself; loaded after the first paint, since what the server drew already stands. */
export function WireStrokes({ title, category, ratio, rows }: WireStrokesProps) {
  const plate = useMemo(
    () => printPlate(title, category, ratio, rows),
    [title, category, ratio, rows],
  )
  return (
    <svg viewBox={`0 0 ${plate.width} ${plate.height}`} preserveAspectRatio="xMidYMid slice">
      {plate.strokes.map(({ isSpot, weight, path }) => (
        <path
          key={`${isSpot} ${weight}`}
          className={isSpot ? 'wire-spot' : undefined}
          strokeWidth={weight}
          d={path}
        />
      ))}
    </svg>
  )
}
