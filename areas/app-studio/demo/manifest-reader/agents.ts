import type { SampleAgent } from '../sample-project.ts'

export const manifestReaderAgents: readonly SampleAgent[] = [
  {
    id: 'agent-bond',
    name: 'Bond',
    type: 'design',
    status: 'idle',
    currentTask: 'Waits for the third interview',
    capabilities: ['Interviews', 'Paper sketches'],
    activeMinutesAgo: 60 * 70,
  },
  {
    id: 'agent-loupe',
    name: 'Loupe',
    type: 'fullstack',
    status: 'active',
    currentTask: 'Tries to straighten a form from a moving deck',
    capabilities: ['Python', 'Images', 'React'],
    activeMinutesAgo: 60 * 3,
  },
  {
    id: 'agent-tare',
    name: 'Tare',
    type: 'backend',
    status: 'active',
    currentTask: 'Collects what a ton of anything should cost',
    capabilities: ['FastAPI', 'Tariffs', 'Statistics'],
    activeMinutesAgo: 60 * 2,
  },
]
