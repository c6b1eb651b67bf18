/** The address of the table of lines that were not imported. */
export function leftOutAddress(importId: string): string {
  return `/saved/imports/${encodeURIComponent(importId)}/left-out.csv`
}
