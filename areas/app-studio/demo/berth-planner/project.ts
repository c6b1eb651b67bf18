import type { SampleProject } from '../sample-project.ts'
import { berthPlannerAgents } from './agents.ts'
import { berthPlannerDocuments } from './documents.ts'
import { berthPlannerIntegrations } from './integrations.ts'
import { berthPlannerPlan } from './plan.ts'

export const berthPlanner: SampleProject = {
  about: {
    id: 'berth-planner',
    name: 'Berth Planner',
    description:
      'Which ship lies where and for how long: a plan that redraws itself when weather or pilots are late.',
    stack: ['React', 'TypeScript', 'PostgreSQL'],
    branch: 'main',
    collaborators: 3,
    status: 'active',
    health: 'good',
    integrations: {
      backend: { name: 'Quay API', status: 'healthy', uptime: 0.9997 },
      frontend: { name: 'Plan board', status: 'healthy', uptime: 0.9999 },
      database: { name: 'PostgreSQL', status: 'healthy', uptime: 0.9998 },
      thirdParty: { name: 'Tide tables', status: 'warning', uptime: 0.982 },
      server: { name: 'Harbor office', status: 'healthy', uptime: 0.9994 },
    },
    businessMetrics: { mrr: 12_480, activeUsers: 342, conversion: 4.8, churnRate: 1.2 },
  },
  measured: { deploymentsToday: 3, uptime: 0.9994 },
  stage: 'mvp',
  updatedMinutesAgo: 25,
  plan: berthPlannerPlan,
  agents: berthPlannerAgents,
  documents: { updatedMinutesAgo: 60 * 5, pages: berthPlannerDocuments },
  integrations: berthPlannerIntegrations,
}
