import type { SampleProject } from '../sample-project.ts'
import { wireDeskAgents } from './agents.ts'
import { wireDeskDocuments } from './documents.ts'
import { wireDeskIntegrations } from './integrations.ts'
import { wireDeskPlan } from './plan.ts'

export const wireDesk: SampleProject = {
  about: {
    id: 'wire-desk',
    name: 'Wire Desk',
    description:
      'A newsroom’s inbox: agency copy, letters and tips by story, with who has already read what.',
    stack: ['Svelte', 'Node.js', 'Redis'],
    branch: 'main',
    collaborators: 3,
    status: 'active',
    health: 'warning',
    integrations: {
      backend: { name: 'Copy flow', status: 'healthy', uptime: 0.998 },
      frontend: { name: 'Desk', status: 'healthy', uptime: 0.999 },
      database: { name: 'Redis', status: 'warning', uptime: 0.986 },
      thirdParty: { name: 'Agency feeds', status: 'error', uptime: 0.924 },
      server: { name: 'Newsroom rack', status: 'healthy', uptime: 0.997 },
    },
    businessMetrics: { mrr: 5300, activeUsers: 118, conversion: 2.9, churnRate: 3.4 },
  },
  measured: { deploymentsToday: 0, uptime: 0.9931 },
  stage: 'alpha',
  updatedMinutesAgo: 60 * 26,
  plan: wireDeskPlan,
  agents: wireDeskAgents,
  documents: { updatedMinutesAgo: 60 * 30, pages: wireDeskDocuments },
  integrations: wireDeskIntegrations,
}
