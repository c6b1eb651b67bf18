import { Button } from '#web/ui/controls/Button.tsx'
import { X } from '#web/ui/icons.ts'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { Integration } from '../../contracts/integrations.ts'
import type { Point } from '../../integrations/integration-ring.ts'
import { categoryNames } from '../../integrations/integration-search.ts'
import { IntegrationFacts } from './IntegrationFacts.tsx'
import { StatusBadge } from './IntegrationSigns.tsx'

interface MapDetailProps {
  integration: Integration
  /** Where it stands: where there is little room, the panel opens on the other side. */
  at: Point
  onClose: () => void
}

export function MapDetail({ integration, at, onClose }: MapDetailProps) {
  const { name, category, status, lastSync } = integration
  return (
    <section className="map-detail" aria-label={name} data-right={at.x < 1} data-bottom={at.y < 1}>
      <header>
        <div>
          <p className="meta">
            {categoryNames[category]}, synced <TimeAgo time={lastSync} inSentence />
          </p>
          <h3 dir="auto">{name}</h3>
          <StatusBadge status={status} />
        </div>
        <Button size="s" icon={<X />} onClick={onClose}>
          Close
        </Button>
      </header>
      <IntegrationFacts integration={integration} />
    </section>
  )
}
