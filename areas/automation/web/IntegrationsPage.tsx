import { useRead } from '#web/asking/api.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Card, Cards } from '#web/ui/blocks/Cards.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { initials } from '#engine/pictures/initials.ts'
import { SourceMark } from '#web/ui/marks/SourceMark.tsx'
import { automation } from '../contract.ts'
import { integrationStatusWords } from './status-words.ts'

export function IntegrationsPage() {
  return (
    <Panel title="Connected integrations" skeleton={<SkeletonLines count={14} />}>
      <Integrations />
    </Panel>
  )
}

function Integrations() {
  const integrations = useRead(automation.listIntegrations, {})
  return (
    <Cards label="Connected integrations">
      {integrations.map(({ id, name, description, status }) => (
        <Card
          key={id}
          title={name}
          icon={<SourceMark outlet={{ name, logo: initials(name) }} size={28} />}
          mark={
            <Badge tone={status === 'connected' ? 'success' : 'warn'} dot>
              {integrationStatusWords[status]}
            </Badge>
          }
        >
          <p>{description}</p>
        </Card>
      ))}
    </Cards>
  )
}
