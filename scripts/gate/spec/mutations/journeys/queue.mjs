import { changes } from '../changes.mjs'

const test = 'areas/newsroom/e2e/dialog.spec.ts'
const web = 'areas/newsroom/web'

/** Mutations of the queue of generations. */
export const queue = [
  ...changes(test, `${web}/QueuePanel.tsx`, [
    ['QUEUE-003', 'onOpen={() => setOpenId(job.id)}', 'onOpen={() => setLeftId(job.id)}'],
    ['QUEUE-006', 'Click the AI icon on any module to generate content', 'Click the AI icon'],
    ['QUEUE-013', 'onDelete={() => void handleDelete(open)}', 'onDelete={handleBack}'],
  ]),
  ...changes(test, `${web}/QueueDetail.tsx`, [
    ['QUEUE-004', '          Back to queue\n', '          Back\n'],
    ['QUEUE-014', 'onClick={() => setPlaying(!isPlaying)}', 'onClick={() => setPlaying(true)}'],
  ]),
]
