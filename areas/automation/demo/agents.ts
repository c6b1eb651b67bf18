import type { Agent } from '../contract.ts'

export const sampleAgents: readonly Agent[] = [
  {
    id: 'quayside',
    name: 'Quayside',
    description: 'Answers captains who ask for a berth, in nine languages and any weather.',
    type: 'Customer service',
    status: 'active',
    conversations: 1284,
  },
  {
    id: 'second-reader',
    name: 'Second Reader',
    description: 'Reads every story before it goes, and asks the one question nobody wrote down.',
    type: 'Copy editing',
    status: 'active',
    conversations: 3907,
  },
  {
    id: 'purser',
    name: 'Purser',
    description: 'Explains an invoice line by line, as often as it takes.',
    type: 'Billing',
    status: 'active',
    conversations: 412,
  },
  {
    id: 'lookout',
    name: 'Lookout',
    description: 'Watches the gauges at night and wakes a person when they disagree.',
    type: 'Monitoring',
    status: 'active',
    conversations: 96,
  },
  {
    id: 'apprentice',
    name: 'Apprentice',
    description: 'Learns which customs form belongs to which cargo. Bananas are done.',
    type: 'Paperwork',
    status: 'training',
    conversations: 27,
  },
  {
    id: 'archivist',
    name: 'Archivist',
    description:
      'Finds the story from 1974 that today’s story forgot. Still learning the handwriting.',
    type: 'Research',
    status: 'training',
    conversations: 140,
  },
  {
    id: 'night-porter',
    name: 'Night Porter',
    description:
      'Let people back into their accounts after midnight. Rests until the new lock is in.',
    type: 'Help desk',
    status: 'paused',
    conversations: 658,
  },
]
