/** Hosts of frames that count readers or show advertising, which are not part of the text. */
const UNSEEN_HOSTS =
  /(?:^|\.)(?:googletagmanager\.com|google-analytics\.com|doubleclick\.net|googlesyndication\.com|googleadservices\.com|amazon-adsystem\.com|adnxs\.com|criteo\.(?:com|net)|taboola\.com|outbrain\.com|scorecardresearch\.com|addthis\.com|sharethis\.com|pubmatic\.com|disqus\.com|rubiconproject\.com)$/
const BUTTONS = /^(?:www\.)?facebook\.com\/plugins\/(?:like|share_button|follow)\b/
/** Names of frames with advertisements. */
const ADVERTISING = /google_ads_iframe|aswift_|\b(?:3rd party ad content|advertisement)\b/i
const HIDDEN = /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i
/** A frame of this size or smaller is not meant to be seen. */
const UNSEEN_PX = 2

/** Says if an element with these attributes is hidden, or is not part of the text. */
export function isUnseen(attributes: Readonly<Record<string, string | undefined>>): boolean {
  const sizes = [attributes['width'], attributes['height']]
  if (sizes.some((size) => Number.parseInt(size ?? '') <= UNSEEN_PX)) return true
  if (HIDDEN.test(attributes['style'] ?? '')) return true
  const { id = '', name = '', title = '', src } = attributes
  if (ADVERTISING.test(`${id} ${name} ${title}`)) return true
  if (src === undefined || !URL.canParse(src)) return false
  const { hostname, pathname } = new URL(src)
  return UNSEEN_HOSTS.test(hostname) || BUTTONS.test(hostname + pathname)
}
