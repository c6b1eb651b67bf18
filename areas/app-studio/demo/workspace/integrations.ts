import type { Integration } from '../../contracts/integrations.ts'
import type { Ago } from '../times.ts'
import type { WorkspaceOwner } from './owners.ts'

/** Services that the code in a project's workspace may call, with invented keys. */
export function servicesOf(projectId: string, ago: Ago): Integration[] {
  return sampleServices(ago)[projectId as WorkspaceOwner] ?? []
}

function sampleServices(ago: Ago): Record<WorkspaceOwner, Integration[]> {
  const database: Integration = {
    id: 'quay-database',
    name: 'Quay Database',
    category: 'data',
    type: 'database',
    status: 'healthy',
    apiVersion: 'PostgreSQL 16',
    lastSync: ago(2),
    description: 'Quays, ships and every plan that was ever made.',
    metrics: { requestsPerMin: 840, errorRate: 0.02, avgLatency: 6 },
    connections: [
      {
        id: 'c1',
        targetId: 'tide-office',
        targetName: 'Tide Office',
        dataFlow: 'input',
        status: 'active',
        throughput: 12_000,
      },
      {
        id: 'c2',
        targetId: 'harbor-pass',
        targetName: 'Harbor Pass',
        dataFlow: 'bidirectional',
        status: 'active',
        throughput: 3000,
      },
    ],
    credentials: [
      { id: 'k1', key: 'DATABASE_HOST', value: 'db.berth-planner.example', isEncrypted: false },
      { id: 'k2', key: 'DATABASE_PASSWORD', value: 'seven-quays-and-one-more', isEncrypted: true },
    ],
  }
  const tides: Integration = {
    id: 'tide-office',
    name: 'Tide Office',
    category: 'server',
    type: 'api',
    status: 'warning',
    apiVersion: 'v2',
    lastSync: ago(55),
    description: 'Tide tables, which arrive late whenever the tide does.',
    metrics: { requestsPerMin: 4, errorRate: 1.8, avgLatency: 920 },
    connections: [
      {
        id: 'c3',
        targetId: 'quay-database',
        targetName: 'Quay Database',
        dataFlow: 'output',
        status: 'active',
        throughput: 12_000,
      },
    ],
    credentials: [
      { id: 'k3', key: 'TIDE_API_KEY', value: 'tide-4f19-ansel-0c72', isEncrypted: true },
    ],
  }
  const pass: Integration = {
    id: 'harbor-pass',
    name: 'Harbor Pass',
    category: 'identity',
    type: 'auth',
    status: 'healthy',
    lastSync: ago(9),
    description: 'Says who somebody is, and which gate they may open.',
    metrics: { requestsPerMin: 31, errorRate: 0.1, avgLatency: 48 },
    connections: [],
    credentials: [
      { id: 'k4', key: 'PASS_CLIENT_ID', value: 'berth-planner', isEncrypted: false },
      { id: 'k5', key: 'PASS_CLIENT_SECRET', value: 'gate-nine-opens-inward', isEncrypted: true },
    ],
  }
  const horn: Integration = {
    id: 'fog-horn',
    name: 'Fog Horn',
    category: 'communication',
    type: 'other',
    status: 'inactive',
    lastSync: ago(60 * 24 * 12),
    description: 'Calls the night watch. Switched off since it called the whole town.',
    metrics: { requestsPerMin: 0, errorRate: 0, avgLatency: 0 },
    connections: [],
    credentials: [],
  }
  const copy: Integration = {
    id: 'agency-copy',
    name: 'Agency Copy',
    category: 'server',
    type: 'api',
    status: 'error',
    lastSync: ago(60 * 27),
    description: 'What the agencies send, in the order in which they remember to.',
    metrics: { requestsPerMin: 22, errorRate: 7.6, avgLatency: 1400 },
    connections: [],
    credentials: [
      { id: 'k6', key: 'AGENCY_TOKEN', value: 'copy-no-mercy-1970', isEncrypted: true },
    ],
  }
  return {
    'berth-planner': [database, tides, pass, horn],
    'wire-desk': [copy],
    'manifest-reader': [],
  }
}
