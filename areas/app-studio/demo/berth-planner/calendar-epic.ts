import { epic, story, task } from '../work-parts.ts'

export const calendarEpic = epic(
  {
    id: 'epic-calendar',
    wbsId: 'wbs-people',
    title: 'Tug and pilot calendar',
    description: 'Who is on the water, and until when.',
    targetDate: '2026-10-30',
  },
  [
    story('Shifts from the roster', 'Read from the office’s own file.', 5, [
      task(
        'Read the roster each night',
        'At midnight, from the shared drive.',
        'done',
        'medium',
        'Bosun',
      ),
      task(
        'List the lines that made no sense',
        'With a guess for each.',
        'done',
        'medium',
        'Bosun',
      ),
      task(
        'Keep shifts that were swapped by telephone',
        'Until the roster agrees.',
        'done',
        'low',
        'Marit Osei',
      ),
    ]),
    story('A pilot for every arrival', 'Qualified, awake and not at another ship.', 8, [
      task(
        'Match pilots to the length of the ship',
        'By license, then by rest.',
        'done',
        'high',
        'Ballast',
      ),
      task(
        'Warn at the fourth boarding of a shift',
        'The fifth is not allowed.',
        'done',
        'critical',
        'Ballast',
      ),
      task(
        'Tell the pilot station an hour ahead',
        'In the words that the radio uses.',
        'done',
        'medium',
        'Capstan',
      ),
    ]),
    story('Tugs where they are needed', 'Four tugs, seven quays.', 8, [
      task(
        'Show which tug lies at which quay',
        'From the position that it sends.',
        'done',
        'medium',
        'Quay',
      ),
      task(
        'Reserve two tugs above 200 meters',
        'Or say that there is only one.',
        'done',
        'high',
        'Bosun',
      ),
      task(
        'Play a night without any tug',
        'From the log of last winter.',
        'done',
        'low',
        'Sounding',
      ),
    ]),
    story('A week for the office', 'For those who pay the overtime.', 3, [
      task('Export hours as a table', 'One line a person and day.', 'done', 'low', 'Tomas Finch'),
    ]),
  ],
)
