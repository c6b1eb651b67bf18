import { Command } from 'commander'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpenedServer } from '#server/opened-server.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { SourceReport } from '../../contracts/source-health.ts'
import { sourceCommands } from '../commands.ts'
import { followSource } from '../following/follow-source.ts'
import { rss } from '#feeds/test-feeds.ts'
import { readReports } from './read-reports.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  tools.web.set(
    'https://ann:secret@harbour.example/feed',
    rss([{ guid: '1', title: 'A crane', text: 'A crane.', published: '2026-03-02T08:00:00Z' }]),
  )
  await followSource(tools, tools.readerId, { address: 'https://ann:secret@harbour.example/feed' })
})
afterEach(() => tools.close())

async function printed(...words: string[]): Promise<string> {
  const program = new Command()
  const hub = { tools, readerId: tools.readerId, close: async () => {} } as unknown as OpenedServer
  sourceCommands(program, async () => hub)
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    await program.parseAsync(words, { from: 'user' })
    return write.mock.calls.map(([text]) => String(text)).join('')
  } finally {
    write.mockRestore()
  }
}

test('"synthwire sources --json" prints all that the screen shows, a line a source, and no secret', async () => {
  const lines = (await printed('sources', '--json')).trimEnd().split('\n')
  expect(lines.map((line) => SourceReport.parse(JSON.parse(line)))).toEqual(
    await readReports(tools.db, tools.readerId, tools.now()),
  )
  expect(lines.join()).not.toContain('secret')
})

test('"synthwire sources" says in words how each is doing', async () => {
  expect(await printed('sources')).toBe(
    'ok\tHarbour Gazette\thttps://harbour.example/feed\tWorking.\t\n',
  )
})
