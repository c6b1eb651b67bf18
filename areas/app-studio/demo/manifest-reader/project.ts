import type { SampleProject } from '../sample-project.ts'
import { manifestReaderAgents } from './agents.ts'
import { manifestReaderDocuments } from './documents.ts'
import { manifestReaderIntegrations } from './integrations.ts'
import { manifestReaderPlan } from './plan.ts'

export const manifestReader: SampleProject = {
  about: {
    id: 'manifest-reader',
    name: 'Manifest Reader',
    description:
      'Reads customs forms from a photo and hands doubtful lines to a person, with the reason.',
    stack: ['Python', 'FastAPI', 'React'],
    branch: 'main',
    collaborators: 3,
    status: 'planning',
    health: 'good',
    integrations: {
      backend: { name: 'Line reader', status: 'healthy', uptime: 0.999 },
      frontend: { name: 'Clerk’s view', status: 'healthy', uptime: 0.999 },
      database: { name: 'PostgreSQL', status: 'healthy', uptime: 0.9998 },
      thirdParty: { name: 'Customs registry', status: 'warning', uptime: 0.97 },
      server: { name: 'Test bench', status: 'healthy', uptime: 0.995 },
    },
    businessMetrics: { mrr: 0, activeUsers: 4, conversion: 0, churnRate: 0 },
  },
  measured: { deploymentsToday: 0, uptime: 1 },
  stage: 'concept',
  updatedMinutesAgo: 60 * 24 * 3,
  plan: manifestReaderPlan,
  agents: manifestReaderAgents,
  documents: { updatedMinutesAgo: 60 * 24 * 3, pages: manifestReaderDocuments },
  integrations: manifestReaderIntegrations,
}
