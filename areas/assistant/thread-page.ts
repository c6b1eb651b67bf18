export function threadPage(id: string): string {
  return `/news-hub/thread?id=${encodeURIComponent(id)}`
}
