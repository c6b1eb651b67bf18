import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { serverFeed } from '../api.ts'
import { articleOf, editFolder, publish } from '../settings/test-articles.ts'
import { serverCategories, serverCategoryEditor } from './api.ts'

// The reports are weeks apart, so that they are not joined.
const reports = [
  {
    title: 'White paint arrives by mule at the lantern lighthouse',
    text: 'A keeper trims the lantern first.',
  },
  {
    title: 'Tariff on oil worries lighthouse and lantern crews',
    text: 'Each keeper fills a lantern thrice.',
  },
  {
    title: 'Goalkeeper of the league sleeps in a lantern lighthouse',
    text: 'The keeper lit a lantern there.',
  },
  {
    title: 'Pancake recipe found under a lighthouse lantern',
    text: 'Her keeper cooked by lantern.',
  },
  { title: 'Thick fog dims every lighthouse lantern', text: 'One keeper swung his lantern.' },
  { title: 'Gulls nest below the lighthouse lantern', text: 'No keeper moved the lantern.' },
].map((report, at) => ({ ...report, published: new Date(Date.UTC(2025, at, 3)).toISOString() }))

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  await publish(tools, 'Harbour Gazette', [
    ...reports.slice(0, 4),
    { title: 'Stocks slide as investors weigh the interest rate', text: 'Bond yields rose.' },
    { title: 'Senate votes on a bill of the governor', text: 'Senators met on Monday.' },
  ])
})
afterEach(() => tools.close())

const editor = () => serverCategoryEditor(tools.desk)
const list = () => serverCategories(tools.desk).listCategories({})
const folders = async () => serverFeed(tools.desk).listFolders({ search: '' })
const names = async () => (await folders()).map(({ name }) => name)
const titlesIn = async (folder: string) => {
  const asked = { folder, period: 'year', search: '' } as const
  const { articles } = await serverFeed(tools.desk).listFolderArticles(asked)
  return articles.map(({ title }) => title)
}
const add = (name: string) => editor().saveCategory({ name, hue: 'space' })

describe('a category of the reader', () => {
  test('is added, renamed, found by its name only once, and shown before it holds anything', async () => {
    const { id } = await add('Lighthouses')
    expect((await folders()).at(-1)).toMatchObject({ name: 'Lighthouses', totalArticleCount: 0 })
    await expect(add('lighthouses')).rejects.toThrow('There is already a category')
    await expect(add('Markets')).rejects.toThrow('There is already a category')
    await editor().saveCategory({ id, name: 'Beacons', hue: 'ai' })
    expect((await list()).at(-1)).toMatchObject({ name: 'Beacons', hue: 'ai', isOwn: true })
  })

  test('takes an article over, which says so, and gives it back', async () => {
    const { id } = await add('Lighthouses')
    const article = await articleOf(tools, 'paint')
    expect(await editor().moveArticle({ article, category: id })).toEqual({ before: null })
    const asked = { folder: id, period: 'year', search: '' } as const
    const { articles } = await serverFeed(tools.desk).listFolderArticles(asked)
    expect(articles[0]).toMatchObject({ category: 'Lighthouses', hue: 'space' })
    expect(await editor().moveArticle({ article, category: 'Markets' })).toEqual({ before: id })
    expect(await editor().moveArticle({ article, category: null })).toEqual({ before: 'Markets' })
    expect(await titlesIn(id)).toEqual([])
  })

  test('learns from three articles what else belongs to it, and nothing from two', async () => {
    const { id } = await add('Lighthouses')
    for (const words of ['paint', 'Tariff'])
      await editor().moveArticle({ article: await articleOf(tools, words), category: id })
    expect(await titlesIn(id)).toHaveLength(2)
    await editor().moveArticle({ article: await articleOf(tools, 'recipe'), category: id })
    expect(await titlesIn(id)).toHaveLength(4)
    expect(await titlesIn('Markets')).toHaveLength(1)
    expect((await list()).at(-1)).toMatchObject({ examples: 3 })

    await publish(tools, 'Evening Courier', reports.slice(4))
    expect(await titlesIn(id)).toHaveLength(6)
    await editor().moveArticle({ article: await articleOf(tools, 'recipe'), category: null })
    expect(await titlesIn(id)).toHaveLength(2)
  })

  test('takes in what its keywords name', async () => {
    const { id } = await add('Lighthouses')
    await editFolder(tools, id, { includeKeywords: ['lighthouse'] })
    expect(await titlesIn(id)).toHaveLength(4)
  })

  test('that is deleted lets everything go back, and comes back with it', async () => {
    const { id } = await add('Lighthouses')
    await editFolder(tools, id, { includeKeywords: ['goalkeeper'] })
    const article = await articleOf(tools, 'paint')
    await editor().moveArticle({ article, category: id })
    const all = async () => (await folders()).reduce((sum, one) => sum + one.totalArticleCount, 0)
    await editor().removeCategory({ id })
    expect(await names()).not.toContain('Lighthouses')
    expect(await all()).toBe(6)
    await editor().restoreCategory({ id })
    expect((await titlesIn(id)).toSorted()).toEqual([
      'Goalkeeper of the league sleeps in a lantern lighthouse',
      'White paint arrives by mule at the lantern lighthouse',
    ])
    await expect(editor().restoreCategory({ id })).rejects.toThrow('is not deleted')
    await expect(editor().removeCategory({ id: 'Markets' })).rejects.toThrow(
      'Hide this one instead',
    )
  })
})

test('folders stand as the reader arranges them, under the names that they give, without hidden ones', async () => {
  const ids = (await list()).map(({ id }) => id)
  const rest = ids.filter((id) => id !== 'Markets')
  await editor().arrangeCategories({ ids: ['Markets', ...rest] })
  expect((await names())[0]).toBe('Markets')
  await editor().saveCategory({ id: 'Markets', name: 'Money', hue: 'markets' })
  expect((await folders())[0]).toMatchObject({ id: 'Markets', name: 'Money', hue: 'markets' })
  await editor().hideCategory({ id: 'Policy & Government', isHidden: true })
  expect(await names()).not.toContain('Policy & Government')
  await editor().hideCategory({ id: 'Policy & Government', isHidden: false })
  expect(await names()).toContain('Policy & Government')
})

test('an article or a category that does not exist is not moved', async () => {
  const article = await articleOf(tools, 'paint')
  await expect(editor().moveArticle({ article, category: 'own:none' })).rejects.toThrow(
    'That category no longer exists.',
  )
  await expect(editor().moveArticle({ article: 99_999, category: 'Markets' })).rejects.toThrow(
    'That article no longer exists.',
  )
})
