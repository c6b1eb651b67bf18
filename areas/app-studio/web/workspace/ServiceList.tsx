import { useId, useState } from 'react'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { count } from '#web/ui/count.ts'
import { CopyButton } from '#web/ui/controls/CopyButton.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { ChevronRight } from '#web/ui/icons.ts'
import { Eye, EyeOff } from '#web/ui/more-icons.ts'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { Credential, Integration } from '../../contracts/integrations.ts'
import { useCredential } from '../use-credential.ts'

const tones = {
  healthy: 'success',
  warning: 'warn',
  error: 'error',
  inactive: 'neutral',
} as const satisfies Record<Integration['status'], string>

/**
 * The mask for hidden values. Its length is fixed, so that it does not reveal the length of a
 * password.
 */
const MASK = '•'.repeat(8)

interface ServiceListProps {
  projectId: string
  services: readonly Integration[]
}

export function ServiceList({ projectId, services }: ServiceListProps) {
  if (services.length === 0) return <p className="vibe-nothing">No integrations configured</p>
  return (
    <ul className="vibe-rows" aria-label="Integrations">
      {services.map((service) => (
        <Service key={service.id} projectId={projectId} service={service} />
      ))}
    </ul>
  )
}

interface ServiceProps {
  projectId: string
  service: Integration
}

function Service({ projectId, service }: ServiceProps) {
  const { name, status, apiVersion, description, lastSync, connections, credentials } = service
  const [isOpen, setOpen] = useState(false)
  const bodyId = useId()
  return (
    <li className="vibe-service">
      <div className="vibe-row-head">
        <h4>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? bodyId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight />
            {name}
          </button>
        </h4>
        <Badge tone={tones[status]} dot>
          {status}
        </Badge>
      </div>
      <p className="meta">
        {count(credentials.length, 'key')}, {count(connections.length, 'connection')}
      </p>
      {isOpen && (
        <div id={bodyId}>
          <p>{description}</p>
          <p className="meta">
            {apiVersion && `${apiVersion}, `}synced <TimeAgo time={lastSync} inSentence />
          </p>
          {credentials.length > 0 && (
            <dl className="vibe-credentials">
              {credentials.map((each) => (
                <CredentialRow key={each.id} projectId={projectId} credential={each} />
              ))}
            </dl>
          )}
        </div>
      )}
    </li>
  )
}

interface CredentialRowProps {
  projectId: string
  credential: Credential
}

function CredentialRow({ projectId, credential }: CredentialRowProps) {
  const { key, isEncrypted } = credential
  const { value, toggle, read } = useCredential(projectId, credential)
  const isHidden = value === null
  return (
    <div>
      <dt>{key}</dt>
      <dd>
        <code>{value ?? MASK}</code>
        {isEncrypted && (
          <IconButton
            size="s"
            label={`${isHidden ? 'Show' : 'Hide'} ${key}`}
            icon={isHidden ? <Eye /> : <EyeOff />}
            onClick={() => void toggle()}
          />
        )}
        <CopyButton label={`Copy ${key}`} text={read} />
      </dd>
    </div>
  )
}
