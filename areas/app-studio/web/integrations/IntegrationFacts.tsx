import { fullCount } from '#web/ui/count.ts'
import { ArrowLeft, ArrowRight, MoveHorizontal } from '#web/ui/more-icons.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import type { Connection, Integration } from '../../contracts/integrations.ts'
import { throughputText } from './integration-words.ts'

const typeNames: Record<Integration['type'], string> = {
  database: 'Database',
  storage: 'Storage',
  auth: 'Sign-in',
  api: 'API',
  other: 'Other',
}

const flows = {
  input: { Icon: ArrowLeft, word: 'from' },
  output: { Icon: ArrowRight, word: 'to' },
  bidirectional: { Icon: MoveHorizontal, word: 'to and from' },
} as const

const connectionTones = { active: 'success', error: 'error', inactive: 'line' } as const

/** The facts about an integration, without its credentials. */
export function IntegrationFacts({ integration }: { integration: Integration }) {
  const { name, type, apiVersion, description, metrics, connections } = integration
  return (
    <>
      <div className="integration-about">
        <p dir="auto">{description}</p>
        <p className="meta">
          {typeNames[type]}
          {apiVersion !== undefined && `, version ${apiVersion.replace(/^v/, '')}`}
        </p>
      </div>
      <dl className="integration-metrics">
        <div>
          <dt>Requests/min</dt>
          <dd>{fullCount(metrics.requestsPerMin)}</dd>
        </div>
        <div>
          <dt>Error rate</dt>
          <dd>{metrics.errorRate}%</dd>
        </div>
        <div>
          <dt>Avg. latency</dt>
          <dd>{fullCount(metrics.avgLatency)} ms</dd>
        </div>
      </dl>
      <div className="integration-connections">
        <p className="integration-part">Connections</p>
        <ul aria-label={`Connections of ${name}`}>
          {connections.map((connection) => (
            <ConnectionRow key={connection.id} connection={connection} />
          ))}
        </ul>
      </div>
    </>
  )
}

function ConnectionRow({ connection }: { connection: Connection }) {
  const { targetName, dataFlow, status, throughput } = connection
  const { Icon, word } = flows[dataFlow]
  return (
    <li>
      <Icon aria-hidden="true" />
      <span className="visually-hidden">{word}</span>
      <span dir="auto">{targetName}</span>
      <Badge tone={connectionTones[status]}>{status}</Badge>
      <span className="integration-throughput">{throughputText(throughput)}</span>
    </li>
  )
}
