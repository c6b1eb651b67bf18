import type { ProjectAgent } from '../contracts/agents.ts'
import type { Ago } from './times.ts'

export function sampleAgents(ago: Ago): ProjectAgent[] {
  return [
    {
      id: 'agent-quay',
      name: 'Quay',
      type: 'frontend',
      status: 'active',
      currentTask: 'Keyboard moves on the plan board',
      tasksCompleted: 48,
      capabilities: ['React', 'Accessibility', 'CSS'],
      lastActive: ago(2),
    },
    {
      id: 'agent-ballast',
      name: 'Ballast',
      type: 'backend',
      status: 'active',
      currentTask: 'Depth check at low water',
      tasksCompleted: 61,
      capabilities: ['PostgreSQL', 'API design'],
      lastActive: ago(6),
    },
    {
      id: 'agent-capstan',
      name: 'Capstan',
      type: 'devops',
      status: 'idle',
      currentTask: 'Waits for the next release',
      tasksCompleted: 22,
      capabilities: ['Deployments', 'Backups', 'Alerts'],
      lastActive: ago(95),
    },
    {
      id: 'agent-sounding',
      name: 'Sounding',
      type: 'qa',
      status: 'active',
      currentTask: 'Plays last March’s storm',
      tasksCompleted: 73,
      capabilities: ['Journeys', 'Property tests'],
      lastActive: ago(11),
    },
    {
      id: 'agent-pennant',
      name: 'Pennant',
      type: 'design',
      status: 'offline',
      currentTask: 'Labels for the night watch',
      tasksCompleted: 17,
      capabilities: ['Type', 'Color in bad light'],
      lastActive: ago(60 * 30),
    },
    {
      id: 'agent-bosun',
      name: 'Bosun',
      type: 'fullstack',
      status: 'idle',
      currentTask: 'Reads the roster at midnight',
      tasksCompleted: 35,
      capabilities: ['TypeScript', 'Imports', 'Small repairs'],
      lastActive: ago(200),
    },
  ]
}
