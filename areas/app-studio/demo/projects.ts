import type { Project } from '../contract.ts'
import type { Ago } from './times.ts'

/** What Calder & Finch build. */
export function sampleProjects(ago: Ago): Project[] {
  return [
    {
      id: 'berth-planner',
      name: 'Berth Planner',
      description:
        'Which ship lies where and for how long: a plan of the quays of Port Ansel that redraws itself when the weather or a pilot is late.',
      stack: ['React', 'TypeScript', 'PostgreSQL'],
      branch: 'main',
      collaborators: 3,
      status: 'active',
      progress: 68,
      lastUpdated: ago(25),
      health: 'good',
      roadmap: {
        currentPhase: 'Harbor trial',
        totalPhases: 4,
        completedMilestones: 3,
        totalMilestones: 5,
      },
      metrics: {
        velocity: 42,
        completedTasks: 87,
        totalTasks: 128,
        deploymentsToday: 3,
        uptime: 0.9994,
      },
      integrations: {
        backend: { name: 'Quay API', status: 'healthy', uptime: 0.9997 },
        frontend: { name: 'Plan board', status: 'healthy', uptime: 0.9999 },
        database: { name: 'PostgreSQL', status: 'healthy', uptime: 0.9998 },
        thirdParty: { name: 'Tide tables', status: 'warning', uptime: 0.982 },
        server: { name: 'Harbor office', status: 'healthy', uptime: 0.9994 },
      },
      businessMetrics: { mrr: 12_480, activeUsers: 342, conversion: 4.8, churnRate: 1.2 },
      features: [
        { id: 'f1', name: 'Tug and pilot calendar', status: 'done', dueDate: '2026-10-30' },
        { id: 'f2', name: 'Plan by drag and drop', status: 'in-progress', dueDate: '2026-12-04' },
        { id: 'f3', name: 'Storm mode', status: 'planning', dueDate: '2027-01-22' },
      ],
    },
    {
      id: 'wire-desk',
      name: 'Wire Desk',
      description:
        'A newsroom’s inbox: agency copy, letters and tips sorted by story, with who has already read what.',
      stack: ['Svelte', 'Node.js', 'Redis'],
      branch: 'main',
      collaborators: 3,
      status: 'active',
      progress: 41,
      lastUpdated: ago(60 * 26),
      health: 'warning',
      roadmap: {
        currentPhase: 'First desk',
        totalPhases: 3,
        completedMilestones: 2,
        totalMilestones: 6,
      },
      metrics: {
        velocity: 31,
        completedTasks: 52,
        totalTasks: 126,
        deploymentsToday: 1,
        uptime: 0.9931,
      },
      integrations: {
        backend: { name: 'Copy flow', status: 'healthy', uptime: 0.998 },
        frontend: { name: 'Desk', status: 'healthy', uptime: 0.999 },
        database: { name: 'Redis', status: 'warning', uptime: 0.986 },
        thirdParty: { name: 'Agency feeds', status: 'error', uptime: 0.924 },
        server: { name: 'Newsroom rack', status: 'healthy', uptime: 0.997 },
      },
      businessMetrics: { mrr: 5300, activeUsers: 118, conversion: 2.9, churnRate: 3.4 },
      features: [
        { id: 'f1', name: 'Story threads', status: 'done', dueDate: '2026-11-02' },
        { id: 'f2', name: 'Corrections ledger', status: 'in-progress', dueDate: '2026-12-18' },
      ],
    },
    {
      id: 'manifest-reader',
      name: 'Manifest Reader',
      description:
        'Reads customs forms from a photograph and hands the doubtful lines to a person, with the reason for the doubt.',
      stack: ['Python', 'FastAPI', 'React'],
      branch: 'main',
      collaborators: 3,
      status: 'planning',
      progress: 12,
      lastUpdated: ago(60 * 24 * 3),
      health: 'good',
      roadmap: {
        currentPhase: 'Interviews',
        totalPhases: 5,
        completedMilestones: 0,
        totalMilestones: 10,
      },
      metrics: {
        velocity: 12,
        completedTasks: 9,
        totalTasks: 74,
        deploymentsToday: 0,
        uptime: 1,
      },
      integrations: {
        backend: { name: 'Line reader', status: 'healthy', uptime: 0.999 },
        frontend: { name: 'Clerk’s view', status: 'healthy', uptime: 0.999 },
        database: { name: 'PostgreSQL', status: 'healthy', uptime: 0.9998 },
        thirdParty: { name: 'Customs registry', status: 'warning', uptime: 0.97 },
        server: { name: 'Test bench', status: 'healthy', uptime: 0.995 },
      },
      businessMetrics: { mrr: 0, activeUsers: 4, conversion: 0, churnRate: 0 },
      features: [
        { id: 'f1', name: 'Doubt with a reason', status: 'planning', dueDate: '2027-02-12' },
      ],
    },
  ]
}
