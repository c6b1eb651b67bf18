/** The address of the table of bookmarks that an import left out. */
export function leftOutAddress(importId: string): string {
  return `/saved/imports/${encodeURIComponent(importId)}/left-out.csv`
}
