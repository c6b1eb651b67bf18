import type { SiteWishes } from '../contract.ts'

/** The pronouns for the people of a site: "I" for one person, "we" for several. */
export interface Voice {
  we: string
  We: string
  us: string
  our: string
}

const one: Voice = { we: 'I', We: 'I', us: 'me', our: 'my' }
const several: Voice = { we: 'we', We: 'We', us: 'us', our: 'our' }

export function voiceOf(size: SiteWishes['size']): Voice {
  return size === 'solo' ? one : several
}
