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
      stack: 'React, TypeScript, PostgreSQL',
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
        uptime: '99.94%',
      },
      integrations: {
        backend: { name: 'Quay API', status: 'healthy', uptime: '99.97%' },
        frontend: { name: 'Plan board', status: 'healthy', uptime: '99.99%' },
        database: { name: 'PostgreSQL', status: 'healthy', uptime: '99.98%' },
        thirdParty: { name: 'Tide tables', status: 'warning', uptime: '98.20%' },
        server: { name: 'Harbor office', status: 'healthy', uptime: '99.94%' },
      },
      businessMetrics: { mrr: 12_480, activeUsers: 342, conversion: 4.8, churnRate: 1.2 },
      features: [
        { id: 'f1', name: 'Tug and pilot calendar', status: 'done', dueDate: 'Oct 30' },
        { id: 'f2', name: 'Plan by drag and drop', status: 'in-progress', dueDate: 'Dec 4' },
        { id: 'f3', name: 'Storm mode', status: 'planning', dueDate: 'Jan 22' },
      ],
    },
    {
      id: 'wire-desk',
      name: 'Wire Desk',
      description:
        'A newsroom’s inbox: agency copy, letters and tips sorted by story, with who has already read what.',
      stack: 'Svelte, Node.js, Redis',
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
        uptime: '99.31%',
      },
      integrations: {
        backend: { name: 'Copy flow', status: 'healthy', uptime: '99.80%' },
        frontend: { name: 'Desk', status: 'healthy', uptime: '99.90%' },
        database: { name: 'Redis', status: 'warning', uptime: '98.60%' },
        thirdParty: { name: 'Agency feeds', status: 'error', uptime: '92.40%' },
        server: { name: 'Newsroom rack', status: 'healthy', uptime: '99.70%' },
      },
      businessMetrics: { mrr: 5300, activeUsers: 118, conversion: 2.9, churnRate: 3.4 },
      features: [
        { id: 'f1', name: 'Story threads', status: 'done', dueDate: 'Nov 2' },
        { id: 'f2', name: 'Corrections ledger', status: 'in-progress', dueDate: 'Dec 18' },
      ],
    },
    {
      id: 'manifest-reader',
      name: 'Manifest Reader',
      description:
        'Reads customs forms from a photograph and hands the doubtful lines to a person, with the reason for the doubt.',
      stack: 'Python, FastAPI, React',
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
        uptime: '100%',
      },
      integrations: {
        backend: { name: 'Line reader', status: 'healthy', uptime: '99.90%' },
        frontend: { name: 'Clerk’s view', status: 'healthy', uptime: '99.90%' },
        database: { name: 'PostgreSQL', status: 'healthy', uptime: '99.98%' },
        thirdParty: { name: 'Customs registry', status: 'warning', uptime: '97.00%' },
        server: { name: 'Test bench', status: 'healthy', uptime: '99.50%' },
      },
      businessMetrics: { mrr: 0, activeUsers: 4, conversion: 0, churnRate: 0 },
      features: [{ id: 'f1', name: 'Doubt with a reason', status: 'planning', dueDate: 'Feb 12' }],
    },
  ]
}
