import {
  aboutBlock,
  bookingBlock,
  chatBlocks,
  contactBlock,
  galleryBlocks,
  newsletterBlock,
  offerBlock,
  placeBlocks,
  questionsBlock,
  stepsBlock,
  teamBlocks,
} from './parts.ts'
import { block, emptyRows, type Plan, type PlannedBlock } from './plan.ts'

export interface PlannedPage {
  path: string
  title: string
  description: string
  blocks: readonly PlannedBlock[]
}

/** The path of the page for bookings. The path "booking" is taken by the server. */
const BOOK = 'book'

/**
 * The pages of a site in the order of its menu. Pages that the law requires are in
 * `legal-pages.ts`.
 */
export function pagesOf(plan: Plan): PlannedPage[] {
  const home = homePage(plan)
  if (plan.answers.purpose === 'single-page') return [home]
  const { name } = plan.answers
  const { offer, booking } = plan.texts
  const team = teamBlocks(plan)
  const gallery = galleryBlocks(plan)
  const isNews = plan.answers.purpose === 'news'
  const pages: (PlannedPage | null)[] = [
    home,
    plan.answers.purpose === 'booking'
      ? {
          ...{ path: BOOK, title: booking.button },
          description: `Free times of ${name}: choose a day and book one.`,
          blocks: [bookingBlock(plan), ...placeBlocks(plan)],
        }
      : null,
    isNews
      ? null
      : {
          ...{ path: offer.path, title: offer.name },
          description: `${offer.name}: ${name}, with answers to common questions.`,
          blocks: [offerBlock(plan), questionsBlock(plan), ...actionBlocks(plan)],
        },
    {
      ...{ path: 'about', title: 'About' },
      description: `Who is behind ${name}.`,
      blocks: [aboutBlock(plan), ...(isNews ? [newsRules] : []), ...actionBlocks(plan)],
    },
    team.length === 0
      ? null
      : {
          ...{ path: 'team', title: 'Team', blocks: [...teamOpening(plan), ...team] },
          description: `The people of ${name}.`,
        },
    gallery.length === 0
      ? null
      : {
          ...{ path: 'gallery', title: 'Gallery', blocks: gallery },
          description: `Pictures of ${name}.`,
        },
    {
      ...{ path: 'contact', title: 'Contact' },
      description: `How to reach ${name}.`,
      blocks: [contactBlock(plan), ...chatBlocks(plan), ...placeBlocks(plan)],
    },
  ]
  return pages.filter((page) => page !== null)
}

function homePage(plan: Plan): PlannedPage {
  const { name, contact } = plan.answers
  const { offer, isLocal } = plan.texts
  const where = contact.town === '' ? '' : ` in ${contact.town}`
  const facts = isLocal ? `${offer.name}, opening hours and contact` : `${offer.name} and contact`
  const isNews = plan.answers.purpose === 'news'
  return {
    ...{ path: '', title: 'Home', blocks: homeBlocks(plan) },
    description: isNews
      ? `News from ${name}, with sources.`
      : `${name}${where}: ${lowered(facts)}.`,
  }
}

function homeBlocks(plan: Plan): PlannedBlock[] {
  const { answers, texts } = plan
  const opening = { title: answers.name, lead: texts.lead }
  const contact = { secondButton: 'Contact', secondTarget: '/contact' }
  switch (answers.purpose) {
    case 'informational':
      return [
        block('opening', { ...opening, ...toOffer(plan), ...contact }),
        waysBlock(plan),
        ...(answers.industry === 'community' ? [block('news', { title: 'News', most: 3 })] : []),
        ...placeBlocks(plan),
        ...actionBlocks(plan),
      ]
    case 'single-page':
      return singlePage(plan)
    case 'marketing-funnel':
      return [
        block('opening', {
          ...opening,
          ...{ button: texts.action.button, target: '/contact' },
          ...{ secondButton: texts.offer.link, secondTarget: `/${texts.offer.path}` },
        }),
        block('cards', { title: 'Good reasons', look: 'plain', items: emptyRows(3) }),
        stepsBlock(plan),
        questionsBlock(plan),
        ...actionBlocks(plan),
        newsletterBlock(plan),
      ]
    case 'booking':
      return [
        block('opening', {
          ...opening,
          ...{ button: texts.booking.button, target: `/${BOOK}` },
          ...{ secondButton: texts.offer.link, secondTarget: `/${texts.offer.path}` },
        }),
        bookingSteps,
        waysBlock(plan),
        ...placeBlocks(plan),
        ...actionBlocks(plan),
      ]
    case 'news':
      return [
        block('opening', { title: answers.name, lead: 'News, and the sources it comes from.' }),
        block('news', { title: 'Latest', most: 12 }),
        newsletterBlock(plan),
      ]
  }
}

/** All content on one page, where buttons lead to blocks further down. */
function singlePage(plan: Plan): PlannedBlock[] {
  const { answers, texts, voice } = plan
  return [
    block('opening', {
      ...{ title: answers.name, lead: texts.lead },
      ...{ button: `Write to ${voice.us}`, target: '#contact' },
    }),
    offerBlock(plan),
    aboutBlock(plan),
    ...teamBlocks(plan),
    ...galleryBlocks(plan),
    questionsBlock(plan),
    ...placeBlocks(plan),
    ...chatBlocks(plan),
    contactBlock(plan),
  ]
}

/**
 * A heading for a team that is divided into departments, because each department has a heading of
 * its own.
 */
function teamOpening({ answers, voice }: Plan): PlannedBlock[] {
  if (answers.size !== 'mid-team') return []
  return [block('opening', { title: `Meet ${voice.our} team` })]
}

const toOffer = ({ texts: { offer } }: Plan) => ({ button: offer.link, target: `/${offer.path}` })

/** Cards that link to the other pages. */
function waysBlock(plan: Plan): PlannedBlock {
  const { offer, isLocal } = plan.texts
  const { us, our } = plan.voice
  const way = (name: string, words: string, link: string, path: string) => ({
    ...{ name, words, link },
    target: `/${path}`,
  })
  return block('cards', {
    items: [
      way(offer.name, offer.teaser, offer.link, offer.path),
      plan.answers.size === 'solo'
        ? way('About', 'Who you will be dealing with.', `About ${us}`, 'about')
        : way('Team', 'Who you will be dealing with.', `Meet ${our} team`, 'team'),
      way(
        'Contact',
        isLocal ? `How to get in touch, and where to find ${us}.` : 'How to get in touch.',
        `Write to ${us}`,
        'contact',
      ),
    ],
  })
}

const bookingSteps = block('cards', {
  title: 'How to book',
  look: 'steps',
  items: [
    { name: 'Choose a day', words: 'You see at once which times are free.' },
    { name: 'Choose a time', words: 'Take the one that suits you.' },
    { name: 'Leave your name', words: 'With an email address, so that you can be reached.' },
  ],
})

const newsRules = block('text', {
  title: 'How stories are made',
  words:
    'Each story is put together from several sources. Every sentence is quoted word for word, with a number that leads to its source.\n\nStories that turn out to be wrong are corrected, and say so.',
})

function actionBlocks({ answers, texts: { action, booking } }: Plan): PlannedBlock[] {
  const to =
    answers.purpose === 'booking'
      ? { button: booking.button, target: `/${BOOK}` }
      : { button: action.button, target: '/contact' }
  return [block('action', { title: action.title, ...to })]
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
