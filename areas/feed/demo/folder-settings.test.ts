import { expect, test } from 'vitest'
import { FolderSettings } from '../folder-settings.ts'
import { demoFeed } from './api.ts'
import { demoFolderSettings } from './folder-settings.ts'
import { sampleOutlets } from '#areas/articles/demo/outlets.ts'

const now = new Date('2026-11-21T09:00:00Z')

test('[DATA-009] a folder has its name, its counts and its settings', async () => {
  const settings = demoFolderSettings(now)
  const folders = await demoFeed({ now }).listFolders({ search: '' })
  expect(folders.length).toBeGreaterThan(5)
  for (const folder of folders) {
    const whole = { ...folder, ...(await settings.getFolderSettings({ folder: folder.id })) }
    expect(Object.keys(whole).toSorted()).toEqual(
      [
        'id',
        'name',
        'sources',
        'tone',
        'personalizationProfile',
        'includeKeywords',
        'excludeKeywords',
        'newArticleCount',
        'readArticleCount',
        'totalArticleCount',
        'createdAt',
        'updatedAt',
      ].toSorted(),
    )
  }
})

test('[DIALOG-073, DIALOG-074] an untouched folder has three sample outlets and the general profile', async () => {
  const untouched = await demoFolderSettings(now).getFolderSettings({ folder: 'Space' })
  const names = sampleOutlets.map(({ name }) => name)
  expect(FolderSettings.safeParse(untouched).error?.issues).toBeUndefined()
  expect(untouched.sources).toHaveLength(3)
  for (const source of untouched.sources) expect(names).toContain(source)
  expect(untouched.personalizationProfile).toBe('general')
  expect(untouched.tone).toBe('balanced')
})

test('what is saved stays with its folder', async () => {
  const settings = demoFolderSettings(now)
  const untouched = await settings.getFolderSettings({ folder: 'Space' })
  const saved = await settings.saveFolderSettings({ ...untouched, sources: ['Perigee'] })
  expect(saved.createdAt).toBe(untouched.createdAt)
  expect(await settings.getFolderSettings({ folder: 'Space' })).toEqual(saved)
  const other = await settings.getFolderSettings({ folder: 'Science' })
  expect(other.sources).toEqual(untouched.sources)
})

test('[DIALOG-063] a folder without a source is refused', async () => {
  const settings = demoFolderSettings(now)
  const untouched = await settings.getFolderSettings({ folder: 'Space' })
  await expect(settings.saveFolderSettings({ ...untouched, sources: [] })).rejects.toThrow(
    'At least one source is required',
  )
})
