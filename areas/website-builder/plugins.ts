/** Parts of a site that its visitors use, and that are switched on and off. */
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
