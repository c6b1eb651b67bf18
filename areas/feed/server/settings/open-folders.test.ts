import { expect, test } from 'vitest'
import { testTools } from '#server/test-tools.ts'
import { serverOpenFolders } from './open-folders.ts'

test('what a reader left open is remembered, also that nothing is', async () => {
  const tools = await testTools()
  const open = serverOpenFolders(tools.desk)
  expect(await open.getOpenFolders({})).toBeNull()
  await open.saveOpenFolders({ folders: ['Science', 'World'] })
  expect(await open.getOpenFolders({})).toEqual(['Science', 'World'])
  await open.saveOpenFolders({ folders: [] })
  expect(await open.getOpenFolders({})).toEqual([])
  await tools.close()
})
