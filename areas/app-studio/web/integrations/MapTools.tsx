import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Plus } from '#web/ui/icons.ts'
import { Minus, RotateCcw } from '#web/ui/more-icons.ts'
import type { Connection, Integration } from '../../contracts/integrations.ts'
import { StatusIcon } from './IntegrationSigns.tsx'

interface MapToolsProps {
  zoom: number
  onZoomIn: () => void
  onZoomOut: () => void
  onReset: () => void
}

export function MapTools({ zoom, onZoomIn, onZoomOut, onReset }: MapToolsProps) {
  return (
    <div className="map-tools" role="group" aria-label="Zoom">
      <IconButton size="s" label="Zoom out" icon={<Minus />} onClick={onZoomOut} />
      <output aria-label="Zoom">{Math.round(zoom * 100)}%</output>
      <IconButton size="s" label="Zoom in" icon={<Plus />} onClick={onZoomIn} />
      <IconButton size="s" label="Reset the view" icon={<RotateCcw />} onClick={onReset} />
    </div>
  )
}

const statuses: { status: Integration['status']; label: string }[] = [
  { status: 'healthy', label: 'Healthy' },
  { status: 'warning', label: 'Warning' },
  { status: 'error', label: 'Error' },
]

const lines: { status: Connection['status']; label: string }[] = [
  { status: 'active', label: 'Data flows' },
  { status: 'error', label: 'Broken' },
  { status: 'inactive', label: 'Inactive' },
]

export function MapLegend() {
  return (
    <ul className="map-legend" aria-label="Legend">
      {statuses.map(({ status, label }) => (
        <li key={status}>
          <StatusIcon status={status} />
          {label}
        </li>
      ))}
      {lines.map(({ status, label }) => (
        <li key={label}>
          <svg viewBox="0 0 26 8" aria-hidden="true">
            <path className="map-line" data-status={status} d="M1 4h24" />
            {status === 'active' && <circle className="map-dot" cx="13" cy="4" r="3" />}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}
