import { expect, test } from 'vitest'
import { fullestFolders } from './fullest-folders.ts'

const folder = (id: string, newArticleCount: number, totalArticleCount: number) => ({
  id,
  name: id,
  newArticleCount,
  readArticleCount: totalArticleCount - newArticleCount,
  totalArticleCount,
})

test('a first visit opens the two folders with the most that is new', () => {
  const folders = [folder('A', 3, 9), folder('B', 8, 8), folder('C', 3, 30), folder('D', 0, 0)]
  expect(fullestFolders(folders)).toEqual(['B', 'C'])
  expect(fullestFolders([folder('D', 0, 0)])).toEqual([])
})
