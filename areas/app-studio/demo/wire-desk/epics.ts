import type { Epic } from '../../contracts/planning.ts'
import { epic, story, task } from '../work-parts.ts'

export const wireDeskEpics: readonly Epic[] = [
  epic(
    {
      id: 'epic-threads',
      wbsId: 'wbs-sorting',
      title: 'Story threads',
      description: 'Everything about one event in one place, the newest on top.',
      targetDate: '2026-11-02',
    },
    [
      story('One thread for one event', 'However many agencies write about it.', 13, [
        task(
          'Tell the same event from the same town',
          'Two fires are two threads.',
          'done',
          'critical',
          'Galley',
        ),
        task(
          'Keep a thread together over midnight',
          'The date changes, the story does not.',
          'done',
          'high',
          'Galley',
        ),
        task(
          'Split a thread with one click',
          'And remember that it was split.',
          'done',
          'medium',
          'Byline',
        ),
      ]),
      story('See who has read what', 'So that nobody calls the mayor twice.', 8, [
        task('Initials beside each piece', 'In the order of reading.', 'done', 'medium', 'Pica'),
        task('Count reading, not scrolling', 'Three seconds at least.', 'done', 'low', 'Stet'),
      ]),
    ],
  ),
  epic(
    {
      id: 'epic-ledger',
      wbsId: 'wbs-corrections',
      title: 'Corrections ledger',
      description: 'What was wrong, what is right, and since when it has been known.',
      targetDate: '2026-12-18',
    },
    [
      story('Tie a correction to its sentence', 'To the words, not to the page.', 34, [
        task(
          'Find the sentence that was wrong',
          'Also where it was shortened.',
          'done',
          'critical',
          'Galley',
        ),
        task(
          'Tie the eleven corrections of October',
          'By hand, to learn how.',
          'done',
          'medium',
          'Ines Calder',
        ),
        task(
          'Follow a mistake into those who quoted it',
          'And tell them politely.',
          'in-progress',
          'high',
          'Galley',
        ),
      ]),
      story('As large as the mistake', 'A correction must never look smaller.', 21, [
        task('Set both in the same size', 'The correction first.', 'in-progress', 'high', 'Pica'),
        task('Say on which page it was printed', 'Where it was printed.', 'todo', 'low'),
      ]),
      story('A copy for the lawyer', 'Complete, with the hour of each change.', 21, [
        task(
          'Agree on how long it is kept',
          'The lawyer answers on Fridays.',
          'blocked',
          'medium',
          'Tomas Finch',
        ),
        task(
          'Export the ledger as one file',
          'That shows if it was changed.',
          'todo',
          'medium',
          'Stet',
        ),
      ]),
    ],
  ),
  epic(
    {
      id: 'epic-copy',
      wbsId: 'wbs-copy',
      title: 'Agency copy',
      description: 'Five agencies, five ideas of a headline.',
      targetDate: '2027-02-05',
    },
    [
      story('Fields that change their names', 'On a Friday, as a rule.', 34, [
        task('Notice a field that was renamed', 'Before the desk does.', 'todo', 'high', 'Galley'),
        task(
          'Doubt dates before the agency was founded',
          'One agency writes 1970.',
          'todo',
          'medium',
          'Stet',
        ),
      ]),
      story('Bulletins that are not all urgent', 'The bell has been taped over.', 21, [
        task('Ring once for one event', 'However many agencies shout.', 'todo', 'medium', 'Byline'),
        task(
          'Play the last election night',
          'With all five agencies at once.',
          'todo',
          'critical',
          'Stet',
        ),
        task('A silent hour for the night desk', 'Fires excepted.', 'todo', 'low'),
      ]),
    ],
  ),
]
