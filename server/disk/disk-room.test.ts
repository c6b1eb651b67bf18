import { expect, test } from 'vitest'
import { DISK } from './limits.ts'
import { watchDisk } from './disk-room.ts'
import { outOfRoomProblem } from './out-of-room.ts'

const MB = 1024 * 1024

/** A disk that a test fills and empties, and its clock. */
function openDisk(totalBytes: number, folders = ['/data']) {
  const free: Record<string, number> = Object.fromEntries(folders.map((name) => [name, totalBytes]))
  let ms = 0
  const disk = watchDisk({
    folders,
    clock: () => (ms += 2000),
    async measure(folder) {
      if (!(folder in free)) throw Object.assign(new Error('no'), { code: 'EACCES' })
      return { bavail: free[folder]!, blocks: totalBytes, bsize: 1 }
    },
  })
  return { disk, free, passMs: (more: number) => (ms += more) }
}

test('a large disk keeps a fixed reserve, and is well again only with some more', async () => {
  const { disk, free } = openDisk(100_000 * MB)
  expect(await disk.shortage()).toBeNull()
  free['/data'] = DISK.reserveBytes - 1
  expect(await disk.shortage()).toEqual({
    folder: '/data',
    freeBytes: DISK.reserveBytes - 1,
    neededBytes: DISK.reserveBytes,
  })
  free['/data'] = DISK.reserveBytes * 1.1
  expect(await disk.shortage()).not.toBeNull()
  free['/data'] = DISK.reserveBytes * 1.3
  expect(await disk.shortage()).toBeNull()
  expect(await disk.freeBytes()).toBe(DISK.reserveBytes * 1.3)
})

test('a small disk keeps a share of itself, and enough for the database to go on', async () => {
  const small = openDisk(2000 * MB)
  small.free['/data'] = 101 * MB
  expect(await small.disk.shortage()).toBeNull()
  small.free['/data'] = 99 * MB
  expect(await small.disk.shortage()).toMatchObject({ neededBytes: 100 * MB })
  const smallest = openDisk(300 * MB)
  smallest.free['/data'] = 47 * MB
  expect(await smallest.disk.shortage()).toMatchObject({ neededBytes: DISK.leastReserveBytes })
})

test('the disk of the database counts where it is another one', async () => {
  const { disk, free } = openDisk(10_000 * MB, ['/data', '/database'])
  free['/database'] = 10 * MB
  expect(await disk.shortage()).toMatchObject({ folder: '/database', freeBytes: 10 * MB })
})

test('what cannot be measured is not a shortage', async () => {
  const disk = watchDisk({ folders: ['/nowhere/at/all'] })
  expect(await disk.shortage()).toBeNull()
  expect(await disk.freeBytes()).toBeNull()
})

test('a write that found no room counts for a while, where the disk shows some', async () => {
  const { disk, passMs } = openDisk(10_000 * MB)
  disk.noteError(new Error('something else'))
  expect(await disk.shortage()).toBeNull()
  disk.noteError(
    new Error('query failed', { cause: Object.assign(new Error('x'), { code: '53100' }) }),
  )
  expect(await disk.shortage()).toMatchObject({ folder: '/data' })
  passMs(60_000)
  expect(await disk.shortage()).toBeNull()
})

test.each([['ENOSPC'], ['EDQUOT'], ['53100']])('%s is told in words with what to do', (code) => {
  const problem = outOfRoomProblem(Object.assign(new Error('raw'), { code }), {
    folder: '/data',
    freeBytes: 12_300_000,
    neededBytes: 1,
  })
  expect(problem?.kind).toBe('unavailable')
  expect(problem?.message).toContain(
    'The disk is nearly full: 12 MB left where the data is. Nothing was changed.',
  )
})

test('a database without memory is told otherwise, and any other failure not at all', () => {
  const failed = (code: string) => Object.assign(new Error('raw'), { code })
  expect(outOfRoomProblem(failed('53200'), null)?.message).toContain('run out of memory')
  expect(outOfRoomProblem(failed('ECONNREFUSED'), null)).toBeNull()
  const full = { folder: '/data', freeBytes: 0, neededBytes: 1 }
  expect(outOfRoomProblem(failed('ECONNREFUSED'), full)?.message).toContain('The disk is full')
  expect(outOfRoomProblem(failed('23505'), full)).toBeNull()
})

test('room that is made after such a failure counts at once', async () => {
  const { disk, free } = openDisk(10_000 * MB)
  free['/data'] = 0
  disk.noteError(Object.assign(new Error('full'), { code: 'ENOSPC' }))
  expect(await disk.shortage()).toMatchObject({ freeBytes: 0 })
  free['/data'] = 5000 * MB
  expect(await disk.shortage()).toBeNull()
})
