import type { Integration } from '../../contracts/integrations.ts'
import { plain, secret, to, toCore } from '../integration-parts.ts'
import type { Ago } from '../times.ts'

const redis = ['wd-redis', 'Redis'] as const
const rack = ['wd-rack', 'Newsroom rack'] as const

/** The services that supply the newsroom's copy, and those that queue it. */
export function wireDeskIntegrations(ago: Ago): Integration[] {
  return [
    {
      id: 'wd-agencies',
      name: 'Agency feeds',
      category: 'communication',
      type: 'api',
      status: 'error',
      apiVersion: 'v2.4',
      lastSync: ago(95),
      description:
        'Copy from five wire agencies. One of them renamed every field on a Friday and went home.',
      metrics: { requestsPerMin: 240, errorRate: 18.5, avgLatency: 1240 },
      connections: [
        toCore('wd-1', 'output', 'error', 11_000),
        to('wd-2', redis, 'output', 'active', 64_000),
      ],
      credentials: [
        secret('wd-c1', 'AGENCY_TOKEN', 'sample-dateline-90f4-stop-press'),
        plain('wd-c2', 'AGENCY_DESK', 'calder-finch-trial'),
      ],
    },
    {
      id: 'wd-redis',
      name: 'Redis',
      category: 'data',
      type: 'database',
      status: 'warning',
      apiVersion: '7.4',
      lastSync: ago(2),
      description:
        'Who has read which piece, and who is reading it now. Runs out of room when two elections fall on one day.',
      metrics: { requestsPerMin: 5200, errorRate: 1.4, avgLatency: 3 },
      connections: [
        toCore('wd-3', 'bidirectional', 'active', 2_800_000),
        to('wd-4', rack, 'bidirectional', 'active', 420_000),
      ],
      credentials: [secret('wd-c3', 'REDIS_PASSWORD', 'sample-read-by-nobody-yet-52')],
    },
    {
      id: 'wd-letterbox',
      name: 'Letterbox',
      category: 'communication',
      type: 'other',
      status: 'healthy',
      lastSync: ago(12),
      description: 'Letters to the editor and tips from strangers, kept apart until someone looks.',
      metrics: { requestsPerMin: 6, errorRate: 0, avgLatency: 210 },
      connections: [toCore('wd-5', 'output', 'active', 2000)],
      credentials: [
        plain('wd-c4', 'LETTERBOX_ADDRESS', 'tips@wiredesk.example'),
        secret('wd-c5', 'LETTERBOX_KEY', 'sample-sealed-envelope-1c88'),
      ],
    },
    {
      id: 'wd-rack',
      name: 'Newsroom rack',
      category: 'server',
      type: 'other',
      status: 'healthy',
      lastSync: ago(5),
      description: 'Two machines beside the coffee maker, which is on a different fuse by now.',
      metrics: { requestsPerMin: 980, errorRate: 0.2, avgLatency: 24 },
      connections: [toCore('wd-6', 'bidirectional', 'active', 760_000)],
      credentials: [secret('wd-c6', 'RACK_DEPLOY_KEY', 'sample-second-fuse-e72b')],
    },
    {
      id: 'wd-press-card',
      name: 'Press card',
      category: 'identity',
      type: 'auth',
      status: 'healthy',
      apiVersion: 'v1.2',
      lastSync: ago(30),
      description: 'Knows who sits at the desk, and who only says so.',
      metrics: { requestsPerMin: 15, errorRate: 0.1, avgLatency: 75 },
      connections: [
        toCore('wd-7', 'output', 'active', 1000),
        to('wd-8', rack, 'input', 'inactive', 0),
      ],
      credentials: [secret('wd-c7', 'PRESS_CARD_SECRET', 'sample-byline-407-countersigned')],
    },
  ]
}
