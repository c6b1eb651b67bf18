import { useId, useState } from 'react'
import { count } from '#web/ui/count.ts'
import { ChevronRight } from '#web/ui/icons.ts'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { Integration } from '../../contracts/integrations.ts'
import { CredentialList } from './CredentialList.tsx'
import { IntegrationFacts } from './IntegrationFacts.tsx'
import { StatusBadge, TypeIcon } from './IntegrationSigns.tsx'

interface IntegrationCardProps {
  projectId: string
  integration: Integration
}

/** A card that is one line until it is opened. */
export function IntegrationCard({ projectId, integration }: IntegrationCardProps) {
  const { name, type, status, lastSync, connections, credentials } = integration
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <li className="integration">
      <header>
        <TypeIcon type={type} />
        <h4>
          <button
            type="button"
            dir="auto"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {name}
          </button>
        </h4>
        <StatusBadge status={status} />
        <p className="meta">
          <span>{count(credentials.length, 'key')}</span>
          <span>{count(connections.length, 'connection')}</span>
          <span>
            synced <TimeAgo time={lastSync} inSentence />
          </span>
        </p>
        <ChevronRight />
      </header>
      {isOpen && (
        <div id={id} className="integration-details">
          <IntegrationFacts integration={integration} />
          <CredentialList projectId={projectId} name={name} credentials={credentials} />
        </div>
      )}
    </li>
  )
}
