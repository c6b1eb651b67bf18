import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { serverEpisodes } from '#areas/episodes/server/episodes-api.ts'
import { serverPlaying } from '#areas/newsroom/server/playing/playing-api.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { readFeed } from '#engine/feeds/read-feed.ts'
import { answerHtml } from '#engine/markup/answer-html.ts'
import { ourPlayers } from '#feeds/media/players-in-text.ts'
import { testTools } from '#server/test-tools.ts'
import type { Tools } from '#server/tools.ts'
import { areReportsHere, REPORTS } from './reports-folder.ts'

const tools = { secrets: { sign: () => 'S'.repeat(43) }, frameHosts: [] } as unknown as Tools

describe.skipIf(!areReportsHere)('Reported media', () => {
  test('iframe.xml: a link with its title and a player stand where the frame was', () => {
    const feed = readFeed(readFileSync(join(REPORTS, 'iframe.xml')), {
      address: 'https://frames.example/feed',
      now: new Date('2026-11-28T00:00:00Z'),
    })
    const [entry] = feed.entries
    const shown = answerHtml(entry?.content ?? '', [ourPlayers(tools, 'reader')])
    expect(shown).toMatch(
      /<a href="https:\/\/www\.youtube\.com\/watch\?v=AAAAAAAAAAA"[^>]*>Boats leave at dawn<\/a>/,
    )
    expect(shown).toContain('data-play="/frames/')
  })

  test('podcast.xml: the article offers the episode with its length, picture, player and link', async () => {
    const world = await testTools()
    try {
      world.web.set('https://tidetalk.example/feed', {
        body: readFileSync(join(REPORTS, 'podcast.xml')),
      })
      world.setNow(new Date('2026-11-28T00:00:00Z'))
      await serverSources(world.desk).followSource({
        ...{ address: 'https://tidetalk.example/feed', name: '', category: 'general' },
        frequency: 'hourly',
      })
      await joinEntries.run(world, {})
      const {
        episodes: [episode],
      } = await serverEpisodes(world.desk).listEpisodes({})
      expect(episode).toMatchObject({
        ...{ title: 'The keeper of the light', seconds: 3723, bytes: 1_234_567, kind: 'audio' },
        file: 'https://tidetalk.example/41.mp3',
      })
      expect(episode?.cover).not.toBeNull()
      const article = await serverEpisodes(world.desk).listOfArticle({ article: episode!.article! })
      expect(article).toEqual([episode])
      const piece = await serverPlaying(world.desk).getPiece({ id: episode!.id })
      expect(piece).toMatchObject({ seconds: 3723, type: 'audio' })
      expect(piece.address).toMatch(/^\/media\//)
    } finally {
      await world.close()
    }
  })
})
