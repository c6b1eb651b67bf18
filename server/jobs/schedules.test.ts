import { expect, test } from 'vitest'
import { pino } from 'pino'
import { job } from '../tools.ts'
import { keepSchedule, milliseconds } from './schedules.ts'

const tidy = job<object>('tidy', async () => {})

test.each([
  ['1 hour', 3_600_000],
  ['10 minutes', 600_000],
  ['0.5 seconds', 500],
  ['2 days', 172_800_000],
] as const)('"%s" is %d ms', (every, expected) => {
  expect(milliseconds(every)).toBe(expected)
})

test('scheduled work is queued at the start and again, also after a failure, until the end', async () => {
  const end = new AbortController()
  let asked = 0
  const queued: (string | undefined)[] = []
  await keepSchedule(
    {
      async enqueue(_, __, options) {
        if (++asked === 2) throw new Error('The queue rests')
        queued.push(options?.dedupeKey)
        if (asked === 3) end.abort()
      },
      log: pino({ level: 'silent' }),
    },
    { job: tidy, every: '0.01 seconds' },
    end.signal,
  )
  expect(queued).toEqual(['scheduled', 'scheduled'])
})
