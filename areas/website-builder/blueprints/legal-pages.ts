import { addressLines } from '../drawing/contact-lines.ts'
import type { SitePlugin } from '../plugins.ts'
import type { PlannedPage } from './pages.ts'
import { block, type Plan, type PlannedBlock } from './plan.ts'

/** A privacy page from what the site does with data of visitors, and an imprint. They stand in the footer. */
export function legalPages(plan: Plan, plugins: readonly SitePlugin[]): PlannedPage[] {
  if (!plan.has('compliance')) return []
  const { name } = plan.answers
  return [
    {
      ...{ path: 'privacy', title: 'Privacy' },
      description: `What ${name} does with data of visitors.`,
      blocks: [
        block('text', { title: 'Privacy', words: visiting }),
        ...plugins.flatMap((plugin) => privacyOf[plugin] ?? []),
        rights(plan),
        responsible(plan),
      ],
    },
    {
      ...{ path: 'imprint', title: 'Imprint' },
      description: `Who is responsible for the site of ${name}.`,
      blocks: [
        { ...responsible(plan), values: { ...responsible(plan).values, title: 'Imprint' } },
        block('text', { title: 'Registration and tax numbers' }),
      ],
    },
  ]
}

const visiting =
  'You can read this site without telling anything about yourself. It sets no cookies, stores nothing in your browser and loads nothing from other companies.'

const privacyOf: Partial<Record<SitePlugin, PlannedBlock>> = {
  'contact-form': block('text', {
    title: 'Messages',
    words:
      'When you send a message, your name, your email address and your words are kept so that they can be answered. They are deleted when they are no longer needed.',
  }),
  booking: block('text', {
    title: 'Bookings',
    words:
      'When you book, what you enter in the form is kept with the time, until the booking is over and it is no longer needed.',
  }),
  newsletter: block('text', {
    title: 'Newsletter',
    words:
      'When you subscribe, your email address is kept after you have confirmed it, until you unsubscribe. Each letter has a link for that.',
  }),
  chat: block('text', {
    title: 'Chat',
    words: 'Messages in the chat are kept so that they can be answered.',
  }),
  analytics: block('text', {
    title: 'Visits',
    words:
      'Visits are counted without names: which page is read, from which site visitors come, and on what kind of device. Visitors are told apart within a day by a number that is made from their address and cannot be turned back; on the next day it is another one.',
  }),
}

function rights({ answers: { contact }, voice }: Plan): PlannedBlock {
  const how = contact.mail === '' ? 'Use the contact form' : `Write to ${contact.mail}`
  return block('text', {
    title: 'Your rights',
    words: `You can ask what is kept about you, and have it corrected or erased. ${how}; ${voice.we} will answer. You can also complain to the data protection authority of your country.`,
  })
}

/** The name and address of whoever is responsible; the law asks for both. */
function responsible({ answers: { name, contact } }: Plan): PlannedBlock {
  const isKnown = contact.street !== ''
  return block('place', {
    title: 'Who is responsible',
    address: isKnown ? [name, ...addressLines(contact)].join('\n') : '',
  })
}
