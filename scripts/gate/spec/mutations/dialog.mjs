import { changes } from './changes.mjs'

const steps = 'areas/newsroom/dialog-steps.test.ts'
const options = 'areas/newsroom/job-options.test.ts'
const topics = 'areas/topics/demo/api.test.ts'

export const dialog = [
  ...changes(options, 'areas/newsroom/job-options.ts', [
    [
      'DIALOG-001',
      "jobTypes = ['audio', 'video', 'text']",
      "jobTypes = ['audio', 'text', 'video']",
    ],
    ['DIALOG-030', "hint: 'Quick 2-min summary'", "hint: 'Quick summary'"],
    ['DIALOG-031', "value: 'talking-head'", "value: 'head'"],
    ['DIALOG-032', "    { value: 'bullet', label: 'Bullet', hint: 'Point by point' },\n", ''],
    ['DIALOG-033', "value: 'casual', label: 'Casual'", "value: 'friendly', label: 'Casual'"],
    ['DIALOG-034', "hint: '5-10 min'", "hint: '5-15 min'"],
    ['DIALOG-035', "label: '3 min'", "label: '2 min'"],
    ['DIALOG-036', "'About 2000 words'", "'About 1500 words'"],
  ]),
  ...changes(steps, 'areas/newsroom/dialog-steps.ts', [
    [
      'DIALOG-002',
      "['select-type', 'configure', 'queue']",
      "['configure', 'select-type', 'queue']",
    ],
    ['DIALOG-038', "step: 'select-type',\n  type: null", "step: 'configure',\n  type: null"],
    ['DIALOG-039', "...chosen, step: 'configure'", "...chosen, step: 'queue'"],
    ['DIALOG-040', 'type: move.type, format: null,', 'type: move.type,'],
    ['DIALOG-041', "return { ...state, step: 'select-type' }", 'return state'],
    ['DIALOG-042', "{ ...state, step: 'queue', jobs", '{ ...state, jobs'],
    ['DIALOG-043', "status: 'queued',", "status: 'processing',"],
    ['DIALOG-044', '...openingState, jobs: state.jobs', '...openingState'],
    ['DIALOG-045', 'RESET_AFTER_MS = 200', 'RESET_AFTER_MS = 190'],
    ['DIALOG-045', 'return () => clearTimeout(timer)', 'return () => void timer'],
    ['DIALOG-046', 'move.jobs.find(({ id }) => id === job.id) ?? job', 'job'],
    ['DIALOG-047', "status !== 'processing')\n  )", "status !== 'completed')\n  )"],
    ['DIALOG-048', 'job.id !== move.id || !canRemove(job)', 'job.id !== move.id'],
    ['DIALOG-049', 'job.id !== move.id || !canRemove(job)', 'true'],
    ['DIALOG-058', 'type !== null && format !== null', 'type !== null'],
    [
      'DIALOG-058',
      'if (type === null || format === null) return null',
      'if (type === null) return null',
    ],
    ['DIALOG-060', 'scheduledFor !== null &&', 'scheduledFor === null &&'],
    ['DIALOG-061', 'moment.toISOString()', 'new Date(0).toISOString()'],
  ]),
  ...changes('areas/newsroom/demo/sample-jobs.test.ts', 'areas/newsroom/demo/api.ts', [
    ['DIALOG-050', "      console.log('Starting generation', queued)\n", ''],
    ['DIALOG-050', 'return queued.map(', 'jobs = [...jobs, ...jobs]\n      return queued.map('],
    ['QUEUE-012', 'job.id !== id || !canDelete(job)', 'true'],
    ['QUEUE-012', 'job.id !== id || !canDelete(job)', 'job.id !== id'],
  ]),
  ...changes('areas/topics/topic-draft.test.ts', 'areas/topics/topic-draft.ts', [
    ['DIALOG-023', '`topic-${nowMs}`', '`topic-${taken.length}`'],
    ['DIALOG-067', "title.trim() === ''", "title === ''"],
    ['DIALOG-068', 'return !name && !source', 'return !name'],
    [
      'DIALOG-072',
      'Math.max(typed, 1), MOST_SOURCES) : 1',
      'Math.max(typed, 1), MOST_SOURCES) : 2',
    ],
    ['DIALOG-072', 'Math.max(typed, 1)', 'typed'],
    ['DIALOG-075', "tone: 'balanced'", "tone: 'casual'"],
    ['DIALOG-076', "style: 'concise'", "style: 'detailed'"],
    ['DIALOG-077', 'minSourceCount: 1,', 'minSourceCount: 2,'],
  ]),
  ...changes(topics, 'areas/topics/demo/api.ts', [
    ['DIALOG-024', 'articleCount: 0', 'articleCount: 1'],
    ['DIALOG-025', 'latestUpdate: now.toISOString()', 'latestUpdate: new Date(0).toISOString()'],
    ['DIALOG-053', '[...kept, topic]', '[topic, ...kept]'],
    [
      'DIALOG-054',
      'kept.map((each) => (each === former ? topic : each))',
      '[...kept.filter((each) => each !== former), topic]',
    ],
  ]),
  ...changes('areas/feed/demo/folder-settings.test.ts', 'areas/feed/demo/folder-settings.ts', [
    [
      'DIALOG-073',
      "'The Brennick Courier', 'Port Ansel Mercury', 'Eleven Nations Radio'",
      "'The Brennick Courier', 'Port Ansel Mercury'",
    ],
    ['DIALOG-063', 'if (!canSaveFolder(draft))', 'if (!draft)'],
  ]),
  ...changes('areas/feed/demo/folder-settings.test.ts', 'areas/feed/folder-settings.ts', [
    ['DIALOG-074', "personalizationProfile: 'general'", "personalizationProfile: 'science'"],
    ['DATA-009', '    excludeKeywords: [],\n', ''],
  ]),
  ...changes('areas/newsroom/web/queue-step.test.tsx', 'areas/newsroom/web/JobStatus.tsx', [
    ['DIALOG-052', "completed: 'success'", "completed: 'neutral'"],
    ['QUEUE-007', "completed: 'success'", "completed: 'error'"],
  ]),
]
