import { csvLine } from '#engine/csv/csv-line.ts'
import type { ExportFile } from './export-file.ts'

/** Writes a table with a header, in the format of RFC 4180. */
export const csvFile: ExportFile = {
  type: 'text/csv; charset=utf-8',
  head: 'address,title,tags,saved_at,read,archived,note\r\n',
  line({ address, title, tags, savedAt, isRead, isArchived, note }) {
    return csvLine([
      ...[address, title, tags.join(','), savedAt],
      ...[yesNo(isRead), yesNo(isArchived), note],
    ])
  },
  foot: '',
}

function yesNo(is: boolean): string {
  return is ? 'yes' : 'no'
}
