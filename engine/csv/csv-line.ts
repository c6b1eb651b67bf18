/** A row of a table, as RFC 4180 has it. What begins like a formula is marked as text: spreadsheets calculate it. */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => {
    const text = /^[=+\-@]/.test(cell) ? `'${cell}` : cell
    return `"${text.replaceAll('"', '""')}"`
  })
  return `${quoted.join(',')}\r\n`
}
