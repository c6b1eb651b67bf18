import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Change } from '#core/wire.ts'
import type { Shortage } from '../disk/disk-room.ts'
import { withRoomChanges } from './room-changes.ts'

test('open screens hear of a disk that fills and of one that has room again, each once', async () => {
  const app = Fastify()
  let shortage: Shortage | null = null
  const heard: Change[] = []
  const disk = { shortage: async () => shortage, freeBytes: async () => null, noteError() {} }
  const onChange = withRoomChanges(app, disk, () => () => {}, 5)
  const stop = onChange((change) => heard.push(change))

  const looks = () => new Promise((resolve) => setTimeout(resolve, 60))
  await looks()
  expect(heard).toEqual([])
  shortage = { folder: '/data', freeBytes: 12_000_000, neededBytes: 1 }
  await expect.poll(() => heard).toEqual([{ area: 'portal' }])
  await looks()
  expect(heard).toHaveLength(1)
  shortage = null
  await expect.poll(() => heard.length).toBe(2)
  stop()
  shortage = { folder: '/data', freeBytes: 0, neededBytes: 1 }
  await looks()
  expect(heard).toHaveLength(2)
  await app.close()
})
