import type { Integration } from '../../contracts/integrations.ts'
import { plain, secret, to, toCore } from '../integration-parts.ts'
import type { Ago } from '../times.ts'

/** The few services of a project that is still a concept. */
export function manifestReaderIntegrations(ago: Ago): Integration[] {
  return [
    {
      id: 'mr-postgres',
      name: 'PostgreSQL',
      category: 'data',
      type: 'database',
      status: 'healthy',
      apiVersion: '17.2',
      lastSync: ago(60 * 5),
      description: 'Lines read, lines doubted, and what the clerk made of them.',
      metrics: { requestsPerMin: 40, errorRate: 0, avgLatency: 5 },
      connections: [toCore('mr-1', 'bidirectional', 'active', 18_000)],
      credentials: [
        plain('mr-c1', 'DATABASE_HOST', 'bench.calderfinch.example:5432'),
        secret('mr-c2', 'DATABASE_PASSWORD', 'sample-nothing-to-declare-63'),
      ],
    },
    {
      id: 'mr-registry',
      name: 'Customs registry',
      category: 'data',
      type: 'api',
      status: 'warning',
      apiVersion: '2019-11',
      lastSync: ago(60 * 20),
      description:
        'Tariff numbers and their meanings. Open from nine to five, except when it rains on the server.',
      metrics: { requestsPerMin: 2, errorRate: 3.1, avgLatency: 2900 },
      connections: [
        toCore('mr-2', 'output', 'active', 1000),
        to('mr-3', ['mr-postgres', 'PostgreSQL'], 'output', 'inactive', 0),
      ],
      credentials: [secret('mr-c3', 'REGISTRY_TOKEN', 'sample-stamped-twice-b190')],
    },
    {
      id: 'mr-bench',
      name: 'Test bench',
      category: 'server',
      type: 'other',
      status: 'healthy',
      lastSync: ago(60 * 26),
      description: 'Reads the same two hundred photographs every night and blushes less each time.',
      metrics: { requestsPerMin: 8, errorRate: 0.5, avgLatency: 430 },
      connections: [toCore('mr-4', 'bidirectional', 'active', 90_000)],
      credentials: [secret('mr-c4', 'BENCH_DEPLOY_KEY', 'sample-crumpled-corner-9d41')],
    },
  ]
}
