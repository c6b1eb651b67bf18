/** The most characters of an address that a search accepts. */
const LONGEST = 2000

/**
 * The text that another app shared with this one (web/public/app.webmanifest). It is an address,
 * which many apps put into the text; without an address, it is the text. Empty if nothing was
 * shared.
 */
export function sharedIn(params: URLSearchParams): string {
  const [address, text, title] = ['shared', 'shared-text', 'shared-title'].map(
    (name) => params.get(name)?.trim() ?? '',
  )
  const inText = /https?:\/\/\S+/.exec(text!)?.[0]
  return (address || inText || text || title!).slice(0, LONGEST)
}
