import './IntegrationMap.css'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import type { Integration } from '../../contracts/integrations.ts'
import { linesBetween } from '../../integrations/integration-lines.ts'
import {
  PROJECT_CORE,
  ringNeighbor,
  ringPoint,
  ringReach,
} from '../../integrations/integration-ring.ts'
import { MapDetail } from './MapDetail.tsx'
import { MapLines } from './MapLines.tsx'
import { MapNode } from './MapNode.tsx'
import { MapLegend, MapTools } from './MapTools.tsx'
import { useMapView } from './use-map-view.ts'

const neighborKeys: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

/** The integrations in a ring around the project, with the flow of data between them. */
export function IntegrationMap({ integrations }: { integrations: readonly Integration[] }) {
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [pointedId, setPointedId] = useState<string | null>(null)
  const svg = useRef<SVGSVGElement>(null)
  const map = useMapView(svg)
  if (integrations.length === 0) return <Empty>No integrations to display</Empty>

  const placeOf = (index: number) => ringPoint(index, integrations.length)
  const reach = ringReach(integrations.length)
  const selectedIndex = integrations.findIndex(({ id }) => id === selectedId)
  const selected = integrations[selectedIndex]
  const nodes = () => svg.current!.querySelectorAll<HTMLElement>('.map-node')

  function close() {
    setSelectedId(null)
    nodes()[selectedIndex]?.focus()
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && selected) return close()
    const steps = neighborKeys[event.key]
    const index = [...nodes()].findIndex((node) => node === event.target)
    if (steps === undefined || index < 0) return
    event.preventDefault()
    nodes()[ringNeighbor(index, steps, integrations.length)]?.focus()
  }

  return (
    // The group handles key presses on the buttons inside it.
    <div className="integration-map" role="group" aria-label="Map" onKeyDown={handleKey}>
      <div className="map-bar">
        <MapLegend />
        <MapTools
          zoom={map.zoom}
          onZoomIn={map.zoomIn}
          onZoomOut={map.zoomOut}
          onReset={map.reset}
        />
      </div>
      <div className="map-canvas">
        <div className="map-room">
          <svg
            ref={svg}
            viewBox={`${-reach} -300 ${2 * reach} 600`}
            data-dragging={map.isDragging}
            data-near={map.zoom > 1}
            {...map.dragging}
          >
            <g
              className="map-world"
              transform={`translate(${map.pan.x} ${map.pan.y}) scale(${map.zoom})`}
            >
              <MapLines lines={linesBetween(integrations)} litId={pointedId ?? selectedId} />
              <g className="map-core">
                <rect x={-82} y={-34} width={164} height={68} rx={4} />
                <text y={1}>{PROJECT_CORE.name}</text>
              </g>
              {integrations.map((integration, index) => (
                <MapNode
                  key={integration.id}
                  integration={integration}
                  at={placeOf(index)}
                  isSelected={integration.id === selectedId}
                  isPointedAt={integration.id === pointedId}
                  onSelect={() =>
                    setSelectedId(integration.id === selectedId ? null : integration.id)
                  }
                  onPoint={(isPointedAt) => setPointedId(isPointedAt ? integration.id : null)}
                  onFocus={() => map.show(placeOf(index))}
                />
              ))}
            </g>
          </svg>
        </div>
        {selected && <MapDetail key={selected.id} integration={selected} onClose={close} />}
      </div>
    </div>
  )
}
