import { Suspense } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Card, Cards } from '#web/ui/blocks/Cards.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { initials } from '#engine/outlets/initials.ts'
import { SourceMark } from '#web/ui/marks/SourceMark.tsx'
import { automation } from '../contract.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { ACCOUNTS_PAGE } from './accounts-page.ts'
import { useCanBuild } from './use-can-build.ts'
import { integrationStatusWords } from './status-words.ts'

const IntegrationSetup = lazyPart(
  async () => (await import('./IntegrationSetup.tsx')).IntegrationSetup,
)

export function IntegrationsPage() {
  return (
    <Panel
      title="Connected integrations"
      actions={<AccountsLink />}
      skeleton={<SkeletonLines count={14} />}
    >
      <Integrations />
    </Panel>
  )
}

/** A link to the page on which all accounts are set up. */
function AccountsLink() {
  return useCanBuild() && <PageLink page={ACCOUNTS_PAGE}>Manage accounts</PageLink>
}

function Integrations() {
  const integrations = useRead(automation.listIntegrations, {})
  if (integrations.length === 0)
    return (
      <Empty title="No accounts yet">
        Press “Manage accounts” and connect one, so that workflows can post to it or read from it.
      </Empty>
    )
  return (
    <Cards label="Connected integrations">
      {integrations.map(({ id, name, description, status, setup }) => (
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
          {setup && (
            <Suspense fallback={null}>
              <IntegrationSetup name={name} setup={setup} />
            </Suspense>
          )}
        </Card>
      ))}
    </Cards>
  )
}
