import type { ExportFile } from './export-file.ts'

/**
 * Writes the Netscape format, which browsers import and export. Tags and unread pages are marked as
 * Pinboard marks them.
 */
export const netscapeFile: ExportFile = {
  type: 'text/html; charset=utf-8',
  head: `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Bookmarks</TITLE>
<H1>Bookmarks</H1>
<DL><p>
`,
  line({ address, title, tags, savedAt, isRead, isArchived, note }) {
    const attributes = [
      `HREF="${escaped(address)}"`,
      `ADD_DATE="${Math.floor(Date.parse(savedAt) / 1000)}"`,
      ...(tags.length > 0 ? [`TAGS="${escaped(tags.join(','))}"`] : []),
      `TOREAD="${isRead ? 0 : 1}"`,
      ...(isArchived ? ['ARCHIVED="1"'] : []),
    ]
    const below = note === '' ? '' : `    <DD>${escaped(note)}\n`
    return `    <DT><A ${attributes.join(' ')}>${escaped(title)}</A>\n${below}`
  },
  foot: '</DL><p>\n',
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
