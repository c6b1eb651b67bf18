import type { AnyReading } from '#server/reading/reading.ts'
import { feedReading } from './fetch/feed-reading.ts'
import { listingReading } from './fetch/listing-reading.ts'
import { refreshReading } from './fetch/refresh-reading.ts'
import { opmlReading } from './find/opml-reading.ts'
import { podcastLookupReading } from './find/podcast-lookup-reading.ts'
import { siteReading } from './find/site-reading.ts'
import { pageReading } from './full-text/page-reading.ts'
import { mailReading } from './inboxes/mail-reading.ts'
import { iconLinksReading, iconReading } from './outlets/icon-reading.ts'
import { pictureReading } from './pictures/picture-reading.ts'

export const readings: AnyReading[] = [
  feedReading,
  listingReading,
  refreshReading,
  siteReading,
  podcastLookupReading,
  opmlReading,
  pageReading,
  mailReading,
  pictureReading,
  iconLinksReading,
  iconReading,
]
