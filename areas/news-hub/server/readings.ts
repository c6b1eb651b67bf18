import type { AnyReading } from '#server/reading/reading.ts'
import { pageReading } from './full-text/page-reading.ts'
import { mailReading } from './inboxes/mail-reading.ts'
import { pictureReading } from './pictures/picture-reading.ts'
import { dataReading } from './profiles/data-reading.ts'
import { documentReading } from './profiles/document-reading.ts'
import { feedReading } from './sources/feed-reading.ts'
import { opmlReading } from './sources/opml-reading.ts'
import { podcastLookupReading } from './sources/podcast-lookup-reading.ts'
import { siteReading } from './sources/site-reading.ts'

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
