/** Formats a share as a percentage. */
export function percent(share: number): string {
  return (100 * share).toFixed(1)
}

export function row(...cells: string[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}
