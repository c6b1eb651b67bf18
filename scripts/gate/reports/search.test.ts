import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { editFolder } from '#areas/feed/server/settings/test-articles.ts'
import { serverFeed } from '#areas/feed/server/api.ts'
import { serverRuleEditor } from '#areas/rules/server/rule-editor-api.ts'
import { draftOf } from '#areas/rules/server/test-rules.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { ALL_SOURCES } from '#areas/topics/contract.ts'
import { serverTopicArticles } from '#areas/topics/server/area.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { areReportsHere, REPORTS } from './reports-folder.ts'

const reported: readonly (readonly [file: string, words: readonly string[]])[] = [
  ['search-it.xml', ['consiglio', 'cittadini', 'bandiere', 'decisione']],
  ['search-ru.xml', ['причал', 'пятницу', 'жителям', 'решении']],
  ['search-zh.xml', ['议会', '码头', '居民', '旗帜']],
  ['search-ko.xml', ['시의회', '부두', '주민', '광장']],
  ['search-body.xml', ['ateliers', 'ventes', 'C++', 'C#']],
]

describe.skipIf(!areReportsHere)('Reports of words that no search found', () => {
  let tools: TestTools
  beforeAll(async () => {
    tools = await testTools()
    tools.setNow(new Date('2026-11-26T12:00:00Z'))
    for (const [file] of reported) {
      const address = `https://${file.replace('.xml', '')}.example/feed`
      tools.web.set(address, readFileSync(join(REPORTS, file), 'utf8'))
      const draft = { address, name: file, category: 'general', frequency: 'hourly' } as const
      await serverSources(tools.desk).followSource(draft)
    }
    await joinEntries.run(tools, {})
  })
  afterAll(() => tools?.close())

  const all = reported.flatMap(([file, words]) => words.map((word) => [file, word] as const))

  test.each(all)('%s is found by %s', async (file, word) => {
    const found = await serverFeed(tools.desk).listHeadlines({ period: 'month', search: word })
    expect(found.map(({ sources }) => sources[0]?.name)).toEqual([file])

    const topic = await serverTopicArticles(tools.desk).previewTopic({
      ...{ sources: [ALL_SOURCES], includeKeywords: [word], excludeKeywords: [] },
      ...{ minSourceCount: 1, requireImage: false },
    })
    expect(topic.articleCount).toBe(1)

    const words = { about: 'words' as const, not: false, words: [word], where: 'anywhere' as const }
    const past = await serverRuleEditor(tools.desk).previewRule({
      rule: draftOf({ conditions: [words] }),
    })
    expect(past.count).toBe(1)

    await editFolder(tools, 'Science', { includeKeywords: [word] })
    const filed = await serverFeed(tools.desk).listFolderArticles({
      folder: 'Science',
      period: 'month',
      search: '',
    })
    expect(filed.articles.map(({ sources }) => sources[0]?.name)).toEqual([file])
  })
})
