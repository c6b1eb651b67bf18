import type { Integration } from '../../contracts/integrations.ts'
import type { Point } from '../../integrations/integration-ring.ts'
import { StatusIcon } from './IntegrationSigns.tsx'

/** Room for a node of any size, with its focus ring. */
const ROOM = { width: 176, height: 108 }

interface MapNodeProps {
  integration: Integration
  at: Point
  isSelected: boolean
  isPointedAt: boolean
  onSelect: () => void
  onPoint: (isPointedAt: boolean) => void
  onFocus: () => void
}

/** A button of HTML inside the drawing: it wraps, takes the focus and is read as any other. */
export function MapNode(props: MapNodeProps) {
  const { integration, at, isSelected, isPointedAt, onSelect, onPoint, onFocus } = props
  const { name, status } = integration
  return (
    <foreignObject
      x={at.x - ROOM.width / 2}
      y={at.y - ROOM.height / 2}
      width={ROOM.width}
      height={ROOM.height}
    >
      <div className="map-node-room">
        <button
          type="button"
          className="map-node"
          title={name}
          data-pointed={isPointedAt}
          aria-pressed={isSelected}
          onClick={onSelect}
          onPointerEnter={() => onPoint(true)}
          onPointerLeave={() => onPoint(false)}
          onFocus={(event) => {
            // A press must not move the node from under the pointer.
            if (!event.currentTarget.matches(':focus-visible')) return
            onPoint(true)
            onFocus()
          }}
          onBlur={() => onPoint(false)}
        >
          <StatusIcon status={status} />
          <span dir="auto">{name}</span>
          <span className="visually-hidden">, {status}</span>
        </button>
      </div>
    </foreignObject>
  )
}
