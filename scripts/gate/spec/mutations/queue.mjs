import { changes } from './changes.mjs'

export const queue = changes('areas/newsroom/job-queue.test.ts', 'areas/newsroom/job-queue.ts', [
  ['QUEUE-001', "label: 'Ready'", "label: 'Completed'"],
  ['QUEUE-001', "  { value: 'processing', label: 'Processing' },\n", ''],
  ['QUEUE-002', "ready: ['completed']", "ready: ['queued']"],
  ['QUEUE-002', "filter === 'all' ||", "filter === 'ready' ||"],
  ['QUEUE-002', "processing: ['processing', 'review']", "processing: ['queued', 'review']"],
  ['QUEUE-008', "return status === 'completed'", "return status !== 'queued'"],
  ['QUEUE-008', "return status === 'completed'", 'return true'],
  ['QUEUE-011', "return status !== 'processing'", "return status === 'queued'"],
  ['QUEUE-011', "return status !== 'processing'", 'return true'],
  ['QUEUE-015', "audio: '5:00'", "audio: '4:59'"],
  ['QUEUE-016', "video: '3:00'", "video: '5:00'"],
])
