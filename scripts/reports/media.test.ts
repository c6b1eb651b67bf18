import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readFeed } from '#engine/feeds/read-feed.ts'
import { answerHtml } from '#engine/markup/answer-html.ts'
import { ourPlayers } from '#feeds/media/players-in-text.ts'
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
})
