import { expect, test } from 'vitest'
import { testTools } from '#server/test-tools.ts'
import { serverFeed } from '../api.ts'
import { serverFolding } from './folding.ts'
import { publish } from './test-articles.ts'

test('whether stories are folded is remembered, and they are not at first', async () => {
  const tools = await testTools()
  const folding = serverFolding(tools.desk)
  expect(await folding.getFolding({})).toEqual({ isOn: false })
  await folding.saveFolding({ isOn: true })
  expect(await folding.getFolding({})).toEqual({ isOn: true })
  await folding.saveFolding({ isOn: false })
  expect(await folding.getFolding({})).toEqual({ isOn: false })
  await tools.close()
})

test('lists say which articles are of one story, and go on where they did', async () => {
  const tools = await testTools()
  const published = (day: number) => new Date(Date.UTC(2026, 2, day, 8)).toISOString()
  tools.setNow(new Date(Date.UTC(2026, 2, 5)))
  await publish(tools, 'Harbour Gazette', [
    {
      title: 'Tug Marlena sinks off Cape Orrin, crew of nine rescued',
      text: 'The tug Marlena sank off Cape Orrin before dawn. All nine crew members were lifted from a raft. Brightwater Towing promised an inquiry.',
      published: published(1),
    },
    {
      title: 'Parliament of Velden passes a budget without new taxes',
      text: 'The parliament of Velden voted for the budget after a night of debate.',
      published: published(2),
    },
    {
      title: 'Head of Brightwater Towing resigns over the Marlena',
      text: 'The head of Brightwater Towing stepped down after three days of protest. Families of the crew had marched to Cape Orrin with candles.',
      published: published(4),
    },
  ])
  const feed = serverFeed(tools.desk)
  const all = await feed.listHeadlines({ period: 'week', search: '' })
  const affairOf = (words: string) => all.find(({ title }) => title.includes(words))!.affair
  expect(all).toHaveLength(3)
  expect(affairOf('resigns')).toBe(affairOf('sinks'))
  expect(affairOf('budget')).not.toBe(affairOf('sinks'))
  await tools.close()
})
