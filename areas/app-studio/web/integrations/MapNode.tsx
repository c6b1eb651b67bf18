import type { Integration } from '../../contracts/integrations.ts'
import type { Point } from '../../integrations/integration-ring.ts'
import { StatusIcon } from './IntegrationSigns.tsx'

/** The space for a node of any size, with its focus ring. */
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

/**
 * An HTML button in the SVG map, so that its text wraps and it has the focus and role of a button.
 */
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
            // The map moves only for keyboard focus; otherwise a press would move the node away
            // from the pointer.
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
