import { expect, test } from 'vitest'
import { categoryKey } from '#web/ui/category.ts'
import { alike } from '#media/pictures/wire-photo/test-alike.ts'
import { demoFeed } from '../demo/api.ts'

test('no two drawn pictures of the demo look alike', async () => {
  const hub = demoFeed({ now: new Date('2026-11-21T09:00:00Z') })
  const when = { period: 'month', search: '' } as const
  const articles = [...(await hub.listBreaking({})), ...(await hub.listHeadlines(when))]
  for (const { id } of await hub.listFolders({ search: '' })) {
    articles.push(...(await hub.listFolderArticles({ folder: id, ...when })).articles)
  }
  const stories = new Map(
    articles.map(({ title, category }) => [title, { title, category: categoryKey(category) }]),
  )
  expect(stories.size).toBeGreaterThan(50)
  expect(alike([...stories.values()])).toEqual([])
})
