/** Features of a site for visitors, which the reader can switch on and off. */
export const plugins = [
  'contact-form',
  'booking',
  'newsletter',
  'search',
  'chat',
  'feed',
  'analytics',
] as const
export type SitePlugin = (typeof plugins)[number]
