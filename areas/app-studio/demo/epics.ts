import type { Epic, WbsEntry } from '../contracts/planning.ts'

export const sampleWbs: readonly WbsEntry[] = [
  { id: 'wbs-plan', name: '1 The plan itself' },
  { id: 'wbs-people', name: '2 Pilots, tugs and the office' },
  { id: 'wbs-weather', name: '3 Weather and water' },
]

export const sampleEpics: readonly Epic[] = [
  {
    id: 'epic-drag',
    title: 'Plan by drag and drop',
    description: 'Move a call along the quay or into another hour, and see what it pushes aside.',
    status: 'in-progress',
    progress: 64,
    targetDate: '2026-12-04',
    wbsId: 'wbs-plan',
    stories: [
      {
        id: 'story-conflicts',
        title: 'See conflicts before they happen',
        description: 'Two ships, one bollard.',
        status: 'in-progress',
        epicId: 'epic-drag',
        points: 8,
        tasks: [
          {
            id: 'task-overlap',
            title: 'Mark overlapping calls',
            description: 'In length as well as in time.',
            status: 'done',
            assignee: 'Ines Calder',
            priority: 'high',
            storyId: 'story-conflicts',
          },
          {
            id: 'task-draught',
            title: 'Check draft against depth at low water',
            description: 'With the tide table of the day.',
            status: 'in-progress',
            assignee: 'Tomas Finch',
            priority: 'critical',
            storyId: 'story-conflicts',
          },
          {
            id: 'task-explain',
            title: 'Say in words why a place is not free',
            description: 'One sentence, no codes.',
            status: 'todo',
            priority: 'medium',
            storyId: 'story-conflicts',
          },
        ],
      },
      {
        id: 'story-undo',
        title: 'Take a change back',
        description: 'Any change, by anyone, for a day.',
        status: 'done',
        epicId: 'epic-drag',
        points: 5,
        tasks: [
          {
            id: 'task-history',
            title: 'Keep every plan that was ever valid',
            description: 'Facts are followed, never changed.',
            status: 'done',
            assignee: 'Ines Calder',
            priority: 'high',
            storyId: 'story-undo',
          },
        ],
      },
    ],
  },
  {
    id: 'epic-calendar',
    title: 'Tug and pilot calendar',
    description: 'Who is on the water, and until when.',
    status: 'completed',
    progress: 100,
    targetDate: '2026-10-30',
    wbsId: 'wbs-people',
    stories: [
      {
        id: 'story-shifts',
        title: 'Shifts from the roster',
        description: 'Read from the office’s own file.',
        status: 'done',
        epicId: 'epic-calendar',
        points: 5,
        tasks: [
          {
            id: 'task-roster',
            title: 'Read the roster each night',
            description: 'And say which lines made no sense.',
            status: 'done',
            assignee: 'Marit Osei',
            priority: 'medium',
            storyId: 'story-shifts',
          },
        ],
      },
    ],
  },
  {
    id: 'epic-storm',
    title: 'Storm mode',
    description: 'When the wind decides, the plan becomes a list of who leaves first.',
    status: 'planning',
    progress: 0,
    targetDate: '2027-01-22',
    wbsId: 'wbs-weather',
    stories: [
      {
        id: 'story-order',
        title: 'An order of leaving',
        description: 'By lee, by tug, by cargo.',
        status: 'blocked',
        epicId: 'epic-storm',
        points: 13,
        tasks: [
          {
            id: 'task-harbormaster',
            title: 'Ask the harbormaster how it is done today',
            description: 'She is at sea until Thursday.',
            status: 'blocked',
            assignee: 'Tomas Finch',
            priority: 'high',
            storyId: 'story-order',
          },
          {
            id: 'task-drill',
            title: 'Play last March’s storm again',
            description: 'From the log, hour by hour.',
            status: 'todo',
            priority: 'low',
            storyId: 'story-order',
          },
        ],
      },
    ],
  },
]
