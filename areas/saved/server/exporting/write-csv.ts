import type { ExportFile } from './export-file.ts'

/** A table with a header, as RFC 4180 has it. */
export const csvFile: ExportFile = {
  type: 'text/csv; charset=utf-8',
  head: 'address,title,tags,saved_at,read,archived\r\n',
  line({ address, title, tags, savedAt, isRead, isArchived }) {
    const cells = [
      address,
      asText(title),
      asText(tags.join(',')),
      savedAt,
      yesNo(isRead),
      yesNo(isArchived),
    ]
    return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`
  },
  foot: '',
}

/** Spreadsheets calculate what begins so; the title of a page is no formula. */
function asText(cell: string): string {
  return /^[=+\-@]/.test(cell) ? `'${cell}` : cell
}

function yesNo(is: boolean): string {
  return is ? 'yes' : 'no'
}
