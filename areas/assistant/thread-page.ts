/** The page on which a thread is read by itself. */
export function threadPage(id: string): string {
  return `/news-hub/thread?id=${encodeURIComponent(id)}`
}
