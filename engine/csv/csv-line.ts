/**
 * A row of a table by RFC 4180. A cell that begins like a formula is marked as text, so that
 * spreadsheets do not calculate it.
 */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => {
    const text = /^[=+\-@]/.test(cell) ? `'${cell}` : cell
    return `"${text.replaceAll('"', '""')}"`
  })
  return `${quoted.join(',')}\r\n`
}
