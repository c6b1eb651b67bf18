import type { SampleAgent } from '../sample-project.ts'

export const wireDeskAgents: readonly SampleAgent[] = [
  {
    id: 'agent-galley',
    name: 'Galley',
    type: 'backend',
    status: 'active',
    currentTask: 'Follows a mistake into nine other newspapers',
    capabilities: ['Node.js', 'Redis', 'Text matching'],
    activeMinutesAgo: 12,
  },
  {
    id: 'agent-byline',
    name: 'Byline',
    type: 'frontend',
    status: 'idle',
    currentTask: 'Waits for the sound of the new bell',
    capabilities: ['Svelte', 'Keyboard shortcuts'],
    activeMinutesAgo: 60 * 26,
  },
  {
    id: 'agent-stet',
    name: 'Stet',
    type: 'qa',
    status: 'active',
    currentTask: 'Collects headlines that are older than their agency',
    capabilities: ['Replays', 'Odd dates', 'Load tests'],
    activeMinutesAgo: 21,
  },
  {
    id: 'agent-pica',
    name: 'Pica',
    type: 'design',
    status: 'offline',
    currentTask: 'Sets a correction in the size of its mistake',
    capabilities: ['Type', 'Print'],
    activeMinutesAgo: 60 * 40,
  },
]
