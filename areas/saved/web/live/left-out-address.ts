/** Where the table is of what was not imported. */
export function leftOutAddress(importId: string): string {
  return `/saved/imports/${encodeURIComponent(importId)}/left-out.csv`
}
