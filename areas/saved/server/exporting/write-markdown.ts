import type { ExportFile } from './export-file.ts'

/** Writes a task list of links in which read pages are ticked; our import can read it. */
export const markdownFile: ExportFile = {
  type: 'text/markdown; charset=utf-8',
  head: '# Bookmarks\n\n',
  line({ address, title, tags, savedAt, isRead, isArchived, note }) {
    const name = title.replaceAll(/[\\[\]]/g, (letter) => `\\${letter}`)
    const facts = [
      `Saved ${savedAt}.`,
      ...(isArchived ? ['Archived.'] : []),
      ...(tags.length > 0 ? [`Tags: ${tags.join(', ')}`] : []),
    ]
    const target = address.replaceAll('<', '%3C').replaceAll('>', '%3E')
    return `- [${isRead ? 'x' : ' '}] [${name}](<${target}>)\n  ${facts.join(' ')}\n${quoted(note)}`
  },
  foot: '',
}

/** Writes a note as a quotation below its bookmark. */
function quoted(note: string): string {
  if (note === '') return ''
  return note
    .split('\n')
    .map((line) => `  > ${line}\n`)
    .join('')
}
