export const feedPage = '/news-hub/feed'
export const addFeedPage = '/news-hub/add-feed'
export const sourcesPage = '/news-hub/sources'
export const notesPage = '/news-hub/notes'
export const podcastsPage = '/news-hub/podcasts'

/** The feed, limited to one source. */
export const sourcePage = (source: string) => pageWith(feedPage, new URLSearchParams(), { source })

/** The address of a page with some parameters changed; empty ones are removed. */
export function pageWith(
  page: string,
  params: URLSearchParams,
  changes: Record<string, string | null>,
): string {
  const changed = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value) changed.set(name, value)
    else changed.delete(name)
  }
  const search = changed.toString()
  return search ? `${page}?${search}` : page
}
