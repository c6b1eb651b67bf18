import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readImport } from '#areas/saved/importing/read-import.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { rss } from '#feeds/test-feeds.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { areReportsHere, REPORTS } from './reports-folder.ts'

const read = (file: string) => readImport({ bytes: readFileSync(REPORTS + file) })

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

describe.skipIf(!areReportsHere)('what readers bring along', () => {
  test.each([
    ['bookmarks-with-notes.html', { note: 'My note about the quay', tags: ['quay'] }],
    ['starred.json', { tags: ['boats'], savedAt: '2023-11-14T22:13:20.000Z', html: '<p>Text</p>' }],
    [
      'raindrop.csv',
      {
        ...{ note: 'my note', tags: ['boats', 'quay', 'Reading', 'starred'] },
        savedAt: '2024-01-02T03:04:05.000Z',
      },
    ],
    [
      'pinboard.json',
      {
        ...{ note: 'my note', tags: ['boats', 'quay'], isRead: false },
        savedAt: '2024-01-02T03:04:05.000Z',
      },
    ],
    ['chrome.json', { tags: [], savedAt: '2022-06-18T04:26:40.000Z' }],
  ])('%s', (file, found) => {
    expect(read(file).bookmarks).toMatchObject([
      { title: 'The quay', address: 'https://harbor.example/1', ...found },
    ])
  })

  test('no-name.opml', async () => {
    const address = 'https://harbour.example/feed'
    tools.web.set(address, { body: new TextEncoder().encode(rss([{ title: 'Ferry returns' }])) })
    const text = readFileSync(`${REPORTS}no-name.opml`, 'utf8').replace('FEED_ADDRESS', address)
    const hub = serverSources(tools.desk)
    await hub.importOpml({ text })
    await fetchDueFeeds(tools, { hostPauseMs: 0 })
    expect(await hub.listSources({})).toMatchObject([{ name: 'Harbour Gazette' }])
  })
})
