import type { Desk } from '#server/tools.ts'
import { threadMarkdown } from '../../thread-markdown.ts'
import { eachTurn } from './turn-rows.ts'
import { readThread } from './thread-rows.ts'

/** Exports a whole thread as a Markdown file. */
export async function exportThread(tools: Desk, id: string) {
  const { title } = await readThread(tools.db, tools.readerId, id)
  const turns = await eachTurn(tools, id)
  return { fileName: `${fileNameOf(title)}.md`, markdown: threadMarkdown(title, turns) }
}

const NAME_CHARACTERS = 60

/** Makes a file name that every file system accepts. */
function fileNameOf(title: string): string {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.join('-').slice(0, NAME_CHARACTERS) || 'thread'
}
