import type { Epic } from '../../contracts/planning.ts'
import { epic, story, task } from '../work-parts.ts'

export const manifestReaderEpics: readonly Epic[] = [
  epic(
    {
      id: 'epic-clerk',
      wbsId: 'wbs-clerk',
      title: 'The clerk’s view',
      description: 'What a person at the counter sees, and what they never want to see again.',
      targetDate: '2026-12-11',
    },
    [
      story('Three interviews', 'At the counter, not in a meeting room.', 13, [
        task(
          'Write up the first interview',
          'Twenty years of customs, four pages.',
          'done',
          'high',
          'Marit Osei',
        ),
        task('Write up the second interview', 'Say why, or do not say it.', 'done', 'high', 'Bond'),
        task(
          'Hold the third interview',
          'The clerk is on leave until December.',
          'blocked',
          'critical',
          'Marit Osei',
        ),
      ]),
      story('A screen for the counter', 'Seen from above, in passing.', 21, [
        task(
          'Draw the view on paper first',
          'In the size of the screen.',
          'in-progress',
          'medium',
          'Bond',
        ),
        task('Accept or refuse with two keys', 'The other hand holds the stamp.', 'todo', 'medium'),
      ]),
    ],
  ),
  epic(
    {
      id: 'epic-lens',
      wbsId: 'wbs-form',
      title: 'Photographs of forms',
      description: 'Crooked, wet and folded twice, as they arrive.',
      targetDate: '2027-01-15',
    },
    [
      story('A form that lies straight', 'Whatever the deck was doing.', 34, [
        task('Find the four corners', 'Or the three that are left.', 'todo', 'high', 'Loupe'),
        task(
          'Straighten what was taken at sea',
          'By the lines of the form itself.',
          'todo',
          'medium',
          'Loupe',
        ),
        task('Read across a fold', 'Two halves of one number.', 'todo', 'medium'),
      ]),
      story('The first hundred', 'With a permission for each.', 21, [
        task(
          'Ask six shipping agents for forms',
          'Old ones will do.',
          'todo',
          'high',
          'Tomas Finch',
        ),
        task(
          'Black out names before anything is kept',
          'On the phone that took it.',
          'todo',
          'critical',
          'Loupe',
        ),
      ]),
    ],
  ),
  epic(
    {
      id: 'epic-doubt',
      wbsId: 'wbs-doubt',
      title: 'Doubt with a reason',
      description: 'A line is believed, or it comes with a sentence that says why not.',
      targetDate: '2027-02-12',
    },
    [
      story('A reason in one sentence', 'No percentages.', 34, [
        task('Compare weight, volume and price', 'Nine tons of feathers.', 'todo', 'high', 'Tare'),
        task(
          'Compare with what the ship carried before',
          'It may have changed its trade.',
          'todo',
          'medium',
          'Tare',
        ),
        task(
          'Write reasons that a captain understands',
          'He will read them too.',
          'todo',
          'medium',
          'Ines Calder',
        ),
      ]),
      story('Doubts that were wrong', 'They cost a line in front of the counter.', 34, [
        task(
          'Count the doubts that a clerk waved through',
          'One a page is the limit.',
          'todo',
          'high',
          'Tare',
        ),
        task(
          'Doubt less where it was wrong twice',
          'And never where it was right once.',
          'todo',
          'low',
        ),
        task('Leave handwriting to people', 'Until it is read better than by them.', 'todo', 'low'),
        task('Say how many lines were not read', 'On top, not at the end.', 'todo', 'medium'),
      ]),
    ],
  ),
]
