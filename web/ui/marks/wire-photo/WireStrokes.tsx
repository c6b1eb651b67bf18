import { memo } from 'react'
import { printPlate, type PlateSubject } from './plate.ts'

/** The drawing of a picture, for one that did not come with the page. */
export const WireStrokes = memo(function WireStrokes(subject: PlateSubject) {
  const { width, height, strokes } = printPlate(subject)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice">
      {strokes.map(({ ink, weight, path }) => (
        <path
          key={`${ink} ${weight}`}
          className={ink ? `wire-${ink}` : undefined}
          strokeWidth={weight}
          d={path}
        />
      ))}
    </svg>
  )
})
