import { useEffect, useState } from 'react'
import { flowPoints, nextStep, TICK_MS, type Line } from '../../integrations/integration-lines.ts'

interface MapLinesProps {
  lines: readonly Line[]
  /** The integration that is hovered or selected, whose lines are highlighted. */
  litId: string | null
}

export function MapLines({ lines, litId }: MapLinesProps) {
  return (
    <>
      {lines.map(({ id, ends, from, bend, to, status }) => (
        <path
          key={id}
          className="map-line"
          data-status={status}
          data-lit={litId !== null && ends.includes(litId)}
          d={`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`}
        />
      ))}
      <Flow lines={lines} />
    </>
  )
}

/**
 * Dots that move along the lines. They are a separate component, so that nothing else is rendered
 * twenty times a second.
 */
function Flow({ lines }: { lines: readonly Line[] }) {
  const [step, setStep] = useState(0)

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setStep(nextStep), TICK_MS)
    return () => clearInterval(timer)
  }, [])

  return (
    <g className="map-flow" data-step={step}>
      {lines.flatMap((line, index) =>
        flowPoints(line, index, step).map(({ x, y }, dot) => (
          <circle key={`${line.id} ${dot}`} cx={x} cy={y} r={3.5} />
        )),
      )}
    </g>
  )
}
