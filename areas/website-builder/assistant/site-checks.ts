import { readTarget } from '../blocks/address.ts'
import { emptyPlaces } from '../blocks/empty-places.ts'
import { linksIn } from '../blocks/uses.ts'
import type { BuilderAssistant } from '../contract.ts'
import type { PageDraft } from '../contracts/pages.ts'
import type { SiteContact } from '../contracts/site-contact.ts'
import { colorFaults } from '../themes/readable.ts'
import type { Theme } from '../themes/theme.ts'

/** The data of a site that the checks need. */
export interface SiteToCheck {
  pages: readonly (PageDraft & { id: string })[]
  /** Paths of the site that are not pages, such as "news". */
  otherPaths: readonly string[]
  contact: SiteContact
  theme: Theme
  /** The number of pictures that have no alt text and are not marked as decorative. */
  undescribed: number
  /** True if somebody has sent a message with the contact form; null if the site has no form. */
  isFormTried: boolean | null
  isPublished: boolean
  hasChanges: boolean
}

type Check = BuilderAssistant['checklist'][number]

/**
 * Checks a site, and returns the list of tasks. A task is done if its check passes; otherwise it
 * links to the page or part that fails.
 */
export function checkSite(site: SiteToCheck): Check[] {
  return [
    checkPlaces(site),
    checkDescriptions(site),
    checkLinks(site),
    checkContact(site),
    ...(site.undescribed > 0 ? [checkPictures(site)] : []),
    ...(colorFaults(site.theme).length > 0 ? [checkColors()] : []),
    ...(site.isFormTried === null ? [] : [checkForm(site.isFormTried)]),
    checkPublication(site),
  ]
}

function checkPlaces({ pages }: SiteToCheck): Check {
  const open = pages
    .map(({ id, content }) => ({ id, count: emptyPlaces(content).length }))
    .filter(({ count }) => count > 0)
  const count = open.reduce((sum, page) => sum + page.count, 0)
  return {
    id: 'places',
    label: count === 0 ? 'Everything is filled in' : `Fill in ${places(count)}, or remove them`,
    isDone: count === 0,
    ...(open[0] && { page: open[0].id }),
  }
}

const places = (count: number) => (count === 1 ? '1 empty place' : `${count} empty places`)

function checkDescriptions({ pages }: SiteToCheck): Check {
  const open = pages.filter(({ description }) => description.trim() === '')
  return {
    id: 'descriptions',
    label:
      open.length === 0
        ? 'Each page has a description for search engines'
        : `Describe ${open.length === 1 ? 'a page' : `${open.length} pages`} for search engines`,
    isDone: open.length === 0,
    ...(open[0] && { page: open[0].id }),
  }
}

function checkLinks({ pages, otherPaths }: SiteToCheck): Check {
  const paths = new Set([...pages.map(({ path }) => path), ...otherPaths])
  const open = pages.filter(({ content }) => {
    const blocks = new Set(content.map(({ props }) => props.id))
    return linksIn(content).some(({ address }) => {
      const target = readTarget(address)
      if (!target) return true
      if (target.kind === 'block') return !blocks.has(target.blockId)
      return target.kind === 'page' && !paths.has(target.path)
    })
  })
  return {
    id: 'links',
    label: open.length === 0 ? 'Each link leads somewhere' : 'Correct links that lead nowhere',
    isDone: open.length === 0,
    ...(open[0] && { page: open[0].id }),
  }
}

function checkContact({ contact }: SiteToCheck): Check {
  const isDone = contact.mail !== '' || contact.phone !== '' || contact.street !== ''
  return {
    id: 'contact',
    label: isDone ? 'Visitors see how to reach you' : 'Say how visitors can reach you',
    isDone,
    part: 'settings',
  }
}

function checkPictures({ undescribed }: SiteToCheck): Check {
  const pictures = undescribed === 1 ? '1 picture' : `${undescribed} pictures`
  return {
    id: 'pictures',
    label: `Describe ${pictures} for people who cannot see them`,
    ...{ isDone: false, part: 'media' },
  }
}

function checkColors(): Check {
  return {
    id: 'colors',
    label: 'Choose colors that can be read',
    ...{ isDone: false, part: 'settings' },
  }
}

function checkForm(isTried: boolean): Check {
  return {
    id: 'form',
    label: isTried ? 'The contact form works' : 'Send yourself a message by the contact form',
    ...{ isDone: isTried, part: 'inbox' },
  }
}

function checkPublication({ isPublished, hasChanges }: SiteToCheck): Check {
  const isDone = isPublished && !hasChanges
  return {
    id: 'published',
    label: isDone
      ? 'Visitors see the newest version'
      : isPublished
        ? 'Publish your changes'
        : 'Publish the site',
    ...{ isDone, part: 'pages' },
  }
}
