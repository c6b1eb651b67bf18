import { Worker, type WorkerOptions } from 'node:worker_threads'
import pino from 'pino'
import { expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { RENEW, startWorkerThread } from './worker-thread.ts'

const within = { timeout: patient(10_000) }
const nowhere = { databaseUrl: '', settings: {} as never }

/**
 * A program that behaves as the worker does: it asks to be restarted as soon as possible, and ends
 * when told to.
 */
const resting = `
  const { parentPort, workerData } = require('node:worker_threads')
  if (workerData.renewAfterMs === 0) parentPort.postMessage('${RENEW}')
  parentPort.once('message', () => parentPort.close())`

test('a thread that rests is restarted without a word, and the next one has to wait before it asks', async () => {
  const ages: number[] = []
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) })
  const open = (options: WorkerOptions) => {
    ages.push(options.workerData.renewAfterMs)
    return new Worker(resting, { ...options, eval: true })
  }
  const thread = startWorkerThread(nowhere, log, open)
  await expect.poll(() => ages, within).toEqual([0, 3_600_000])
  await thread.stop()
  expect(ages).toHaveLength(2)
  expect(said).toEqual([])
})

test('one that dies is restarted as well, and told', async () => {
  let begun = 0
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) })
  const open = (options: WorkerOptions) =>
    new Worker(begun++ === 0 ? '' : resting, { ...options, eval: true })
  const thread = startWorkerThread(nowhere, log, open)
  await expect.poll(() => begun, within).toBeGreaterThan(1)
  await thread.stop()
  expect(said.join()).toContain('The worker stopped; it restarts in 0.5 s')
})
