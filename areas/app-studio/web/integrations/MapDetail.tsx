import { Button } from '#web/ui/controls/Button.tsx'
import { X } from '#web/ui/icons.ts'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { Integration } from '../../contracts/integrations.ts'
import { categoryNames } from '../../integrations/integration-search.ts'
import { IntegrationFacts } from './IntegrationFacts.tsx'
import { StatusBadge } from './IntegrationSigns.tsx'

interface MapDetailProps {
  integration: Integration
  onClose: () => void
}

/**
 * The details of an integration, next to the ring or below it, so that they never cover its node.
 */
export function MapDetail({ integration, onClose }: MapDetailProps) {
  const { name, category, status, lastSync } = integration
  return (
    <section className="map-detail" aria-label={name}>
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
