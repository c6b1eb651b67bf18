import type { Epic } from '../../contracts/planning.ts'
import { epic, story, task } from '../work-parts.ts'
import { calendarEpic } from './calendar-epic.ts'

export const berthPlannerEpics: readonly Epic[] = [
  epic(
    {
      id: 'epic-drag',
      wbsId: 'wbs-plan',
      title: 'Plan by drag and drop',
      description: 'Move a call along the quay or into another hour, and see what it pushes aside.',
      targetDate: '2026-12-04',
    },
    [
      story('See conflicts before they happen', 'Two ships, one bollard.', 21, [
        task(
          'Mark overlapping calls',
          'In length as well as in time.',
          'done',
          'high',
          'Ines Calder',
        ),
        task(
          'Check draft against depth at low water',
          'With the tide table of the day.',
          'in-progress',
          'critical',
          'Ballast',
        ),
        task('Say in words why a place is not free', 'One sentence, no codes.', 'todo', 'medium'),
      ]),
      story('Take a change back', 'Any change, by anyone, for a day.', 5, [
        task(
          'Keep every plan that was ever valid',
          'Facts are followed, never changed.',
          'done',
          'high',
          'Ballast',
        ),
        task(
          'Show who moved what, and when',
          'Beside the call, not in a log.',
          'done',
          'medium',
          'Pennant',
        ),
      ]),
      story('Move a call by hand', 'With a mouse, or with a finger in a glove.', 13, [
        task(
          'Snap to the nearest free bollard',
          'And say which one that is.',
          'done',
          'high',
          'Quay',
        ),
        task('Show what a move pushes aside', 'Before it is let go.', 'done', 'high', 'Quay'),
        task(
          'Draw two hundred calls without a stutter',
          'On the office’s oldest computer.',
          'done',
          'medium',
          'Sounding',
        ),
      ]),
      story('Move a call with the keyboard', 'Nobody needs a mouse at four in the morning.', 13, [
        task(
          'Walk the quay with the arrow keys',
          'One bollard at a time.',
          'done',
          'medium',
          'Quay',
        ),
        task('Read each move aloud', 'Ship, place and hour.', 'in-progress', 'medium', 'Quay'),
      ]),
      story('A plan on paper', 'For the day that the power fails.', 8, [
        task('Print the day on one sheet', 'Readable by flashlight.', 'todo', 'low', 'Pennant'),
      ]),
    ],
  ),
  calendarEpic,
  epic(
    {
      id: 'epic-storm',
      wbsId: 'wbs-weather',
      title: 'Storm mode',
      description: 'When the wind decides, the plan becomes a list of who leaves first.',
      targetDate: '2027-01-22',
    },
    [
      story('An order of leaving', 'By lee, by tug, by cargo.', 34, [
        task(
          'Ask the harbormaster how it is done today',
          'She is at sea until Thursday.',
          'blocked',
          'high',
          'Tomas Finch',
        ),
        task(
          'Play last March’s storm again',
          'From the log, hour by hour.',
          'todo',
          'low',
          'Sounding',
        ),
      ]),
      story('A warning in time', 'Six hours are enough, two are not.', 21, [
        task('Read the wind at Gull Point', 'Every ten minutes, gusts apart.', 'todo', 'medium'),
        task(
          'Ask twice before all ships are told',
          'It cannot be unsaid.',
          'todo',
          'critical',
          'Marit Osei',
        ),
      ]),
    ],
  ),
]
