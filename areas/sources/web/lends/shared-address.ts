/** The longest address that the finder takes. */
const LONGEST = 2000

/**
 * The text that another app shared with this one (web/public/app.webmanifest): an address, which
 * many apps put into the text, or otherwise the words. Empty if nothing was shared.
 */
export function sharedIn(params: URLSearchParams): string {
  const [address, text, title] = ['shared', 'shared-text', 'shared-title'].map(
    (name) => params.get(name)?.trim() ?? '',
  )
  const inText = /https?:\/\/\S+/.exec(text!)?.[0]
  return (address || inText || text || title!).slice(0, LONGEST)
}
