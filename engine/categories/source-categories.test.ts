import { expect, test } from 'vitest'
import { everyCategory } from './categories.ts'
import { categoriesOfSource } from './category-names.ts'
import { sourceCategories, sourceFolders } from './source-categories.ts'

test('a source can be said to belong to each folder of the feed, by one word', () => {
  const folders = everyCategory.filter((category) => category !== 'Breaking')
  expect(sourceFolders.map(({ folder }) => folder)).toEqual(folders)
  expect(sourceFolders.map(({ value }) => value).toSorted()).toEqual(sourceCategories.toSorted())
})

test('what is said of a source is its folder first, and what that holds, too', () => {
  for (const { value, folder } of sourceFolders)
    expect(categoriesOfSource(value)[0]).toBe(folder === 'General' ? undefined : folder)
  expect(categoriesOfSource('Cybersecurity')).toEqual(['Cybersecurity'])
  expect(categoriesOfSource('technology')).toContain('AI Infrastructure')
  for (const unknown of [null, '', 'Breaking', 'General', 'constructor'])
    expect(categoriesOfSource(unknown)).toEqual([])
})
