import type { Integration } from '../../contracts/integrations.ts'
import { plain, secret, to, toCore } from '../integration-parts.ts'
import type { Ago } from '../times.ts'

const postgres = ['bp-postgres', 'PostgreSQL'] as const
const harborOffice = ['bp-harbor-office', 'Harbor office'] as const
const portPass = ['bp-port-pass', 'Port Pass'] as const
const chartLocker = ['bp-chart-locker', 'Chart locker'] as const

/** The services that the sample app for planning berths gets its data from. */
export function berthPlannerIntegrations(ago: Ago): Integration[] {
  return [
    {
      id: 'bp-quay-dues',
      name: 'Quay Dues',
      category: 'payment',
      type: 'api',
      status: 'healthy',
      apiVersion: 'v3.1',
      lastSync: ago(4),
      description:
        'Bills every hour alongside, tugs included, and sends each shipping agent one invoice a month instead of forty.',
      metrics: { requestsPerMin: 38, errorRate: 0.1, avgLatency: 142 },
      connections: [
        toCore('bp-1', 'bidirectional', 'active', 14_000),
        to('bp-2', postgres, 'output', 'active', 6000),
      ],
      credentials: [
        secret('bp-c1', 'QUAY_DUES_KEY', 'sample-dues-7f31-anchor-0992'),
        plain('bp-c2', 'QUAY_DUES_PORT', 'PORT-ANSEL'),
      ],
    },
    {
      id: 'bp-tides',
      name: 'Tide tables',
      category: 'data',
      type: 'api',
      status: 'warning',
      apiVersion: 'v1.8',
      lastSync: ago(52),
      description:
        'Water levels for the next ten days. The gauge at Gull Point answers late when it rains, which is when it matters.',
      metrics: { requestsPerMin: 12, errorRate: 2.6, avgLatency: 870 },
      connections: [
        toCore('bp-3', 'output', 'active', 3000),
        to('bp-4', postgres, 'output', 'active', 3000),
      ],
      credentials: [
        secret('bp-c3', 'TIDES_TOKEN', 'sample-tide-ebb4-flow8-5510'),
        plain('bp-c4', 'TIDES_STATION', 'gull-point-2'),
      ],
    },
    {
      id: 'bp-postgres',
      name: 'PostgreSQL',
      category: 'data',
      type: 'database',
      status: 'healthy',
      apiVersion: '17.2',
      lastSync: ago(0),
      description:
        'Berths, ships and every promise made about when one will lie in the other. Nothing is planned that is not written here first.',
      metrics: { requestsPerMin: 1840, errorRate: 0.02, avgLatency: 6 },
      connections: [
        toCore('bp-5', 'bidirectional', 'active', 1_200_000),
        to('bp-6', chartLocker, 'output', 'inactive', 0),
        to('bp-7', harborOffice, 'input', 'active', 22_000),
      ],
      credentials: [
        plain('bp-c5', 'DATABASE_HOST', 'ledger.calderfinch.example:5432'),
        secret('bp-c6', 'DATABASE_PASSWORD', 'sample-brass-lantern-quay-nine'),
      ],
    },
    {
      id: 'bp-chart-locker',
      name: 'Chart locker',
      category: 'data',
      type: 'storage',
      status: 'healthy',
      lastSync: ago(60 * 9),
      description:
        'Depth soundings, quay drawings and the nightly backup. Opened mostly by people who want to know how it was before the dredging.',
      metrics: { requestsPerMin: 3, errorRate: 0, avgLatency: 96 },
      connections: [toCore('bp-8', 'output', 'active', 240_000)],
      credentials: [
        plain('bp-c7', 'LOCKER_BUCKET', 'berth-planner-charts'),
        secret('bp-c8', 'LOCKER_ACCESS', 'sample-locker-33c0-deep-water'),
        secret('bp-c9', 'LOCKER_SECRET', 'sample-fathoms-by-the-mark-twain-4471'),
      ],
    },
    {
      id: 'bp-harbor-office',
      name: 'Harbor office',
      category: 'server',
      type: 'other',
      status: 'healthy',
      lastSync: ago(1),
      description:
        'The machine under the stairs of the harbor office. Runs the plan board when the line to the mainland is down.',
      metrics: { requestsPerMin: 610, errorRate: 0.3, avgLatency: 18 },
      connections: [
        toCore('bp-10', 'bidirectional', 'active', 310_000),
        to('bp-11', portPass, 'input', 'active', 2000),
      ],
      credentials: [secret('bp-c10', 'OFFICE_DEPLOY_KEY', 'sample-under-the-stairs-81d2')],
    },
    {
      id: 'bp-pilot-radio',
      name: 'Pilot radio',
      category: 'communication',
      type: 'api',
      status: 'healthy',
      apiVersion: 'v2.0',
      lastSync: ago(7),
      description:
        'Tells pilots and tugs where to go, as a text message or read out over channel 12 in a voice they have learned to trust.',
      metrics: { requestsPerMin: 9, errorRate: 0.4, avgLatency: 310 },
      connections: [
        toCore('bp-12', 'input', 'active', 1000),
        to('bp-13', harborOffice, 'bidirectional', 'active', 4000),
      ],
      credentials: [
        plain('bp-c11', 'RADIO_CHANNEL', '12'),
        secret('bp-c12', 'RADIO_SIGNING_KEY', 'sample-over-and-out-6e07'),
      ],
    },
    {
      id: 'bp-port-pass',
      name: 'Port Pass',
      category: 'identity',
      type: 'auth',
      status: 'healthy',
      apiVersion: 'v4',
      lastSync: ago(3),
      description:
        'Signs in pilots, agents and the harbor office with the cards they already wear around their necks.',
      metrics: { requestsPerMin: 74, errorRate: 0.2, avgLatency: 58 },
      connections: [toCore('bp-9', 'output', 'active', 5000)],
      credentials: [
        plain('bp-c13', 'PASS_CLIENT_ID', 'berth-planner'),
        secret('bp-c14', 'PASS_CLIENT_SECRET', 'sample-lanyard-0b5e-gangway-17'),
      ],
    },
    {
      id: 'bp-fog-signal',
      name: 'Fog signal',
      category: 'monitoring',
      type: 'other',
      status: 'error',
      apiVersion: 'v0.9',
      lastSync: ago(60 * 14),
      description:
        'Sounds the alarm when the plan board falls silent. Has itself been silent since its update last night.',
      metrics: { requestsPerMin: 0, errorRate: 100, avgLatency: 0 },
      connections: [
        toCore('bp-14', 'input', 'error', 0),
        to('bp-15', ['bp-pilot-radio', 'Pilot radio'], 'output', 'error', 0),
      ],
      credentials: [secret('bp-c15', 'FOG_WEBHOOK', 'sample-two-long-one-short-c3a9')],
    },
  ]
}
