import { documentReading } from '#platform/files/server/lends.ts'
import { entryHtml } from '#feeds/store/entry-html.ts'
import { readOutcome, refusedPage, type PageOutcome } from '#feeds/full-text/page-outcome.ts'
import { pageReading } from '#feeds/full-text/page-reading.ts'
import { siteRuleFor } from '#feeds/full-text/site-rules.ts'
import { visitPage, type HostLock } from '#feeds/full-text/visit-page.ts'
import type { ExtractedPage } from '#engine/pages/extract-page.ts'
import { deskOf, type GuardedResponse, type World } from '#server/tools.ts'
import { putPageOff, type DuePage } from './due-work.ts'
import { keepPage } from './keep-page.ts'

/** Requests the page of a bookmark and stores the result. */
export async function fetchPage(world: World, page: DuePage, lock: HostLock): Promise<void> {
  // The text of a page before its paywall, stored if nothing better is found.
  let seen: ExtractedPage | null = null
  const { fetch } = deskOf(world, page.readerId)
  const outcome = await visitPage({ ...world, fetch }, page, lock, async (response) => {
    if (isPdf(response)) return readPdf(world, response)
    const refused = refusedPage(response)
    if (refused) return refused
    const { body, address } = response
    const contentType = response.headers['content-type']
    const rule = await siteRuleFor(world.db, address)
    seen = await world.read(pageReading, { body, contentType, address, rule })
    const read = readOutcome(seen, address)
    // A short text is too little for an article, but a reader who saves the page wants it.
    const isShort = read.kind === 'given-up' && seen.text.trim() !== ''
    return isShort ? { kind: 'fetched', page: seen } : read
  })
  if (outcome.kind === 'later') return putPageOff(world, page, outcome.minutes)
  await keepPage(world, page, outcome, seen)
}

function isPdf({ status, body }: GuardedResponse): boolean {
  return status === 200 && Buffer.from(body.subarray(0, 5)).toString('latin1') === '%PDF-'
}

/** Reads the text of a PDF, in which empty lines separate paragraphs. */
async function readPdf(world: World, { body, address }: GuardedResponse): Promise<PageOutcome> {
  const file = new URL(address).pathname.split('/').at(-1) || 'document'
  const name = file.toLowerCase().endsWith('.pdf') ? file : `${file}.pdf`
  const text = await world.read(documentReading, { name, bytes: body })
  const paragraphs = text.split('\n\n').filter((part) => part.trim() !== '')
  const html = paragraphs.map((part) => entryHtml(null, part)).join('\n')
  const facts = { title: null, authors: [], published: null, language: null, image: null }
  return { kind: 'fetched', page: { ...facts, html, text, isFree: null } }
}
