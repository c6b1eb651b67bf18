/** The most characters of an address that a search accepts. */
const LONGEST = 2000

/**
 * Returns what another app shared with this one (web/public/app.webmanifest): an address, which
 * many apps put into the text; otherwise the text, or the title. Empty if nothing was shared.
 */
export function sharedIn(params: URLSearchParams): string {
  const [address, text, title] = ['shared', 'shared-text', 'shared-title'].map(
    (name) => params.get(name)?.trim() ?? '',
  )
  const inText = /https?:\/\/\S+/.exec(text!)?.[0]
  return (address || inText || text || title!).slice(0, LONGEST)
}
