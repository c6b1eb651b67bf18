import { expect, test } from 'vitest'
import { demoFolding, demoOpenFolders } from './lists.ts'

test('[FEED-040] folders begin closed, and stay as they are left', async () => {
  const folders = demoOpenFolders()
  expect(await folders.getOpenFolders({})).toEqual([])
  await folders.saveOpenFolders({ folders: ['Space'] })
  expect(await folders.getOpenFolders({})).toEqual(['Space'])
  expect(await demoOpenFolders().getOpenFolders({})).toEqual([])
})

test('stories stand by themselves until they are to be folded', async () => {
  const stories = demoFolding()
  expect(await stories.getFolding({})).toEqual({ isOn: false })
  await stories.saveFolding({ isOn: true })
  expect(await stories.getFolding({})).toEqual({ isOn: true })
})
