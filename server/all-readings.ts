import type { AnyReading } from './reading/reading.ts'
import { pageReading } from '#feeds/full-text/page-reading.ts'
import { mailReading } from '#feeds/inboxes/mail-reading.ts'
import { pictureReading } from '#feeds/pictures/picture-reading.ts'
import { dataReading } from '#areas/profiles/server/data-reading.ts'
import { documentReading } from '#areas/profiles/server/document-reading.ts'
import { feedReading } from '#feeds/fetch/feed-reading.ts'
import { opmlReading } from '#feeds/find/opml-reading.ts'
import { podcastLookupReading } from '#feeds/find/podcast-lookup-reading.ts'
import { siteReading } from '#feeds/find/site-reading.ts'

/** What the hub has read in the process of its own. */
export const newsHubReadings: AnyReading[] = [
  feedReading,
  siteReading,
  podcastLookupReading,
  opmlReading,
  pageReading,
  mailReading,
  documentReading,
  dataReading,
  pictureReading,
]
